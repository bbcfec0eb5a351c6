/** Whether the page has a place for toasts, which comes once it is idle. What is said before waits for it: the library would lose it. */
let placed: () => void = () => undefined

export const toastsArePlaced = () => placed()

/** Nothing to wait for where there is no page. */
export const toastPlace: Promise<void> | undefined =
  globalThis.document &&
  new Promise((resolve) => {
    placed = resolve
  })
