import { describe, expect, it } from 'vitest'
import { kilometres } from '#domain/places/distance.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = await loadWishContext()
const planned = async (text: string): Promise<Trip> => {
  const { trip, question } = await planWish(text, context)
  if (!trip) throw new Error(question ?? 'No trip')
  return trip
}
const roadStops = ({ days }: Trip) =>
  days.flatMap(({ stops }) => stops.filter(({ nights }) => typeof nights === 'number'))

/** From one city to another in days that leave time for the way. */
const drives = [
  ['Lisbon to Porto by car, 5 days', 5],
  ['Naples to Milan by car, 8 days', 8],
  ['Paris to Nice by car, 7 days', 7],
  ['Drive from London to Edinburgh, 6 days', 6],
  ['Sydney to Melbourne by car, 6 days', 6],
  ['Bangkok to Chiang Mai by car, 6 days', 6],
  ['Las Vegas to Denver by car, 6 days', 6],
  ['Miami to New York by car, 8 days', 8],
] as const

describe.each(drives)('%s', async (text, days) => {
  const trip = await planned(text)
  const ends = text.replace(/^Drive from /, '').split(/ to | by |,/)

  it('has its days, and no day of nothing', () => {
    expect(trip.days).toHaveLength(days)
    expect(trip.days.every(({ stops }) => stops.length > 0)).toBe(true)
  })

  it('sleeps and stops in towns between its ends, each nearer to the end than the one before', () => {
    const between = roadStops(trip).filter(({ name }) => !ends.includes(name))
    expect(between.length).toBeGreaterThan(1)
    expect(between.some(({ nights }) => (nights ?? 0) > 0)).toBe(true)
    const end = roadStops(trip).at(-1)?.at
    const left = between.map(({ at }) => (at && end ? kilometres(at, end) : Number.NaN))
    expect(left).toEqual(left.toSorted((one, other) => other - one))
    expect(between.every(({ reasons }) => reasons.length > 0)).toBe(true)
  })

  it('drives nobody through noon without a table, and tells times to five minutes', () => {
    for (const { leg, start } of roadStops(trip)) {
      if (leg?.mode !== 'drive') continue
      expect(leg.minutes).toBeLessThan(270)
      expect(Number(start?.slice(-2)) % 5).toBe(0)
    }
  })
})

it('Lisbon to Porto leads by towns that people know', async () => {
  const names = roadStops(await planned('Lisbon to Porto by car, 5 days')).map(({ name }) => name)
  expect(names).toContain('Coimbra')
  expect(names).toContain('Óbidos')
  expect(names.at(-1)).toBe('Porto')
})

it('who drives from home is not shown around at home', async () => {
  const trip = await planned('We live in Munich. Munich to Rome by car, 8 days')
  expect(roadStops(trip).map(({ name }) => name)).not.toContain('Munich')
})

describe('what can’t be driven', () => {
  it.each([
    ['two continents', 'Lisbon to New York by car, 10 days'],
    ['an island without a ferry', 'Honolulu to Hilo by car, 4 days'],
    ['over the date line', 'road trip from Auckland through Suva back to Auckland, 8 days'],
  ])('%s is said, and no trip is made of it', async (_, text) => {
    const { trip, question } = await planWish(text, context)
    expect(trip).toBeNull()
    expect(question).toMatch(/Make two road trips of it/)
  })

  it('nothing but a start becomes a loop by towns nearby, and says so', async () => {
    const { trip, assumed } = await planWish(
      'road trip around Ireland from Dublin, 8 days',
      context,
    )
    expect(trip?.days).toHaveLength(8)
    expect(trip?.road).toMatchObject({ round: true })
    expect(assumed.join()).toContain('A loop by towns around Dublin')
  })

  it('forty towns are a trip that says what it takes', async () => {
    const towns = context.destinations
      .filter(({ country }) =>
        ['DE', 'AT', 'CZ', 'IT', 'FR', 'BE', 'NL', 'PL', 'HU', 'ES'].includes(country),
      )
      .map(({ name }) => name)
    const { trip, unmet } = await planWish(
      `Road trip through ${towns.join(', ')}, 10 days at most four hours of driving a day`,
      context,
    )
    if (!trip) throw new Error('It was not planned')
    expect(roadStops(trip).length).toBeGreaterThan(8)
    expect(unmet.join(' ')).toMatch(/more than you have/)
  })
})
