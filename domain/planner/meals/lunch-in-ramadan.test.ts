import { describe, expect, it } from 'vitest'
import { place, read } from '../testing/sample-request.ts'
import { planWish } from '../wish/plan-wish.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'
import { isShutByDay, servesByDay } from './lunch-in-ramadan.ts'

const house = (more: Parameters<typeof place>[1]) =>
  place('house', {
    kind: 'restaurant',
    cuisines: ['moroccan'],
    meals: ['lunch', 'dinner'],
    ...more,
  })

describe('lunch in Ramadan', () => {
  it('is at a hotel, in a museum, on a roof for visitors, and not where the town eats', () => {
    expect(servesByDay(house({ name: 'Pavilion', area: 'Palace Hotel' }))).toBe(true)
    expect(servesByDay(house({ area: 'Musée des Arts' }))).toBe(true)
    expect(servesByDay(house({ offers: ['terrace with a view'] }))).toBe(true)
    expect(servesByDay(house({ cuisines: ['italian'] }))).toBe(true)
    expect(servesByDay(house({ offers: ['roast lamb'] }))).toBe(false)
    expect(servesByDay(house({ offers: ['romantic dinner', 'rooftop restaurant'] }))).toBe(false)
  })

  it('is anywhere in a town whose kitchens stay open', () => {
    const day = { holiday: { name: 'Ramadan', check: [] } }
    const inZone = (zone: string) => ({ about: { ...read({}).about, zone } })
    expect(isShutByDay(house({}), day, inZone('Africa/Casablanca'))).toBe(true)
    expect(isShutByDay(house({}), day, inZone('Europe/Istanbul'))).toBe(false)
    expect(isShutByDay(house({}), {}, inZone('Africa/Casablanca'))).toBe(false)
  })

  it.each(['Marrakech', 'Cairo'])(
    'every lunch of a stay in %s is where one is served by day, or out of sight',
    async (town) => {
      const context = { ...(await loadWishContext()), limits: { steps: 60 } }
      const { trip } = await planWish(`${town} 3 days from 15 February 2027`, context)
      const places = context.bySlug.get(trip?.stays[0]?.slug ?? '')?.places ?? []
      const stops = trip?.days.flatMap((day) => day.stops) ?? []
      const lunches = stops.filter(({ meal }) => meal === 'lunch')
      expect(lunches.length).toBeGreaterThan(0)
      for (const { placeId, reasons } of lunches) {
        const table = places.find(({ id }) => id === placeId)
        if (table) expect([table.name, servesByDay(table)]).toEqual([table.name, true])
        else expect(reasons.join(' ')).toContain('a picnic in your room')
      }
    },
    60_000,
  )
})
