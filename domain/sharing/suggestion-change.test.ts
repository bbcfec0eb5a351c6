import { describe, expect, it } from 'vitest'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { apply, inverseOf } from '#domain/trip/apply.ts'
import { dayIdSchema, operationIdSchema, stopIdSchema } from '#domain/trip/ids.ts'
import { sentOperationSchema, type TripChange } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { tripOfStops } from '#testing/trips/account-trips.ts'
import { doneWith, isAccepted } from './accepted-suggestion.ts'
import { tripSuggestionIdSchema } from './ids.ts'
import { type Suggestion, writerOf } from './suggestion.ts'
import { asNote, asStop, dayOfSuggestion, namedPlace } from './suggestion-change.ts'

const suggestion = (more: Partial<Suggestion>): Suggestion => ({
  id: tripSuggestionIdSchema.parse('b0000000-0000-4000-8000-000000000001'),
  words: 'Take tram 28',
  name: null,
  dayId: null,
  stopId: null,
  madeAt: '2027-01-01T00:00:00Z',
  ...more,
})
const trip = tripOfStops(2, 4)
const first = dayIdSchema.parse('day0')
const second = dayIdSchema.parse('day1')
const stop = (id: string) => stopIdSchema.parse(id)
const known = { place: () => undefined }

function withChange(from: Trip, change: TripChange | null): Trip {
  const operation = sentOperationSchema.parse({
    id: operationIdSchema.parse('taken-up'),
    base: 0,
    hand: 'suggestion',
    change,
  })
  return apply(from, operation).trip
}
const stopsOf = ({ days }: Trip) => days.map(({ stops }) => stops.map(({ name }) => name))

describe('a place in the words of a suggestion', () => {
  it('is found by its whole name, the longest of them', async () => {
    const places = (await loadDestination('lisbon'))?.places ?? []
    const found = (words: string) => namedPlace(words, places)?.name ?? null
    expect(found('You must see the Jerónimos Monastery')).toBe('Jerónimos Monastery')
    expect(found('jeronimos monastery, before ten')).toBe('Jerónimos Monastery')
    expect(found('Sleep longer')).toBeNull()
    expect(found('')).toBeNull()
  })
})

describe('a suggestion that is taken up', () => {
  it('is a stop of its day, and says who made it', () => {
    const about = suggestion({ stopId: stop('stop0'), name: 'Ana' })
    const changed = withChange(trip, asStop(trip, about, { day: first, place: null, known }))
    const [day, other] = changed.days
    expect(day?.stops.map(({ name }) => name).toSorted()).toEqual([
      'Stop 1',
      'Stop 3',
      'Take tram 28',
    ])
    expect(other?.stops).toEqual(trip.days[1]?.stops)
    const taken = day?.stops.find(({ name }) => name === 'Take tram 28')
    expect(taken?.reasons).toEqual(['Ana suggests: Take tram 28'])
  })

  it('is a place of the catalogue where it names one', async () => {
    const place = (await loadDestination('lisbon'))?.places[0] ?? null
    const changed = withChange(trip, asStop(trip, suggestion({}), { day: first, place, known }))
    expect(changed.days[0]?.stops.find(({ placeId }) => placeId === place?.id)).toMatchObject({
      name: place?.name,
      placeId: place?.id,
      at: place?.at,
    })
  })

  it('is the same stop when two devices take it up', () => {
    const change = asStop(trip, suggestion({}), { day: first, place: null, known })
    const once = withChange(trip, change)
    expect(stopsOf(withChange(once, change))).toEqual(stopsOf(once))
  })

  it('is a note about what it is about, while that is there', () => {
    const noteOf = (more: Partial<Suggestion>) =>
      withChange(trip, asNote(trip, suggestion(more))).notes.map(({ about, text }) => ({
        about,
        text,
      }))
    const text = 'Take tram 28\n— Somebody with the link'
    expect(noteOf({ stopId: stop('stop1') })).toEqual([
      { about: { entity: 'stop', id: 'stop1' }, text },
    ])
    expect(noteOf({ dayId: second })).toEqual([{ about: { entity: 'day', id: 'day1' }, text }])
    expect(noteOf({ dayId: dayIdSchema.parse('gone'), stopId: stop('gone') })).toEqual([
      { about: { entity: 'trip' }, text },
    ])
  })

  it('is noted below what was noted there before', () => {
    const once = withChange(trip, asNote(trip, suggestion({ dayId: second })))
    const other = suggestion({
      id: tripSuggestionIdSchema.parse('b0000000-0000-4000-8000-000000000002'),
      words: 'And back',
      dayId: second,
      name: 'Ben',
    })
    const twice = withChange(once, asNote(once, other))
    expect(twice.notes.map(({ text }) => text)).toEqual([
      'Take tram 28\n— Somebody with the link\n\nAnd back\n— Ben',
    ])
  })

  it('keeps to what a trip can hold, however long and strange it is', () => {
    const long = suggestion({ words: '🚋\n'.repeat(250), name: 'ä'.repeat(60) })
    const changed = withChange(trip, asStop(trip, long, { day: first, place: null, known }))
    const names = changed.days[0]?.stops.map(({ name }) => [...name].length)
    expect(names).toContain(80)
    expect(withChange(trip, asNote(trip, long)).notes).toHaveLength(1)
    expect(asStop(trip, long, { day: dayIdSchema.parse('gone'), place: null, known })).toBeNull()
  })

  it('is about the day of its stop, wherever that was moved since', () => {
    expect(dayOfSuggestion(trip, { dayId: first, stopId: stop('stop1') })?.id).toBe('day1')
    expect(dayOfSuggestion(trip, { dayId: null, stopId: null })).toBeNull()
    expect(writerOf({ name: null })).toBe('Somebody with the link')
  })
})

