import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }

async function nightsOf(wish: string) {
  const { trip, question } = await planWish(wish, context)
  const beds = trip?.lodgings.map(({ area }) => area) ?? []
  const stops = trip?.days.flatMap((day) => day.stops.map(({ name }) => name)) ?? []
  return { kind: trip?.kind, days: trip?.days.length, beds, stops, question }
}

describe('a great drive that is named', { timeout: 60_000 }, () => {
  it('is the trip: around the island, by the towns on it', async () => {
    const { kind, days, beds, stops } = await nightsOf(
      'Iceland ring road, 8 days, camper van, two friends, august',
    )
    expect(kind).toBe('road')
    expect(days).toBe(8)
    expect(beds).toEqual(expect.arrayContaining(['Vík', 'Höfn', 'Mývatn']))
    expect(stops).toContain('Jökulsárlón')
  })

  it('is driven the other way round where one comes from its end', async () => {
    const { beds, question } = await nightsOf(
      'Driving Adelaide to Melbourne along the Great Ocean Road over 5 days at the start of December',
    )
    expect(question).toBeNull()
    expect(beds.indexOf('Port Fairy')).toBeLessThan(beds.indexOf('Lorne'))
  })

  it('has as many towns as there are nights', async () => {
    const { days, beds } = await nightsOf('Route 66 in ten days by motorbike in May')
    expect(days).toBeLessThanOrEqual(12)
    expect(beds.length).toBeLessThan(12)
  })

  it('is a day out where it is called one', async () => {
    const { kind } = await nightsOf('5 days in Melbourne with a day trip on the Great Ocean Road')
    expect(kind).not.toBe('road')
  })

  it.each([
    '4 days in Melbourne in March, we have a rental car, Great Ocean Road',
    'Chicago for 3 days by car in May, the Route 66 sign',
  ])('is a wish where days in a town were said: %s', async (wish) => {
    const { kind } = await nightsOf(wish)
    expect(kind).not.toBe('road')
  })
})
