/** How many dialogs and sheets hold the page still. */
let holders = 0

/** Width of the page's scrollbar. Ask before changing the page: afterwards it forces a layout. */
export function scrollbarWidth(): number {
  const page = globalThis.document?.documentElement
  return page ? window.innerWidth - page.clientWidth : 0
}

/**
 * Keeps the page behind a dialog from scrolling, until the returned function is called. It sets no inherited
 * property, unlike Radix: a new value of one has the whole page styled again. `base.css` reacts to the root's
 * `overflow`, and keeps the body from passing on what Radix sets there.
 */
export function lockScroll(scrollbar: number): () => void {
  const { documentElement: root, body } = document
  holders += 1
  if (holders === 1) {
    root.style.overflow = 'hidden'
    // Where the scrollbar took room, the page keeps its width without it.
    if (scrollbar > 0) body.style.marginRight = `${scrollbar}px`
  }
  return () => {
    holders -= 1
    if (holders > 0) return
    root.style.overflow = ''
    body.style.marginRight = ''
  }
}
