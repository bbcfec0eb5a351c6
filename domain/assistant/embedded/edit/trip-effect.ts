/** Describes a change of the trip before it is made: compares the trip as it is with the trip as it would be. */
import { listed } from '#domain/text/listed.ts'
import { replay } from '#domain/trip/apply.ts'
import { operationIdSchema } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import { capital, count, onDay } from '../phrases.ts'

export function tripWith(trip: Trip, changes: readonly TripChange[]): Trip {
  const log = changes.map((change, index) => ({
    id: operationIdSchema.parse(`tried-${index}`),
    base: 0,
    hand: 'assistant' as const,
    change,
  }))
  return replay(trip, log).trip
}

const visits = ({ stops }: Day) => stops.filter(({ kind }) => kind !== 'free' && kind !== 'journey')

/** "Tue 11 May: without X, new Y; 4 stops instead of 6, from 10:00 to 18:30." */
export function effectInWords(before: Trip, after: Trip, said = ''): string {
  const lines = after.days.flatMap((day) => {
    const old = before.days.find(({ id }) => id === day.id)
    if (!old)
      return [`New: ${onDay(day.date)}${namesIn(day) ? ` with ${namesIn(day)}` : ', still empty'}.`]
    const line = dayEffect(old, day, said)
    return line ? [`${capital(onDay(day.date))}: ${line}.`] : []
  })
  const gone = before.days.filter(({ id }) => !after.days.some((day) => day.id === id))
  const lost = gone.map(
    (day) => `${onDay(day.date)} goes${namesIn(day) ? `, with ${namesIn(day)}` : ''}.`,
  )
  return [...lost, ...lines].slice(0, 4).join(' ')
}

const namesIn = (day: Day) =>
  listed(
    visits(day)
      .slice(0, 4)
      .map(({ name }) => name),
  )

function dayEffect(old: Day, now: Day, said: string): string {
  const [was, is] = [visits(old), visits(now)]
  const gone = was
    .filter(({ name }) => !is.some((stop) => stop.name === name))
    .map(({ name }) => name)
  const fresh = is
    .filter(({ name }) => !was.some((stop) => stop.name === name))
    .map(({ name }) => name)
  const hours = [hoursOf(old), hoursOf(now)]
  const parts = [
    ...(gone.some((name) => !said.includes(name)) ? [`without ${listed(gone.slice(0, 4))}`] : []),
    ...(fresh.some((name) => !said.includes(name)) ? [`with ${listed(fresh.slice(0, 4))}`] : []),
    ...(gone.length !== fresh.length
      ? [
          `${count(is.length)} ${is.length === 1 ? 'stop' : 'stops'} instead of ${count(was.length)}`,
        ]
      : []),
    ...(hours[1] && hours[0] !== hours[1]
      ? [`${hours[1]}${hours[0] ? ` instead of ${hours[0]}` : ''}`]
      : []),
  ]
  if (parts.length === 0) return ''
  return parts.join(', ')
}

function hoursOf(day: Day): string {
  const times = visits(day)
    .flatMap(({ start }) => start ?? [])
    .toSorted()
  const ends = visits(day)
    .flatMap(({ end }) => end ?? [])
    .toSorted()
  const [first, last] = [times[0], ends.at(-1)]
  return first && last ? `${first.slice(11, 16)} to ${last.slice(11, 16)}` : ''
}
