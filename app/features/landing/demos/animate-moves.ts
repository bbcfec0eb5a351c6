/** Animates elements that move on a board (FLIP). They are identified by `data-place`. */
import { prefersReducedMotion } from '#app/ui/reduced-motion.ts'

const things = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>('[data-place]')]

/**
 * Runs `change`, which must update the DOM before it returns, and animates each moved element from
 * its former position. Positions are those of the layout, so that running animations and scrolling
 * do not count.
 */
export function animateMoves(board: HTMLElement, change: () => void): void {
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

/**
 * Scrolls the board to a moved element and focuses its button for the same direction, without
 * scrolling the page.
 */
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
