/**
 * Random trips and operations for property tests. Ids come from small pools, so that operations
 * often meet the same part, one that is removed, or one that never was.
 */
import fc from 'fast-check'
import { emptyBrief } from '#domain/brief/schema.ts'
import { replay } from '../apply.ts'
import { dayIdSchema, operationIdSchema, tripIdSchema } from '../ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '../new-trip.ts'
import { type SentOperation, type TripChange, tripChangeSchema } from '../operation.ts'
import { orderKeySchema } from '../order-keys.ts'
import type { Trip } from '../schema.ts'

const pool = (prefix: string, size: number) =>
  fc.constantFrom(...Array.from({ length: size }, (_, index) => `${prefix}${index}`))
const days = pool('d', 6)
const stops = pool('s', 9)
const order = fc.constantFrom('1', '5', '8', 'F', 'V', 'V1', 'k', 'z')
const zone = fc.constantFrom('Europe/Lisbon', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Apia')
const text = fc.constantFrom('Castle', 'Lunch', 'Night train', 'Ærø', '東京', 'x')
const minute = fc.integer({ min: 0, max: 2879 })
const start = fc.option(minute)
const length = fc.option(fc.integer({ min: 0, max: 4000 }))
const money = fc.option(
  fc.record({ minor: fc.integer({ min: 0, max: 9999 }), currency: fc.constantFrom('EUR', 'JPY') }),
)
const source = fc.constantFrom({ kind: 'estimate', name: 'distance' }, { kind: 'catalogue' })
const weather = fc.record({
  rain: fc.constantFrom(0, 0.5, 1),
  high: fc.option(fc.constantFrom(10, 35)),
  low: fc.constant(null),
  source,
})
const leg = fc.option(
  fc.record({
    mode: fc.constantFrom('walk', 'flight'),
    minutes: fc.option(fc.constantFrom(5, 700)),
    meters: fc.constant(null),
    from: fc.constant(null),
    to: fc.option(fc.record({ name: text, at: fc.constant(null) })),
    reference: fc.constant(null),
    source,
  }),
)
const about = fc.oneof(
  fc.constant({ entity: 'trip' }),
  stops.map((id) => ({ entity: 'stop', id })),
)

const stopFields = fc
  .record({
    day: days,
    order,
    name: text,
    zone,
    endZone: zone,
    start,
    minutes: length,
    leg,
    cost: money,
    locked: fc.boolean(),
  })
  .map(({ day, order: key, ...more }) => {
    const { removed: _, ...fields } = newStopFields({
      day: dayIdSchema.parse(day),
      order: orderKeySchema.parse(key),
      name: more.name,
      zone: more.zone,
    })
    return { ...fields, ...more }
  })
const dayFields = fc
  .record({ order, zone, skips: fc.integer({ min: 0, max: 2 }), title: fc.option(text) })
  .map(({ order: key, ...more }) => {
    const { removed: _, ...fields } = newDayFields({
      order: orderKeySchema.parse(key),
      zone: more.zone,
    })
    return { ...fields, ...more }
  })
const lodgingFields = fc.record({
  order,
  name: text,
  at: fc.constant(null),
  area: fc.option(text),
  address: fc.constant(null),
  checkIn: days,
  checkOut: days,
  rooms: fc.constant(null),
  cost: money,
  source,
})
const zoned = fc.option(fc.record({ local: fc.constant('2027-05-10T23:30'), zone }))
const bookingFields = fc.record({
  order,
  kind: fc.constantFrom('flight', 'table'),
  title: text,
  reference: fc.option(text),
  status: fc.constantFrom('wanted', 'confirmed'),
  start: zoned,
  end: zoned,
  provider: fc.constant(null),
  url: fc.constant(null),
  cost: money,
  about,
})
const noteFields = fc.record({ order, about, text })
const listFields = fc.record({ order, title: text })
const itemFields = fc.record({ order, checklist: pool('c', 2), text, done: fc.boolean() })
const fileFields = fc.record({
  order,
  about,
  name: text,
  mediaType: fc.constant('application/pdf'),
  bytes: fc.nat(1000),
  path: fc.constant('a/b.pdf'),
})

const seed = (entity: string, id: fc.Arbitrary<string>, fields: fc.Arbitrary<object>) =>
  fc.record({ entity: fc.constant(entity), id, fields })
const daySeed = fc.record({ id: days, fields: dayFields })
const stopSeed = fc.record({ id: stops, fields: stopFields })
const seeds = fc.oneof(
  { weight: 3, arbitrary: seed('day', days, dayFields) },
  { weight: 6, arbitrary: seed('stop', stops, stopFields) },
  seed('lodging', pool('l', 2), lodgingFields),
  seed('booking', pool('b', 2), bookingFields),
  seed('note', pool('n', 2), noteFields),
  seed('checklist', pool('c', 2), listFields),
  seed('item', pool('i', 3), itemFields),
  seed('attachment', pool('a', 2), fileFields),
)
const refs = fc.oneof(
  days.map((id) => ({ entity: 'day', id })),
  stops.map((id) => ({ entity: 'stop', id })),
  fc.constantFrom(
    { entity: 'lodging', id: 'l0' },
    { entity: 'booking', id: 'b0' },
    { entity: 'note', id: 'n0' },
    { entity: 'checklist', id: 'c0' },
    { entity: 'item', id: 'i0' },
    { entity: 'attachment', id: 'a0' },
  ),
)
const few = <T>(each: fc.Arbitrary<T>, least = 1) =>
  fc.array(each, { minLength: least, maxLength: 4 })
const timing = fc.record(
  { stop: stops, start, minutes: length, leg },
  { requiredKeys: ['stop', 'start', 'minutes'] },
)
const back = fc.record({ day: days, back: leg })
const date = fc.constantFrom('2027-03-27', '2027-05-10', '2028-02-28', '2027-12-31')
const kind = <K extends string>(value: K) => fc.constant(value)

const edits = fc.oneof(
  fc.record({
    entity: kind('stop'),
    id: stops,
    set: fc.record({ name: text, start, cost: money, zone }, { requiredKeys: [] }),
  }),
  fc.record({
    entity: kind('day'),
    id: days,
    set: fc.record({ title: fc.option(text), weather }, { requiredKeys: [] }),
  }),
  fc.record({
    entity: kind('trip'),
    id: fc.constant('trip'),
    set: fc.record({ pace: fc.constantFrom('slow', 'fast') }),
  }),
  fc.record({ entity: kind('booking'), id: fc.constant('b0'), set: bookingFields }),
  fc.record({ entity: kind('item'), id: pool('i', 3), set: fc.record({ done: fc.boolean() }) }),
  fc.record({ entity: kind('note'), id: pool('n', 2), set: fc.record({ text }) }),
)

/** Any change but an undo, which needs something to undo. */
export const changes: fc.Arbitrary<TripChange> = fc
  .oneof(
    { weight: 4, arbitrary: fc.record({ kind: kind('add'), things: few(seeds) }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('remove'), things: few(refs) }) },
    fc.record({ kind: kind('restore'), things: few(refs) }),
    { weight: 3, arbitrary: fc.record({ kind: kind('edit'), edits: few(edits) }) },
    fc.record({
      kind: kind('rename'),
      thing: fc.oneof(
        stops.map((id) => ({ entity: 'stop', id })),
        fc.constantFrom(
          { entity: 'trip', id: 'trip' },
          { entity: 'day', id: 'd0' },
          { entity: 'checklist', id: 'c0' },
        ),
      ),
      name: text,
    }),
    {
      weight: 3,
      arbitrary: fc.record(
        { kind: kind('move-stop'), stop: stops, day: days, order, start },
        { requiredKeys: ['kind', 'stop', 'day', 'order'] },
      ),
    },
    fc.record({ kind: kind('move-day'), day: days, order }),
    fc.record({ kind: kind('swap-days'), first: days, second: days }),
    fc.record({ kind: kind('clear-day'), day: days }),
    fc.record({ kind: kind('lock-stop'), stop: stops, locked: fc.boolean() }),
    fc.record({ kind: kind('swap-stop'), stop: stops, by: stopSeed }),
    fc.record({ kind: kind('retime'), times: few(timing), backs: few(back, 0) }),
    fc.record({
      kind: kind('change-dates'),
      start: date,
      add: few(daySeed, 0),
      remove: few(days, 0),
    }),
    fc.record({
      kind: kind('change-party'),
      party: fc.integer({ min: 1, max: 9 }).map((total) => ({ ...emptyBrief().party, total })),
    }),
    fc.record({
      kind: kind('weather-swap'),
      day: days,
      weather,
      swaps: few(fc.record({ stop: stops, by: stopSeed }), 0),
      times: few(timing, 0),
    }),
    fc.record({
      kind: kind('replan'),
      days: few(days, 0),
      because: fc.constantFrom('asked', 'rain', 'closed'),
      closed: few(fc.record({ placeId: text, day: days }), 0),
      avoid: few(text, 0),
      weather: few(fc.record({ day: days, weather }), 0),
      hours: few(fc.record({ day: days, from: start }), 0),
      result: fc.option(
        fc.record({
          add: few(stopSeed, 0),
          remove: few(stops, 0),
          move: few(fc.record({ stop: stops, day: days, order }), 0),
          times: few(timing, 0),
          backs: few(back, 0),
          leftOut: few(fc.record({ placeId: fc.option(text), name: text, reason: text }), 0),
        }),
      ),
    }),
  )
  .map((change) => tripChangeSchema.parse(change))

const nobodys = emptyTrip(
  tripIdSchema.parse('trip'),
  newTripFields({ title: 'Somewhere', start: '2027-05-10' }),
)

/** Trips with removed parts, parts of removed parts, and references that lead nowhere. */
export const trips: fc.Arbitrary<Trip> = fc
  .record({
    first: fc.array(seeds, { minLength: 1, maxLength: 25 }),
    later: fc.array(changes, { maxLength: 8 }),
  })
  .map(({ first, later }) => {
    const all = [tripChangeSchema.parse({ kind: 'add', things: first }), ...later]
    return replay(
      nobodys,
      all.map((change, index) => operation(`made-${index}`, change)),
    ).trip
  })

export function operation(id: string, change: TripChange, base = 0): SentOperation {
  return { id: operationIdSchema.parse(id), base, hand: 'person', change }
}
