/** Lets what changes its place on a board be seen going there. Things are known by their `data-place`. */
import { prefersReducedMotion } from '#app/ui/reduced-motion.ts'

const things = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>('[data-place]')]

/**
 * Makes a change, which has happened when `change` returns; each thing that it moves comes from where it
 * stood. Places are those of the layout, whatever a thing is on its way from and however far the board is
 * scrolled.
 */
export function glide(board: HTMLElement, change: () => void): void {
  const before = new Map(
    things(board).map((thing) => [thing.dataset.place, [thing.offsetLeft, thing.offsetTop]]),
  )
  change()
  if (prefersReducedMotion()) return
  for (const thing of things(board)) {
    const { offsetLeft, offsetTop } = thing
    const [left = offsetLeft, top = offsetTop] = before.get(thing.dataset.place) ?? []
    if (left === offsetLeft && top === offsetTop) continue
    thing.animate(
      { transform: [`translate(${left - offsetLeft}px, ${top - offsetTop}px)`, 'none'] },
      { duration: 240, easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)' },
    )
  }
}

/** The board turns to a thing that was moved, and the keyboard stays on its way; the page stays where it is. */
export function follow(board: HTMLElement, place: string, by: 1 | -1): void {
  const thing = things(board).find((each) => each.dataset.place === place)
  if (!thing) return
  const buttons = [...thing.querySelectorAll('button')]
  buttons.at(by === 1 ? -1 : 0)?.focus({ preventScroll: true })
  board.scrollTo({
    left: thing.offsetLeft - (board.clientWidth - thing.offsetWidth) / 2,
    top: thing.offsetTop + thing.offsetHeight - board.clientHeight + 32,
  })
}
