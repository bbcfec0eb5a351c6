/** Where a stop can be put down: before, between and after the stops of every day, read from the page. */
import type { DayId, StopId } from '#domain/trip/ids.ts'

export interface Slot {
  day: DayId
  /** Counted without the stop that is dragged. */
  index: number
}

export const stopElement = (id: string): HTMLElement | null => document.getElementById(`stop-${id}`)

const dayOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-day]') ?? null

/** Direct children instead of a selector, which would visit every element of the trip in each frame. */
export const daysIn = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter((each) => each instanceof HTMLElement)

export const nameOf = (id: StopId): string =>
  stopElement(id)?.querySelector('legend')?.textContent ?? ''

/** The stops of a day without the one that is dragged. */
export function othersIn(day: Element, dragged: StopId): HTMLElement[] {
  return [...day.querySelectorAll<HTMLElement>('[id^="stop-"]')].filter(
    ({ id }) => id !== `stop-${dragged}`,
  )
}

/**
 * The day at the height of the pointer, or the nearest one; null outside of the list. Boxes are read
 * and nothing is hit-tested, which would ask every layer of the page.
 */
function dayAtHeight(list: HTMLElement, y: number): HTMLElement | null {
  const box = list.getBoundingClientRect()
  if (y < box.top || y > box.bottom) return null
  let nearest: HTMLElement | null = null
  let distance = Number.POSITIVE_INFINITY
  for (const day of daysIn(list)) {
    const { top, bottom } = day.getBoundingClientRect()
    const away = Math.max(top - y, y - bottom, 0)
    if (away < distance) [nearest, distance] = [day, away]
    if (away === 0) break
  }
  return nearest
}

/** Of the stops only those of one day are measured, so that a long trip costs no more than a short one. */
export function slotAt(list: HTMLElement, y: number, dragged: StopId): Slot | null {
  const day = dayAtHeight(list, y)
  if (!day) return null
  const middles = othersIn(day, dragged).map((each) => {
    const { top, height } = each.getBoundingClientRect()
    return top + height / 2
  })
  const before = middles.findIndex((middle) => y < middle)
  return { day: day.dataset.day as DayId, index: before < 0 ? middles.length : before }
}

/** Where the line is drawn that shows a slot, in the coordinates of the window. */
export function lineOf(list: HTMLElement, { day, index }: Slot, dragged: StopId): DOMRect | null {
  const card = daysIn(list).find(({ dataset }) => dataset.day === day)
  if (!card) return null
  const others = othersIn(card, dragged)
  const inner = (others[0]?.parentElement ?? card).getBoundingClientRect()
  const next = others[index]?.getBoundingClientRect()
  const last = others.at(-1)?.getBoundingClientRect()
  const y = next ? next.top - 4 : last ? last.bottom - 8 : card.getBoundingClientRect().bottom - 48
  return new DOMRect(inner.left + 12, y, inner.width - 24, 3)
}

/** The slot in which the stop is now. */
export function slotOf(id: StopId): Slot | null {
  const element = stopElement(id)
  const day = dayOf(element)
  if (!element || !day) return null
  const all = [...day.querySelectorAll('[id^="stop-"]')]
  return { day: day.dataset.day as DayId, index: all.indexOf(element) }
}

/** The next slot in this direction; past the end of a day it is in the next day. */
export function nextSlot(list: HTMLElement, slot: Slot, step: -1 | 1, dragged: StopId): Slot {
  const days = daysIn(list)
  const at = days.findIndex(({ dataset }) => dataset.day === slot.day)
  const here = days[at]
  const most = here ? othersIn(here, dragged).length : 0
  const index = slot.index + step
  if (index >= 0 && index <= most) return { day: slot.day, index }
  const neighbour = days[at + step]
  if (!neighbour) return slot
  const end = step > 0 ? 0 : othersIn(neighbour, dragged).length
  return { day: neighbour.dataset.day as DayId, index: end }
}
