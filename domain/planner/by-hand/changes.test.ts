import { describe, expect, it } from 'vitest'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { dayIdSchema, stopIdSchema } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { whatChanged } from '#domain/trip/what-changed.ts'
import { addStop } from './add-stop.ts'
import { addDay, exchangeDays, moveTrip, removeDay } from './change-days.ts'
import { rankSwaps } from './effects.ts'
import { replanDays } from './replan-days.ts'
import { searchPlaces } from './search-places.ts'
import { setStop } from './set-stop.ts'
import { lisbonByHand } from './testing/lisbon-by-hand.ts'
import { applied, dayAt } from './testing/planned-city.ts'
import { whyNot } from './why-not.ts'

const { trip, known, named, places } = await lisbonByHand()
const newId = stopIdSchema.parse('new')
const names = (index: number, of = trip) => dayAt(of, index).stops.map(({ name }) => name)

describe('adding', () => {
  it('puts a place where it lies on the way, on a day when it is open', () => {
    const fado = named('Fado Museum')
    const with_ = applied(trip, addStop(trip, { place: fado }, newId, known))
    expect(names(0, with_)).not.toContain(fado.name)
    expect([...names(1, with_), ...names(2, with_)]).toContain(fado.name)
  })

  it('takes what no catalogue knows by its name alone', () => {
    const own = { name: '  Aunt Rosa  ', at: null, minutes: 90 }
    const with_ = applied(trip, addStop(trip, { own }, newId, known, dayAt(trip, 1).id))
    const stop = dayAt(with_, 1).stops.find(({ id }) => id === newId)
    expect(stop).toMatchObject({ name: 'Aunt Rosa', minutes: 90, at: null })
    expect(stop?.sources.place).toEqual({ kind: 'traveller' })
  })

  it('finds by name, by what it is, and as one types', () => {
    const found = (text: string) => searchPlaces(places.values(), text, 3).map(({ name }) => name)
    expect(found('oceanar')[0]).toBe('Oceanário de Lisboa')
    expect(found('museum')).toContain('National Tile Museum')
    expect(found('tile museum')[0]).toBe('National Tile Museum')
    expect(found('vegan')).toContain('Ao 26')
    expect(found('zzz')).toEqual([])
  })
})

describe('why not', () => {
  it('tells what a place costs the plan, and does it', () => {
    const fado = named('Fado Museum')
    const asked = whyNot(trip, { place: fado }, newId, known)
    if (asked.kind !== 'offers') throw new Error('It is not in the plan')
    const [best] = asked.offers
    if (!best) throw new Error('There is an offer')
    expect(best.effect).toMatchObject({ closed: null })
    const done = applied(trip, best.change)
    const endsOn = (of: Trip) => of.days.find(({ id }) => id === best.day)?.stops.at(-1)?.end ?? ''
    const later = (Date.parse(`${endsOn(done)}Z`) - Date.parse(`${endsOn(trip)}Z`)) / 60_000
    expect(best.effect.later).toBe(later)
    expect(done.days.flatMap(({ stops }) => stops).some(({ id }) => id === newId)).toBe(true)
    const gone = whatChanged(trip, done).removed.map(({ name }) => name)
    expect(gone).toEqual(best.instead ? [best.instead.name] : [])
  })

  it('names the day on which it is closed, and what would have to go on a full one', () => {
    const monday = dayAt(trip, 0).id
    const closed = whyNot(trip, { place: named('Fado Museum') }, newId, known, monday)
    if (closed.kind !== 'offers') throw new Error('It is not in the plan')
    expect(closed.offers.every(({ effect }) => effect.closed === 'all-day')).toBe(true)
    expect(closed.offers.some(({ instead }) => instead !== null)).toBe(true)
  })

  it('knows what is there already', () => {
    expect(whyNot(trip, { place: named('Belém Tower') }, newId, known)).toMatchObject({
      kind: 'there',
      stop: { name: 'Belém Tower' },
    })
  })
})

