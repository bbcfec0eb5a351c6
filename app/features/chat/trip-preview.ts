/** Before and after of a change of a trip, for somebody who decides whether to make it. */
import { replay } from '#domain/trip/apply.ts'
import { operationIdSchema } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { whatChanged } from '#domain/trip/what-changed.ts'

export interface TripPreview {
  /** In words, one thing each. */
  lines: string[]
  /** The stops of each day that has others, or in another order. */
  days: { day: number; before: string[]; after: string[] }[]
}

export function previewOf(trip: Trip, changes: readonly TripChange[]): TripPreview {
  const log = changes.map((change, index) => ({
    id: operationIdSchema.parse(`preview-${index}`),
    base: 0,
    hand: 'assistant' as const,
    change,
  }))
  const after = replay(trip, log).trip
  const lines = linesOf(trip, after)
  return {
    lines: lines.length > 0 ? lines : ['The details of the trip, and none of its stops'],
    days: changedDays(trip, after),
  }
}

function linesOf(before: Trip, after: Trip): string[] {
  const { added, removed, moved, retimed } = whatChanged(before, after)
  return [
    ...removed.map(({ name, day }) => `Day ${day}: ${name} goes`),
    ...added.map(({ name, day }) => `Day ${day}: ${name} comes in`),
    ...moved.map(({ name, from, to }) => `${name} moves from day ${from} to day ${to}`),
    ...(retimed.length > 0
      ? [`${retimed.length} ${retimed.length === 1 ? 'stop has' : 'stops have'} another time`]
      : []),
  ]
}

function changedDays(before: Trip, after: Trip): TripPreview['days'] {
  const count = Math.max(before.days.length, after.days.length)
  return Array.from({ length: count }, (_, index) => ({
    day: index + 1,
    before: namesOf(before, index),
    after: namesOf(after, index),
  })).filter((day) => day.before.join('\n') !== day.after.join('\n'))
}

const namesOf = ({ days }: Trip, index: number): string[] =>
  days[index]?.stops.map(({ name }) => name) ?? []
