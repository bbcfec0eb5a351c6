/** What a trip is made for is in it: the feast, the week, the wish and the hour that were said. */
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { inlineExecutor } from '../execution/executor.ts'
import { planWish } from './plan-wish.ts'

const { destinations, bySlug } = await loadCatalogue()
const gazetteer = await loadGazetteer()
const executor = inlineExecutor(() => 0)

async function plan(text: string) {
  const context = { today: '2026-11-16', gazetteer, destinations, bySlug, executor }
  const answer = await planWish(text, { ...context, limits: { steps: 150 } })
  const days = answer.trip?.days ?? []
  const stops = days.flatMap((day) => day.stops.map((stop) => ({ ...stop, date: day.date })))
  return { ...answer, days, stops }
}

describe('days that were said loosely', { timeout: 60_000 }, () => {
  it.each([
    ['4 days in Tokyo, first week of April 2027', '2027-04-01', '2027-04-07'],
    ['Mexico City 4 days around Day of the Dead 2027', '2027-10-30', '2027-11-04'],
    ['3 days in Rome in late September 2027', '2027-09-20', '2027-09-30'],
  ])('%s: stays within them', async (wish, first, last) => {
    const { days } = await plan(wish)
    expect(days[0]?.date ?? '').toMatch(/^\d/)
    expect((days[0]?.date ?? '') >= first && (days.at(-1)?.date ?? '') <= last).toBe(true)
  })

  it('that are over are those of the next year, and that is said', async () => {
    const { days, unmet } = await plan('3 days in Seville, mid August 2026')
    expect(days[0]?.date).toMatch(/^2027-08-1/)
    expect(unmet[0]).toMatch(/^The days you gave are past/)
  })

  it('of two cities add up to the days of the trip', async () => {
    const { days, unmet } = await plan('By train: Madrid 3 days then Seville 2 days, May 2027')
    expect(days).toHaveLength(5)
    expect(unmet.join()).not.toMatch(/what you name takes/)
    const inMadrid = days.filter(({ stops }) => stops[0]?.kind !== 'journey').slice(0, 3)
    expect(inMadrid).toHaveLength(3)
  })
})

describe('hours that were said', { timeout: 60_000 }, () => {
  it.each([
    '9 hour layover in Singapore, landing 10:00 and flying on at 19:00 on 5 March 2027',
    '9 hour layover in Singapore, landing at 10:00 on 5 March 2027',
  ])('%s: time for the airport at both ends', async (wish) => {
    const { stops } = await plan(wish)
    expect(stops[0]?.start?.slice(11) ?? '').toMatch(/^(?:11|12):/)
    expect((stops.at(-1)?.end?.slice(11) ?? '99') <= '16:30').toBe(true)
  })

  it('an arrival before midnight is on its own day', async () => {
    const { days } = await plan('Marrakesh 16 to 19 October 2027, arriving Saturday 23:30')
    expect(days[0]?.stops.map(({ start }) => start)).toEqual(['2027-10-16T23:30'])
  })

  it('a dinner has the hour, the day and the part of town of its sentence', async () => {
    const { stops, assumed } = await plan(
      'Edinburgh 16-17 January 2027. Castle and whisky. Dinner with friends at 19:00 on Saturday in Leith.',
    )
    const dinner = stops.find(({ kind }) => kind === 'appointment')
    expect(dinner?.start).toBe('2027-01-16T19:00')
    expect(dinner?.leg?.mode).not.toBe('walk')
    expect(assumed.join()).not.toMatch(/No day was said|No time was said/)
  })

  it('a dinner is not at what is called after the town', async () => {
    const { stops } = await plan('2 days in New York from 8 January 2027, dinner at 8pm on Friday')
    const dinner = stops.find(({ kind }) => kind === 'appointment')
    expect(dinner?.start).toBe('2027-01-08T20:00')
    expect(dinner?.placeId ?? null).toBeNull()
  })

  it('a fine table is found for the hour that was said', async () => {
    const { days, stops, unmet } = await plan(
      'Paris, 3 days in September, dinner at a Michelin star place on the second evening at 8pm',
    )
    const atEight = stops.filter(
      ({ start, date }) => start?.endsWith('T20:00') && date === days[1]?.date,
    )
    expect(atEight.map(({ name }) => name)).toEqual(['Dinner at Arpège'])
    expect(unmet.join()).not.toMatch(/star/)
  })
})

