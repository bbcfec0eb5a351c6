import { describe, expect, it } from 'vitest'
import { planWish } from '../wish/plan-wish.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'
import { daysOutAsked } from './days-out.ts'

describe('days out of town that are asked for', () => {
  it.each([
    ['5 days Bangkok, street food, one day out of town', 1],
    ['4 days in Lisbon with a day trip', 1],
    ['A week in Munich, two day trips please', 2],
    ['Prague 4 days, a full day in the countryside', 1],
    ['Maybe a nice easy day trip, if there is time', 1],
    ['We would like to get out of the city for a day', 1],
    ['a couple of day trips would be great', 2],
    ['Barcelona with a day trip to Montserrat', 0],
    ['no day trips, we stay in town', 0],
    ['We don’t want any excursions', 0],
    ['4 days in Rome', 0],
  ])('%s: %i', (text, count) => {
    expect(daysOutAsked(text)).toBe(count)
  })

  const context = loadWishContext()
  it.each([
    ['5 days in Bangkok in January, street food and temples, one day out of town', 1],
    ['A week in Munich in June, museums and two day trips', 2],
    ['4 days in Lisbon in May with a day trip to Sintra', 1],
  ])('%s has as many', async (text, count) => {
    const { trip, assumed, unmet } = await planWish(text, {
      ...(await context),
      today: '2026-11-16',
      limits: { steps: 60 },
    })
    const slug = trip?.stays[0]?.slug ?? ''
    const places = (await context).bySlug.get(slug)?.places ?? []
    const trips = trip?.days.flatMap(({ stops }) =>
      stops.filter(({ placeId }) => places.some(({ id, dayTrip }) => id === placeId && dayTrip)),
    )
    expect(new Set(trips?.map(({ placeId }) => placeId)).size).toBeGreaterThanOrEqual(count)
    expect(unmet.join()).not.toMatch(/day out of town/)
    if (!/Sintra/.test(text)) expect(assumed.join()).toMatch(/For a day out of town: a day at /)
  })
})
