/**
 * Resolves once the page has rendered the place for toasts, which it does when idle. Earlier toasts wait for
 * it, because the library would drop them.
 */
let placed: () => void = () => undefined

export const toastsArePlaced = () => placed()

/** Undefined on the server. */
export const toastPlace: Promise<void> | undefined =
  globalThis.document &&
  new Promise((resolve) => {
    placed = resolve
  })
