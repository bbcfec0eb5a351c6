import { describe, expect, it } from 'vitest'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { daylight } from '#domain/sun/daylight.ts'
import { planDays } from './plan-days.ts'
import { planRequestSchema } from './schema.ts'
import { minutesOn } from './testing/sample-request.ts'

const dates = ['2027-01-11', '2027-01-12', '2027-01-13', '2027-01-14']

/** The plan of some days in a town with a trip that was named. */
async function planned(slug: string, trip: string, more: object = {}) {
  const town = await loadDestination(slug)
  if (!town) throw new Error(`The catalogue has no ${slug}`)
  const request = planRequestSchema.parse({
    about: { zone: town.timeZone, title: town.name },
    places: town.places,
    lodging: town.at,
    days: dates.map((date) => ({ date })),
    mustSee: [trip],
    ...more,
  })
  const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 100 })
  if (!outcome.ok) throw new Error('It can be planned')
  const day = outcome.trip.days.find(({ stops }) => stops.some(({ placeId }) => placeId === trip))
  if (!day) throw new Error('The trip is planned')
  const { sunset } = daylight(town.at, day.date, town.timeZone)
  const stops = day.stops.map((stop) => {
    const start = minutesOn(day.date, stop.start)
    return { ...stop, from: start, to: start + (stop.minutes ?? 0) }
  })
  const there = stops.findIndex(({ placeId }) => placeId === trip)
  return { stops, there, sunset: sunset ?? 0 }
}

describe('a trip that is told of the evening', () => {
  it.each([
    ['dubai', 'lahbab-desert'],
    ['marrakesh', 'agafay-desert'],
    ['kuala-lumpur', 'kuala-selangor-fireflies'],
  ])('is in the evening, with its dinner: %s', async (slug, trip) => {
    const { stops, there, sunset } = await planned(slug, trip)
    const visit = stops[there]
    expect(visit?.from).toBeLessThan(sunset)
    expect(visit?.to).toBeGreaterThan(sunset + 90)
    expect(stops.slice(there + 1)).toEqual([])
    expect(stops.filter(({ meal }) => meal === 'dinner')).toEqual([])
    expect(visit?.reasons.join(' ')).not.toMatch(/Lunch near|pack something/)
  })

  it('leaves the morning, and lunch, to the town', async () => {
    const { stops, there } = await planned('dubai', 'lahbab-desert')
    const before = stops.slice(0, there)
    expect(before.some(({ kind }) => kind === 'visit')).toBe(true)
    expect(before.some(({ meal }) => meal === 'lunch')).toBe(true)
  })

  it('is not on the evening on which something else is settled', async () => {
    const appointments = [
      {
        ...{ id: 'show', name: 'A show', date: '2027-01-12', start: 1170, minutes: 120 },
        at: [25.2, 55.27],
      },
    ]
    const { stops, there } = await planned('dubai', 'lahbab-desert', { appointments })
    expect(stops[there]?.start?.slice(0, 10)).not.toBe('2027-01-12')
  })
})

it('a trip that is told of the day is by day', async () => {
  const { stops, there } = await planned('dubai', 'hatta')
  expect(stops[there]?.from).toBeLessThan(720)
})

it('who is fetched in the night is on the mountain before the sun rises', async () => {
  const { stops, there } = await planned('bali', 'mount-batur')
  expect(stops[there]?.from).toBeLessThan(300)
})