describe('wishes', { timeout: 60_000 }, () => {
  it('for a feast are kept where and when everybody keeps it', async () => {
    const { stops, notUnderstood } = await plan(
      'Rio de Janeiro, 29 December 2027 to 2 January 2028, four friends, Copacabana fireworks',
    )
    const beach = stops.filter(({ name }) => name === 'Copacabana Beach')
    expect(beach.map(({ date, end }) => [date, end?.slice(0, 10)])).toEqual([
      ['2027-12-31', '2028-01-01'],
    ])
    expect(notUnderstood).not.toContain('fireworks')
  })

  it('for what costs more than the rest are met by the cheapest that meets them', async () => {
    const { stops, unmet } = await plan(
      '2 days in Budapest, 40 euros a day. Love thermal baths and ruin bars.',
    )
    expect(stops.some(({ name }) => /Bath/.test(name))).toBe(true)
    expect(stops.some(({ name }) => /Szimpla/.test(name))).toBe(true)
    expect(unmet.join()).not.toMatch(/spa|ruin/)
  })

  it('for boats, islands and tours are heard', async () => {
    const { stops, notUnderstood } = await plan('Zanzibar 4 days: a spice tour, boats and islands')
    expect(notUnderstood).toEqual([])
    expect(stops.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Prison Island', 'Kizimbani Spice Farms']),
    )
  })

  it('for an hour at a place that was named in short are for that hour', async () => {
    const { stops, notUnderstood } = await plan(
      '3 days in Hong Kong in October, the Peak at sunset, and a day on an island',
    )
    const peak = stops.find(({ name }) => name === 'Victoria Peak')
    expect(peak?.reasons.join(' ')).toMatch(/The sun sets at/)
    expect(stops.some(({ name }) => /Lamma|Cheung Chau|Tai O/.test(name))).toBe(true)
    expect(notUnderstood).toEqual([])
  })

  it('for no fish are no wish for a place', async () => {
    const { unmet } = await plan('Vegan couple, 2 days in Tokyo, no fish')
    expect(unmet.join()).not.toMatch(/fish/)
  })

  it('name a sight in English or in its own language', async () => {
    const { stops, unmet } = await plan('3 days in Rome in May, must see the Borghese Gallery')
    expect(unmet).toEqual([])
    expect(stops.find(({ name }) => name === 'Galleria Borghese')?.reasons[0]).toMatch(/asked/)
  })

  it('for a bicycle are for ways by bicycle', async () => {
    const { stops } = await plan('Amsterdam 2 days in May by bike')
    const modes = stops.flatMap(({ leg }) => (leg?.minutes ? [leg.mode] : []))
    expect(modes).toContain('bicycle')
    expect(modes).not.toContain('transit')
  })

  it('for a siesta are kept on every warm day, in each of several cities', async () => {
    const { days } = await plan('Madrid 2 days then Seville 2 days, mid August 2027, with a siesta')
    const rested = days.filter(({ stops }) => stops.some(({ name }) => /^Siesta/.test(name)))
    expect(rested.length).toBeGreaterThanOrEqual(days.length - 1)
  })
})

describe('rides that lead somewhere', { timeout: 60_000 }, () => {
  it('are told with where they lead, and are no stop of their own', async () => {
    const { stops } = await plan('Hong Kong 2 days, the Peak Tram')
    const peak = stops.find(({ name }) => name === 'Victoria Peak')
    expect(peak?.reasons.join(' ')).toMatch(/Get there by the Peak Tram/)
    expect(stops.some(({ name }) => name === 'Peak Tram')).toBe(false)
  })

  it('lead to a place of the same town', () => {
    for (const { places } of destinations) {
      const ids = new Set(places.map(({ id }) => id))
      for (const { wayTo, name } of places) if (wayTo) expect(ids.has(wayTo), name).toBe(true)
    }
  })
})

it('the sight that a town is comes first with teenagers, too, when there is one day', {
  timeout: 60_000,
}, async () => {
  const { stops } = await plan(
    'Our cruise ship is in Athens on 20 July 2027 from 7:00 to 17:00, two adults, teenagers 13 and 16',
  )
  expect(stops.map(({ name }) => name)).toContain('Acropolis and Parthenon')
})

describe('what could stand instead', { timeout: 60_000 }, () => {
  it('of a sight is a sight', async () => {
    const { stops } = await plan('Rome 3 days in May, first visit')
    const rome = bySlug.get('rome')?.places ?? []
    const kindOf = (id: string | null) => rome.find((place) => place.id === id)?.kind
    for (const { name, placeId, kind, alternatives } of stops) {
      if (kind !== 'visit' || kindOf(placeId) === 'cafe') continue
      for (const other of alternatives) expect(kindOf(other.placeId), name).not.toBe('cafe')
    }
  })
})
