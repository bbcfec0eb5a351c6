/** Where a trip is on which day, and where its nights are spent. */
import { byOrder } from './by-order.ts'
import type { DayId } from './ids.ts'
import type { Lodging, Trip } from './schema.ts'

export interface StayByDay {
  city: string
  /** Numbers of days, from 1; both are spent there. */
  first: number
  last: number
}

export function staysByDay(trip: Trip): StayByDay[] {
  const number = positions(trip)
  return trip.stays.map(({ name, first, last }) => ({
    city: name,
    first: number(first) + 1,
    last: number(last) + 1,
  }))
}

/** The bed after the day at this index; of several the one that was moved into last. */
export function lodgingOfNight(trip: Trip, index: number): Lodging | undefined {
  const number = positions(trip)
  return trip.lodgings.findLast(
    ({ checkIn, checkOut }) => number(checkIn) <= index && index < number(checkOut),
  )
}

/** A day that was removed counts as the next one that is left. */
function positions({ days, bin }: Trip): (id: DayId) => number {
  const known = new Map(days.map(({ id }, index) => [id, index]))
  return (id) => {
    const index = known.get(id)
    if (index !== undefined) return index
    const gone = bin.find((part) => part.entity === 'day' && part.id === id)
    if (gone?.entity !== 'day') return 0
    const { order } = gone.fields
    const next = days.findIndex((day) => byOrder(day, { order, id }) > 0)
    return next < 0 ? Math.max(0, days.length - 1) : next
  }
}
