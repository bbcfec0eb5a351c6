/** How many dialogs and sheets hold the page still. */
let holders = 0

/** What the page's scrollbar takes of its width. To be asked before the page is changed: afterwards the answer has it laid out at once. */
export function scrollbarWidth(): number {
  const page = globalThis.document?.documentElement
  return page ? window.innerWidth - page.clientWidth : 0
}

/**
 * Keeps the page behind a dialog from scrolling; answers how to let it go. Nothing that elements inherit
 * is set, unlike what Radix does: a new value of that kind has the whole page styled again. By the root's `overflow`
 * `base.css` knows of it, and keeps the body from passing on what Radix sets there.
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
