/** Wishes as an editor would meet them: the reason of a trip on every day, one show once, nothing that was refused. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), today: '2026-11-19' }

async function plan(text: string) {
  const answer = await planWish(text, { ...context, limits: { steps: 150 } })
  const days = answer.trip?.days ?? []
  const stops = days.flatMap(({ stops }) => stops)
  const slug = answer.trip?.stays[0]?.slug ?? ''
  const placeOf = (id: string | null | undefined) =>
    context.bySlug.get(slug)?.places.find((place) => place.id === id)
  const told = (wish: string) =>
    stops.filter(({ reasons }) => reasons.includes(`Your wish: ${wish}.`))
  return { ...answer, days, stops, placeOf, told, unmet: answer.unmet.join(' ') }
}

describe('what the whole trip is for', { timeout: 60_000 }, () => {
  it.each([
    ['Mexico City for 4 days in March, we are coming for the tacos', 'tacos'],
    ['Naples 4 days in May, pizza is the reason we go, 4 friends', 'pizza'],
    ['Tokyo ramen trip, 4 days in April, two friends', 'ramen'],
  ])('"%s": %s on each of its days', async (text, wish) => {
    const { days, told } = await plan(text)
    const dates = new Set(told(wish).map(({ start }) => start?.slice(0, 10)))
    expect(dates.size).toBe(days.length)
  })

  it('is had where everybody has it, and not in a kitchen of a diet', async () => {
    const { told, placeOf } = await plan('Tokyo ramen trip, 4 days in April, two friends')
    const names = told('ramen').map(({ placeId }) => placeOf(placeId)?.name ?? '')
    expect(names.join(' ')).not.toMatch(/gluten|naritaya|tantan/i)
  })
})

describe('an evening with tickets', { timeout: 60_000 }, () => {
  it.each([
    ['Salzburg 3 days in May, Mozart concert'],
    ['Las Vegas 3 nights in March, see a show one night'],
    ['Krakow 3 days in October, klezmer concert, pierogi, two friends'],
  ])('"%s": is one evening, and no second one was bought for it', async (text) => {
    const { stops, placeOf } = await plan(text)
    const shows = stops.filter(
      ({ kind, placeId, reasons }) =>
        kind !== 'free' &&
        (placeOf(placeId)?.kind === 'stage' || reasons.some((each) => /concert/i.test(each))),
    )
    expect(shows).toHaveLength(1)
  })

  it('of klezmer is at a house of klezmer', async () => {
    const { told } = await plan('Krakow 3 days in October, klezmer concert')
    expect(told('klezmer concert').map(({ name }) => name)).toEqual(['Klezmer-Hois'])
  })

  it('at a match of a club is said to hang on its calendar, and its ground is planned', async () => {
    const { unmet, stops } = await plan('Madrid 2 days in February, a Real Madrid match')
    expect(unmet).toMatch(/football match.*Fixtures/)
    expect(stops.map(({ name }) => name).join(' ')).toMatch(/Stadium/)
  })
})

describe('what was refused, or is told otherwise', { timeout: 60_000 }, () => {
  it('is no wish: techno that is not our thing', async () => {
    const { told, stops, placeOf } = await plan(
      'Berlin 3 days in June, couple, techno is not our thing, parks',
    )
    expect(told('techno')).toEqual([])
    const offers = stops.flatMap(({ placeId }) => placeOf(placeId)?.offers ?? [])
    expect(offers.join(' ')).not.toMatch(/techno/)
  })

  it('a feast of the country is no place that is missing', async () => {
    const { unmet } = await plan('Delhi in early November 2027, 5 days, for Diwali, couple')
    expect(unmet).not.toMatch(/diwali/i)
  })

  it('pastéis are known in Lisbon, and tea is had in the afternoon', async () => {
    const lisbon = await plan('Lisbon 3 days in April, pastéis and fado')
    expect(lisbon.unmet).not.toMatch(/past[eé]is/i)
    expect(lisbon.told('custard tarts').length).toBeGreaterThan(0)
    const london = await plan('London 4 days in September, my parents (68 and 71), afternoon tea')
    const [tea] = london.told('afternoon tea')
    const hour = Number(tea?.start?.slice(11, 13))
    expect(hour).toBeGreaterThanOrEqual(14)
    expect(hour).toBeLessThan(18)
  })
})

describe('bars that nobody asked for', { timeout: 60_000 }, () => {
  it('are on every other evening of friends at most, and never two on one', async () => {
    const { days, placeOf } = await plan('Mexico City 4 days in March, two friends, Frida Kahlo')
    const bars = days.map(
      ({ stops }) => stops.filter(({ placeId }) => placeOf(placeId)?.kind === 'nightlife').length,
    )
    expect(Math.max(...bars)).toBeLessThanOrEqual(1)
    expect(bars.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(2)
  })
})
