/** Fields of a trip in words: "the time of São Jorge Castle and the trip’s title". */
import type { FieldChange } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'

const words: Readonly<Record<string, string>> = {
  name: 'the name',
  title: 'the title',
  start: 'the time',
  minutes: 'the length',
  day: 'the day',
  order: 'the place',
  locked: 'the lock',
  text: 'the text',
  cost: 'the cost',
  weather: 'the weather',
  party: 'the party',
}
const mostNamed = 2

export function describeFields(trip: Trip, changes: readonly FieldChange[]): string {
  const named = [...new Set(changes.map((change) => describe(trip, change)))]
  const more = named.length - mostNamed
  const shown = more > 0 ? [...named.slice(0, mostNamed), `${more} more`] : named
  return shown.length > 1
    ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
    : (shown[0] ?? 'something')
}

function describe(trip: Trip, { entity, id, field }: FieldChange): string {
  const what = field === 'removed' || field === null ? '' : (words[field] ?? 'a detail')
  if (entity === 'trip') return what === '' ? 'the trip' : `${what} of the trip`
  const name = nameOf(trip, entity, id)
  return what === '' ? name : `${what} of ${name}`
}

function nameOf(trip: Trip, entity: string, id: string): string {
  const day = trip.days.findIndex((each) => each.id === id)
  if (day >= 0) return `day ${day + 1}`
  const stop = trip.days.flatMap(({ stops }) => stops).find((each) => each.id === id)
  if (stop) return stop.name
  const binned = trip.bin.find((each) => each.entity === 'stop' && each.id === id)
  return binned?.entity === 'stop' ? binned.fields.name : `a ${entity}`
}