it('swaps are ranked, open ones first, none of them in the trip already', () => {
  const stop = dayAt(trip, 2).stops.find(({ kind }) => kind === 'visit')
  if (!stop) throw new Error('The day has a visit')
  const swaps = rankSwaps(trip, stop.id, known.all(), newId, known)
  expect(swaps.length).toBeGreaterThan(1)
  const there = new Set(trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  expect(swaps.filter(({ place }) => there.has(place.id))).toEqual([])
  const closed = swaps.map(({ effect }) => effect.closed !== null)
  expect(closed).toEqual(closed.toSorted((one, other) => Number(one) - Number(other)))
})

it('an hour that is set by hand is kept, and what comes after makes room', () => {
  const day = dayAt(trip, 0)
  const [first, second] = day.stops
  if (!first || !second) throw new Error('The day has two stops')
  const set = applied(trip, setStop(trip, first.id, { start: 660, minutes: 90 }, known))
  const [one, two] = dayAt(set, 0).stops
  expect(one).toMatchObject({ start: '2027-05-10T11:00', minutes: 90, locked: true })
  expect(one?.sources.time).toEqual({ kind: 'traveller' })
  expect((two?.start ?? '') >= '2027-05-10T12:30').toBe(true)
  expect(setStop(trip, first.id, { minutes: first.minutes ?? 0 }, known)).toBeNull()
})

describe('days', () => {
  const noWeather = () => null
  it('move with their stops to other dates', () => {
    const later = applied(trip, moveTrip(trip, '2027-06-01', noWeather))
    expect(later.days.map(({ date }) => date)).toEqual(['2027-06-01', '2027-06-02', '2027-06-03'])
    expect(names(1, later)).toEqual(names(1))
    expect(dayAt(later, 0).stops[0]?.start?.slice(0, 10)).toBe('2027-06-01')
  })

  it('come and go at the end and in between, and the city stays', () => {
    const id = dayIdSchema.parse('extra')
    const longer = applied(trip, addDay(trip, id, noWeather))
    expect(longer.days.map(({ date }) => date).at(-1)).toBe('2027-05-13')
    expect(longer.stays[0]?.last).toBe(id)
    const first = applied(trip, removeDay(trip, dayAt(trip, 0).id))
    expect(first.days.map(({ date }) => date)).toEqual(['2027-05-11', '2027-05-12'])
    expect(first.stays[0]?.first).toBe(dayAt(trip, 1).id)
    const middle = applied(trip, removeDay(trip, dayAt(trip, 1).id))
    expect(middle.days.map(({ date }) => date)).toEqual(['2027-05-10', '2027-05-11'])
    const one = applied(first, removeDay(first, dayAt(first, 0).id))
    expect(removeDay(one, dayAt(one, 0).id)).toBeNull()
  })

  it('exchange what they hold, and stay where they are', () => {
    const swapped = applied(trip, exchangeDays(trip, dayAt(trip, 0).id, 1, known))
    expect(names(0, swapped)).toEqual(names(1))
    expect(names(1, swapped)).toEqual(names(0))
    expect(swapped.days.map(({ id, date }) => [id, date])).toEqual(
      trip.days.map(({ id, date }) => [id, date]),
    )
    expect(exchangeDays(trip, dayAt(trip, 2).id, 1, known)).toBeNull()
  })

  it('are planned again around what is locked, and it is told what changed', async () => {
    const lisbon = await loadDestination('lisbon')
    if (!lisbon) throw new Error('The catalogue has no Lisbon')
    const kept = dayAt(trip, 0).stops.find(({ kind }) => kind === 'visit')
    if (!kept) throw new Error('The day has a visit')
    const held = applied(trip, { kind: 'lock-stop', stop: kept.id, locked: true })
    const search = { seed: 7, salt: 'again', goOn: (steps: number) => steps < 60 }
    const days = [dayAt(trip, 0).id]
    const again = replanDays(held, days, new Map([['lisbon', lisbon]]), search)
    if (!again.ok) throw new Error(again.message)
    const now = applied(held, again.value)
    expect(names(0, now)).toContain(kept.name)
    expect(names(1, now)).toEqual(names(1))
    const changed = whatChanged(held, now)
    expect(changed.added.length).toBeGreaterThan(0)
    expect(changed.added.every(({ day }) => day === 1)).toBe(true)
    expect(replanDays(held, days, new Map(), search)).toMatchObject({ reason: 'no-places' })
  })
})
