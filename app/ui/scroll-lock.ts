/** How many dialogs and sheets hold the page still. */
let holders = 0

/**
 * Keeps the page behind a dialog from scrolling; answers how to let it go. Nothing that elements inherit
 * is set, unlike what Radix's overlay does: a new value of that kind has the whole page styled again.
 */
export function lockScroll(): () => void {
  const { documentElement: root, body } = document
  holders += 1
  if (holders === 1) {
    // Where the scrollbar takes room, the page keeps its width without it.
    const scrollbar = window.innerWidth - root.clientWidth
    root.style.overflow = 'hidden'
    if (scrollbar > 0) body.style.marginRight = `${scrollbar}px`
  }
  return () => {
    holders -= 1
    if (holders > 0) return
    root.style.overflow = ''
    body.style.marginRight = ''
  }
}
