/** What is drawn while a stop is dragged: its name under the pointer, and a line where it would go. */
import { prefersReducedMotion } from '#app/ui/reduced-motion.ts'
import type { Slot } from './slots.ts'

/** Plain elements outside of React: a frame of a drag moves two of them and renders nothing. */
export function drawMarks(name: string) {
  const ghost = document.createElement('div')
  ghost.dataset.surface = 'paper'
  ghost.className =
    'pointer-events-none fixed top-0 left-0 z-60 max-w-72 will-change-transform truncate rounded-control border border-hairline bg-surface px-4 py-2.5 font-display text-lg text-on-surface shadow-soft'
  ghost.textContent = name
  const line = document.createElement('div')
  line.className =
    'pointer-events-none fixed top-0 left-0 z-50 h-1 rounded-full bg-accent will-change-transform'
  line.hidden = true
  ghost.hidden = true
  document.body.append(line, ghost)
  return {
    point: (x: number, y: number) => {
      ghost.hidden = false
      ghost.style.transform = `translate3d(${Math.round(x + 12)}px, ${Math.round(y - 20)}px, 0)`
    },
    line: (at: DOMRect | null) => {
      line.hidden = at === null
      if (!at) return
      line.style.width = `${at.width}px`
      line.style.transform = `translate3d(${at.x}px, ${Math.round(at.y)}px, 0)`
    },
    remove: () => {
      ghost.remove()
      line.remove()
    },
  }
}

export const isSameSlot = (one: Slot | null, other: Slot | null): boolean =>
  one?.day === other?.day && one?.index === other?.index

/** Lets the stops of some days glide from where they were to where they are. */
export function glide(days: readonly Element[], change: () => void): void {
  if (prefersReducedMotion()) {
    change()
    return
  }
  const stops = () => days.flatMap((day) => [...day.querySelectorAll<HTMLElement>('[id^="stop-"]')])
  const before = new Map(stops().map((each) => [each.id, each.getBoundingClientRect().top]))
  change()
  requestAnimationFrame(() => {
    const moved = stops().map((each) => ({ each, now: each.getBoundingClientRect().top }))
    for (const { each, now } of moved) {
      const was = before.get(each.id)
      if (was === undefined || Math.abs(was - now) < 2 || Math.abs(was - now) > 1500) continue
      each.animate([{ transform: `translateY(${was - now}px)` }, { transform: 'none' }], {
        duration: 200,
        easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)',
      })
    }
  })
}
