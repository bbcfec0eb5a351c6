/** Wishes that ask for too much, too little or what can't be: a sentence says so, and nothing is lost. */
import { describe, expect, it } from 'vitest'
import { readSlots } from '#domain/brief/set-by-hand/slots.ts'
import { instantOf, wallMinutes } from '#domain/calendar/zoned-time.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import type { PlaceFinder } from '#domain/places/place-details.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { hangsAfter } from '#testing/run-count.ts'
import { inlineExecutor } from '../execution/executor.ts'
import { planWish } from './plan-wish.ts'
import type { WishContext } from './wishing.ts'

const { destinations, bySlug } = await loadCatalogue()
const gazetteer = await loadGazetteer()
const ask = (
  text: string,
  fields: readonly (readonly [string, string])[] = [],
  more: Partial<WishContext> = {},
) =>
  planWish(text, {
    today: '2026-11-16',
    gazetteer,
    destinations,
    bySlug,
    executor: inlineExecutor(() => performance.now()),
    limits: { steps: 60 },
    set: readSlots(fields),
    ...more,
  })

describe('lengths', { timeout: hangsAfter(60_000) }, () => {
  inFullRuns(it, 'every day: sixty-one days are sixty that are planned whole, and a sentence')(
    'of sixty days are planned whole, without a sentence',
    async () => {
      const sixty = await ask('60 days in Rome')
      expect(sixty.trip?.days).toHaveLength(60)
      expect(sixty.unmet.join()).not.toMatch(/more than one plan/)
    },
  )

  it('of sixty-one days are planned for sixty, with a sentence', async () => {
    const more = await ask('', [
      ['where', 'Rome'],
      ['days', '61'],
    ])
    expect(more.trip?.days).toHaveLength(60)
    expect(more.unmet.join()).toMatch(/61 days are more than one plan holds/)
  })

  it('of hours are hours, and one of them is told to be short', async () => {
    const two = await ask('two hours in Paris')
    const stops = two.trip?.days[0]?.stops ?? []
    expect(stops.length).toBeGreaterThan(0)
    for (const { start, end } of stops) {
      expect(start?.slice(11) ?? '').toMatch(/^1[01]:/)
      expect(end?.slice(11) ?? '').toMatch(/^(?:10|11|12):/)
    }
    const one = await ask('one hour in Paris')
    expect(one.unmet.join()).toMatch(/not enough time to see anything/)
    expect(one.trip?.days).toHaveLength(1)
    expect(one.assumed.join()).toMatch(/planned from 10:00 to 11:00/)
  })
})

describe('times', { timeout: 60_000 }, () => {
  it.each([
    ['across the date line', 'Tokyo then Honolulu, 8 days from 3 April 2027'],
    ['in the night when clocks go forward', '2 days in Lisbon from 27 March 2027, nightlife'],
    ['in the night when clocks go back', '2 days in New York from 6 November 2027, nightlife'],
  ])('%s one thing follows the other', async (_, wish) => {
    const { trip } = await ask(wish)
    const moments = momentsOf(trip)
    expect(moments.length).toBeGreaterThan(8)
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  })
})

/** When stops begin and end, as instants, in the order of the trip. */
function momentsOf(trip: Trip | null): number[] {
  return (trip?.days ?? []).flatMap(({ stops }) =>
    stops.flatMap(({ start, end, zone, endZone }) => [
      ...(start ? [instantOf(wallMinutes(start), zone)] : []),
      ...(end ? [instantOf(wallMinutes(end), endZone)] : []),
    ]),
  )
}

it('of several cities, a lodging is that of the city it lies in', { timeout: 60_000 }, async () => {
  const { trip } = await ask('Lisbon then Porto, 6 days', [['stay', '41.1409,-8.6132']])
  const beds = Object.fromEntries(trip?.lodgings.map(({ area, at }) => [area, at]) ?? [])
  expect(beds.Porto).toEqual([41.1409, -8.6132])
  expect(beds.Lisbon).not.toEqual(beds.Porto)
})

it('a lodging by its address is asked of a live provider, once', { timeout: 60_000 }, async () => {
  const asked: string[] = []
  const places: PlaceFinder = {
    search: async ({ text }) => {
      asked.push(text)
      return [
        {
          name: 'A house',
          at: [38.7201, -9.1402],
          types: [],
          source: 'openstreetmap',
          attribution: [],
        },
      ]
    },
  }
  const address = 'Rua da Glória 7'
  const { trip, assumed } = await ask('2 days in Lisbon', [['stay', address]], { places })
  expect(asked).toEqual([address])
  expect(trip?.lodgings.map(({ name, at }) => [name, at])).toEqual([[address, [38.7201, -9.1402]]])
  expect(assumed.join()).toContain(`Days begin and end at ${address}.`)
  await ask('2 days in Lisbon', [['stay', 'Alfama']], { places })
  expect(asked).toHaveLength(1)
})

describe('places and wishes', { timeout: 60_000 }, () => {
  it('that nobody knows are asked for', async () => {
    const { question, trip, understood } = await ask('3 days', [['where', 'Xyzzyville']])
    expect(question).toBe('Where is Xyzzyville?')
    expect(trip).toBeNull()
    expect(understood).toContainEqual({ slot: 'destination', text: 'Xyzzyville' })
  })

  it('three hundred must-sees are planned as far as they go', async () => {
    const sights = bySlug.get('rome')?.places.map(({ name }) => name) ?? []
    const many = Array.from({ length: 300 }, (_, index) => sights[index] ?? `Sight ${index}`)
    const { trip, unmet } = await ask('5 days in Rome', [['see', many.join(';')]])
    expect(trip?.days).toHaveLength(5)
    expect(unmet[0]).toMatch(/^300 must-sees are more than one plan holds/)
  })

  it.each([
    [[['stay', '38.7115,-9.1290']], [38.7115, -9.129], /begin and end at 38\.7115, -9\.129/],
    [[['stay', 'Alfama']], undefined, /begin and end in Alfama/],
    [[['stay', '48.85,2.35']], undefined, /km from Lisbon: the days begin and end in town/],
    [[['stay', 'Xyzzy Street']], undefined, /“Xyzzy Street” is not a part of Lisbon/],
  ] as const)(
    'a lodging %j is where days begin and end, or said not to be',
    async (fields, at, says) => {
      const { trip, assumed, unmet } = await ask('2 days in Lisbon', fields)
      expect([...assumed, ...unmet].join(' ')).toMatch(says)
      if (at) expect(trip?.lodgings.map((each) => each.at)).toEqual([at])
    },
  )
})
