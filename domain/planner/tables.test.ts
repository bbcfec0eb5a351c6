import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { kitchensOfTown } from './meals/kitchens-of-town.ts'
import { tableFit } from './tables.ts'
import { place, read } from './testing/sample-request.ts'

const table = (id: string, more: Partial<Place> = {}) =>
  place(id, { kind: 'restaurant', interests: ['food'], minutes: 75, price: 2, ...more })
const tables = {
  fine: table('fine', { price: 4, cuisines: ['fine-dining'] }),
  falafel: table('falafel', { price: 1, cuisines: ['middle-eastern'] }),
  stand: table('stand', { about: 'A sausage stand behind the opera, open late.', minutes: 30 }),
  vegan: table('vegan', { cuisines: ['vegan', 'tacos'], diets: ['vegan', 'vegetarian'] }),
  tacos: table('tacos', { cuisines: ['mexican', 'tacos'] }),
  unknown: table('unknown', { stepFree: null }),
}

describe('the table that suits', () => {
  it('is dear where money is no object, and never the cheapest', () => {
    const lavish = read({ lavish: true })
    expect(tableFit(tables.fine, 'dinner', lavish)).toBeGreaterThan(0)
    expect(tableFit(tables.falafel, 'lunch', lavish)).toBeLessThan(0)
  })

  it('is a good one in the evening of an anniversary', () => {
    const request = read({ party: { who: ['celebration'] } })
    expect(tableFit(tables.fine, 'dinner', request)).toBeGreaterThan(
      tableFit(tables.falafel, 'dinner', request),
    )
  })

  it('has chairs at a great age', () => {
    const request = read({ party: { who: ['seniors'] } })
    expect(tableFit(tables.stand, 'lunch', request)).toBeLessThan(-100)
    expect(tableFit(tables.stand, 'lunch', read({}))).toBe(0)
  })

  it('is no vegan house for who did not ask for one', () => {
    expect(tableFit(tables.vegan, 'dinner', read({}))).toBeLessThan(0)
    expect(tableFit(tables.vegan, 'dinner', read({ diets: ['vegan'] }))).toBe(0)
  })

  it('is no house for any diet that nobody keeps', () => {
    const bakery = table('bakery', { about: 'Pizza and fried starters with gluten or without.' })
    expect(tableFit(bakery, 'dinner', read({}))).toBeLessThan(0)
  })

  it('is told by the meal that is had there', () => {
    const pancakes = table('pancakes', { about: 'Pancakes, eggs and a line down the street.' })
    const both = table('both', { about: 'Eggs in the morning, grilled chops at night.' })
    const noon = table('noon', { about: 'Lunch boxes of many small things in a teahouse.' })
    expect(tableFit(pancakes, 'lunch', read({}))).toBeLessThan(0)
    expect(tableFit(pancakes, 'breakfast', read({}))).toBe(0)
    expect(tableFit(both, 'dinner', read({}))).toBe(0)
    expect(tableFit(noon, 'dinner', read({}))).toBeLessThan(0)
    expect(tableFit(noon, 'lunch', read({}))).toBe(0)
  })

  it('is no confectioner for lunch, and no pancake kitchen for dinner', () => {
    const cakes = place('cakes', {
      kind: 'cafe',
      cuisines: ['pastry', 'coffee', 'austrian'],
      about: 'Confectioner to the court, with bakers at work behind glass.',
    })
    const coffee = { ...cakes, cuisines: ['coffee', 'austrian'], about: 'Green velvet and soups.' }
    expect(tableFit(cakes, 'lunch', read({}))).toBeLessThan(
      tableFit(coffee, 'lunch', read({})) - 50,
    )
    const iron = table('iron', { cuisines: ['austrian', 'pancakes'], about: 'Pancakes, sweet.' })
    expect(tableFit(iron, 'dinner', read({}))).toBeLessThan(-150)
  })

  it('is one that is known to be step-free, where everything must be', () => {
    const asked = read({ party: { stepFree: true } })
    const known = table('known')
    expect(tableFit(known, 'dinner', asked) - tableFit(tables.unknown, 'dinner', asked)).toBe(110)
    expect(tableFit(tables.unknown, 'dinner', read({}))).toBe(tableFit(known, 'dinner', read({})))
  })

  it('cooks as the town does, the more so for who came to eat', () => {
    const places = ['a', 'b', 'c', 'd'].map((id) => table(id, { cuisines: ['mexican'] }))
    const town = [...places, tables.tacos, tables.falafel]
    expect([...kitchensOfTown({ places: town })]).toEqual(['mexican'])
    const usual = read({ places: town })
    const eaters = read({ places: town, interests: ['food'] })
    expect(tableFit(tables.tacos, 'dinner', usual)).toBeGreaterThan(0)
    expect(tableFit(tables.tacos, 'dinner', eaters)).toBeGreaterThan(
      tableFit(tables.tacos, 'dinner', usual),
    )
    expect(tableFit(tables.falafel, 'dinner', eaters)).toBeLessThan(0)
  })

  it('is no counter in the evening of two, at a great age or for who came to eat', () => {
    const roll = table('roll', { minutes: 30, cuisines: ['sandwiches'] })
    for (const guests of [
      read({ party: { who: ['couple'] } }),
      read({ party: { who: ['seniors'] } }),
      read({ interests: ['food'] }),
    ]) {
      expect(tableFit(roll, 'dinner', guests)).toBeLessThan(tableFit(roll, 'dinner', read({})))
      expect(tableFit(roll, 'dinner', guests)).toBeLessThan(-100)
    }
    const streets = read({ party: { who: ['couple'] }, cuisines: ['street-food'] })
    expect(tableFit(roll, 'dinner', streets)).toBeGreaterThanOrEqual(0)
    expect(tableFit(roll, 'lunch', read({ party: { who: ['couple'] } }))).toBe(0)
  })

  it('is one that a wish is about, but for a counter in the evening of two', () => {
    const bar = table('bar', { cuisines: ['tapas'] })
    const stand = table('stand', { cuisines: ['tapas'], minutes: 35 })
    const asked = [{ what: 'tapas', placeIds: ['first', 'bar', 'stand'] }]
    const two = read({ party: { who: ['couple'] }, asked })
    expect(tableFit(bar, 'dinner', two)).toBeGreaterThan(0)
    expect(tableFit(stand, 'lunch', two)).toBeGreaterThan(0)
    expect(tableFit(stand, 'dinner', two)).toBeLessThan(0)
  })

  it('is no dear café and no kosher house on an anniversary that keeps no diet', () => {
    const request = read({ party: { who: ['celebration'] } })
    const cafe = table('cafe', { kind: 'cafe', price: 3 })
    const kosher = table('kosher', { price: 3, diets: ['kosher'] })
    expect(tableFit(cafe, 'dinner', request)).toBeLessThan(0)
    expect(tableFit(kosher, 'dinner', request)).toBeLessThan(0)
    expect(tableFit(tables.fine, 'dinner', request)).toBeGreaterThan(0)
  })

  it('comes later where nobody knows of a step', () => {
    const request = read({ party: { stepFree: true } })
    expect(tableFit(tables.unknown, 'lunch', request)).toBeLessThan(0)
  })
})