describe('whether it was taken up', () => {
  const operation = (id: string, change: TripChange | null) =>
    sentOperationSchema.parse({ id, base: 0, hand: 'suggestion', change })
  const ways = {
    'a stop': (from: Trip, what: Suggestion) =>
      asStop(from, what, { day: first, place: null, known }),
    'a note': asNote,
  }

  it.each(Object.entries(ways))('is told by the trip, as %s: undone it is open', (_, make) => {
    const asked = suggestion({ name: 'Ana' })
    expect(isAccepted(trip, asked)).toBe(false)
    const taken = apply(trip, operation('taken', make(trip, asked)))
    expect(isAccepted(taken.trip, asked)).toBe(true)
    const undone = apply(taken.trip, operation('undone', inverseOf(taken)))
    expect(isAccepted(undone.trip, asked)).toBe(false)
    const again = apply(undone.trip, operation('again', make(undone.trip, asked)))
    expect(isAccepted(again.trip, asked)).toBe(true)
  })

  it('also where it was added to a note that was there', () => {
    const [one, two] = [
      suggestion({}),
      suggestion({
        id: tripSuggestionIdSchema.parse('b0000000-0000-4000-8000-000000000002'),
        words: 'Sleep longer',
      }),
    ]
    const noted = apply(trip, operation('one', asNote(trip, one))).trip
    const both = apply(noted, operation('two', asNote(noted, two)))
    expect([one, two].map((each) => isAccepted(both.trip, each))).toEqual([true, true])
    const undone = apply(both.trip, operation('undone', inverseOf(both))).trip
    expect([one, two].map((each) => isAccepted(undone, each))).toEqual([true, false])
  })

  it('a stop that was taken up and taken out later stays decided', () => {
    const asked = suggestion({})
    const taken = withChange(trip, ways['a stop'](trip, asked))
    const made = taken.days.flatMap(({ stops }) => stops).find(({ name }) => name === asked.words)
    if (!made) throw new Error('It is a stop')
    const out = withChange(taken, { kind: 'remove', things: [{ entity: 'stop', id: made.id }] })
    expect(isAccepted(out, asked)).toBe(true)
  })

  it('is forgotten after thirty days, open ones never', () => {
    const asked = suggestion({})
    const open = suggestion({
      id: tripSuggestionIdSchema.parse('b0000000-0000-4000-8000-000000000003'),
      words: 'Sleep',
    })
    const taken = withChange(trip, asNote(trip, asked))
    const daysLater = (days: number) => Date.parse(asked.madeAt) + days * 86_400_000
    expect(doneWith(taken, [asked, open], daysLater(29))).toEqual([])
    expect(doneWith(taken, [asked, open], daysLater(31))).toEqual([asked])
  })
})
