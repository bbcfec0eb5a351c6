import { describe, expect, it } from 'vitest'
import { kilometres } from '#domain/places/distance.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { inlineExecutor } from './execution/executor.ts'
import { planWish } from './wish/plan-wish.ts'

const { destinations, bySlug } = await loadCatalogue()
const gazetteer = await loadGazetteer()
const executor = inlineExecutor(() => 0)

async function planned(text: string): Promise<Trip> {
  const context = { today: '2026-11-16', gazetteer, destinations, bySlug, executor }
  const { trip } = await planWish(text, { ...context, limits: { steps: 800 } })
  if (!trip) throw new Error(`No trip for "${text}"`)
  return trip
}

const visitsOf = (day: Trip['days'][number]) => day.stops.filter(({ kind }) => kind === 'visit')
const dayOf = (trip: Trip, name: string) =>
  trip.days.findIndex((day) => day.stops.some((stop) => stop.name === name))

describe('days that are begun and shared', () => {
  it('sees on one ride what lies far out side by side', async () => {
    const trip = await planned('A week in Cusco in May 2027, first visit, ruins and markets')
    const pairs = [
      ['Moray', 'Maras Salt Ponds'],
      ['Pisac Archaeological Park', 'Pisac Market'],
      ['Tipón', 'Pikillacta'],
    ]
    for (const [one = '', other = ''] of pairs) {
      const days = [dayOf(trip, one), dayOf(trip, other)].filter((day) => day >= 0)
      expect(new Set(days).size, `${one} and ${other}`).toBeLessThan(2)
    }
    // Nor does one ride out again after a day out of town.
    const [lodging] = trip.lodgings.map(({ at }) => at)
    const outing = trip.days[dayOf(trip, 'Machu Picchu')]?.stops ?? []
    for (const { at, name, kind } of outing) {
      if (kind !== 'visit' || name === 'Machu Picchu' || !at || !lodging) continue
      expect(kilometres(at, lodging), name).toBeLessThan(10)
    }
  })

  it('says of what lies beside a far stop that it does, and not how far it is from home', async () => {
    const trip = await planned('A week in Cusco in May 2027, first visit, ruins and markets')
    const stops = trip.days.flatMap(visitsOf)
    const bed = trip.days[0]?.stops[0]?.at ?? [0, 0]
    for (const { placeId, name, reason } of trip.leftOut.filter((each) =>
      /away each way/.test(each.reason),
    )) {
      const place = bySlug.get('cusco')?.places.find(({ id }) => id === placeId)
      const isBeside = stops.some(
        ({ at }) => at && place && kilometres(at, place.at) < 0.1 * kilometres(bed, place.at),
      )
      expect(isBeside, `${name}: ${reason}`).toBe(false)
    }
  })

  it('begins no ordinary day at lunch', async () => {
    for (const text of [
      'Hanoi for 3 days, student, 25 dollars a day for everything except the hostel, in February',
      '3 days in Krakow in June, first visit',
    ]) {
      for (const { stops, date } of (await planned(text)).days) {
        const first = stops.find(({ kind }) => kind !== 'free')
        expect(first?.start?.slice(11) ?? '', `${text}: ${date}`).not.toMatch(/^1[2-9]:/)
      }
    }
  })

  it('gives slow days the best of a town', async () => {
    for (const [slug, text] of [
      ['vancouver', 'Four slow days in Vancouver in June, first visit'],
      ['istanbul', '4 relaxed days in Istanbul in May, first visit'],
      ['edinburgh', 'Two slow days in Edinburgh in May, first visit'],
    ] as const) {
      const trip = await planned(text)
      const best = (bySlug.get(slug)?.places ?? [])
        .filter(({ dayTrip, kind }) => !dayTrip && kind !== 'beach' && kind !== 'restaurant')
        .toSorted((a, b) => b.essential - a.essential)
        .slice(0, trip.days.length)
      for (const { name } of best)
        expect(dayOf(trip, name), `${name} in ${text}`).toBeGreaterThan(-1)
    }
  })

  it('goes on a tour of cities to what the whole world comes for', async () => {
    const trip = await planned('Lima and Cusco, 8 days in June, first visit')
    expect(dayOf(trip, 'Machu Picchu')).toBeGreaterThan(-1)
  })

  it('plans nothing after one has left', async () => {
    const trip = await planned(
      'Barcelona, land Friday 7 May 2027 at 6pm, leave Monday morning at 11',
    )
    const last = trip.days.at(-1)?.stops ?? []
    expect(last.map(({ name }) => name)).toEqual(['Time to leave'])
    expect(last[0]?.end?.slice(11)).toBe('08:30')
    const late = await planned('Lisbon, we land Thursday 15 April 2027 at 10pm, until Sunday')
    expect(late.days[0]?.stops.map(({ start }) => start?.slice(11))).toEqual(['23:15'])
  })
})
