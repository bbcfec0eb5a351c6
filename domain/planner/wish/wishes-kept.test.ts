/** Wishes in everyday words, seen on the finished days: each is met, or its true reason is said. */
import { describe, expect, it } from 'vitest'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 150 } }

/** With the whole catalogue, or without what the towns themselves have of a thing. */
async function plan(text: string, onlyOutside?: RegExp) {
  const destinations = context.destinations.map((town) => ({
    ...town,
    places: town.places.filter(
      ({ name, about, dayTrip }) => dayTrip || !onlyOutside?.test(`${name} ${about}`),
    ),
  }))
  const bySlug = new Map(destinations.map((town) => [town.slug, town]))
  const answer = await planWish(text, { ...context, destinations, bySlug, today: '2026-11-16' })
  const days = answer.trip?.days ?? []
  return { ...answer, days, ids: days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)) }
}

describe('a wish is kept', { timeout: 60_000 }, () => {
  it('where museums are not to fill whole days, the great ones are seen', async () => {
    const { ids, assumed } = await plan(
      '4 days Athens early May, we like archaeology but not museums all day',
    )
    expect(ids).toContain('acropolis-museum')
    expect(assumed.join(' ')).toMatch(/Some museums, and no whole day of them/)
    const none = await plan('4 days Athens early May, no museums')
    expect(none.ids).not.toContain('acropolis-museum')
  })

  it('for mountains and islands by a day out there, on a weekend where the way is short', async () => {
    const marrakesh = await plan('Marrakesh 4 days in October, riads and a day in the mountains')
    expect(marrakesh.ids).toContain('imlil-and-the-high-atlas')
    const weekend = 'Stockholm weekend in June, museums and archipelago'
    const byBoat = await plan(weekend)
    expect(byBoat.ids).toContain('stockholm-archipelago-boat-tour')
    const stockholm = await plan(weekend, /archipelago/i)
    expect(stockholm.ids).toContain('vaxholm')
    expect(stockholm.days).toHaveLength(2)
  })

  it('for football at a ground, and for video games where they are sold and played', async () => {
    const aires = await plan('Buenos Aires 5 days in April, tango, steak and football')
    expect(aires.ids).toContain('la-bombonera-and-boca-museum')
    expect(aires.unmet.join(' ')).not.toMatch(/football/)
    const osaka = await plan('Osaka 3 days in July with a 12-year-old who loves video games')
    expect(osaka.ids).toContain('den-den-town')
    expect(osaka.unmet.join(' ')).not.toMatch(/video games/)
  })

  it('by a weekend for a stag do, with nights that begin when dinner is over', async () => {
    const { days, unmet } = await plan('Dublin 2 days, stag do, 8 of us, Guinness and live music')
    expect(unmet).toEqual([])
    // Eight people book their beds and tables long before, and go on a Friday.
    expect(weekdayOf(days[0]?.date ?? '')).toBe(5)
    expect((days[0]?.date ?? '') >= '2027-01-11').toBe(true)
    for (const { stops } of days) {
      const at = stops.findIndex(({ meal }) => meal === 'dinner')
      const [dinner, night] = stops.slice(at)
      expect(dinner?.meal).toBe('dinner')
      const way = night?.leg?.minutes ?? 0
      const waits = (Date.parse(night?.start ?? '') - Date.parse(dinner?.end ?? '')) / 60_000 - way
      expect(waits).toBeLessThanOrEqual(60)
      expect(stops.at(-1)?.end?.slice(11) ?? '').toMatch(/^0[0-3]:/)
    }
  })

  it('for a bed in a quarter without asking for a place of its name', async () => {
    const { unmet } = await plan('Chicago 3 days architecture, September, staying near the Loop')
    expect(unmet.join(' ')).not.toMatch(/Loop/)
  })
})
