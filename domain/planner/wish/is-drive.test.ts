import { describe, expect, it } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { isDrive } from './is-drive.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = await loadWishContext()

describe('the drive is the trip', () => {
  it.each([
    'Lisbon to Porto by car, 5 days',
    'lisbon to porto by car 5 days',
    'drive from Munich to Venice over 4 days',
    'Drive Chicago to Memphis, 4 days',
    'road trip San Francisco to Seattle, ten days',
    'Roadtrip Lisbon to Porto, 6 days',
    'rent a car and go from Munich to Vienna via Salzburg, a week',
    'Rent a car in Lisbon and drive to Porto, 5 days',
    'by car from Hamburg to Copenhagen, 3 days',
    'Denver to Moab in a rental car, 5 days',
    'Nice to Genoa by car, 3 days',
    'honeymoon drive from Sorrento to Amalfi, 4 days',
    'self drive Windhoek to Etosha 6 days',
    'Brisbane to Sydney in a van, 9 days',
    'Madrid to Seville driving, 5 days with stops',
    'full circle around Ireland in 9 days by car, starting in Dublin',
    'Pick up a rental car in Seville, drive to Granada and Malaga, 6 days',
    'From Oslo to Bergen with an electric car, 5 days',
  ])('%s', (text) => {
    expect(isDrive(parseBrief(text, context), text)).toBe(true)
  })
})

describe('the car is only how one gets there or around', () => {
  it.each([
    'Lisbon 4 days, we have a rental car',
    'a week in Lisbon with a rental car',
    'weekend in Bruges, driving from Paris',
    '4 days in Prague, we come by car from Dresden',
    'we fly to Faro and rent a car, Algarve 6 days',
    'driving from Cologne to Amsterdam for the weekend, museums',
    'Porto for 3 nights, arriving by car from Lisbon',
    '5 days in Lisbon, hire car from the airport',
    'we drive to Salzburg from Vienna for 2 nights of Mozart',
    'Florence 5 days, car for a day trip to Siena',
    'Lisbon to Porto by train, 5 days',
    'Rome 3 days, no car',
  ])('%s', (text) => {
    expect(isDrive(parseBrief(text, context), text)).toBe(false)
  })
})

describe('a wish that is a drive', { timeout: 60_000 }, () => {
  it('is planned as a road trip from where it starts', async () => {
    const { trip, question } = await planWish('Lisbon to Porto by car, 5 days', context)
    expect(question).toBeNull()
    expect(trip).toMatchObject({ kind: 'road', title: 'Road trip: Lisbon to Porto' })
    expect(trip?.days).toHaveLength(5)
  })

  it('spends its spare days in the towns on the way', async () => {
    const { trip } = await planWish('Naples to Milan by car, 8 days', context)
    expect(trip?.title).toBe('Road trip: Naples to Milan')
    expect(trip?.lodgings.map(({ area }) => area)).toEqual(
      expect.arrayContaining(['Rome', 'Florence']),
    )
    expect(trip?.days).toHaveLength(8)
  })

  it('leaves days in a city what they are', async () => {
    const { trip } = await planWish('Lisbon 4 days, we have a rental car', context)
    expect(trip?.kind).toBe('city')
  })
})
