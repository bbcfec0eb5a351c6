import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { place } from '../testing/sample-request.ts'
import { mealInTown, mealOnATrip, openMealOn } from './open-meals.ts'

const trip = (more: Partial<Place>, by: 'train' | 'ferry' | 'tour' = 'train') =>
  place('far', {
    dayTrip: { by, minutesEachWay: 60, how: 'By train from the main station.', bookAhead: false },
    ...more,
  })

describe('a meal without a house', () => {
  it('is called after the town, and not after all that one sees there', () => {
    const sintra = trip({ name: 'Sintra: Pena Palace and Quinta da Regaleira', kind: 'palace' })
    expect(openMealOn('lunch', sintra)).toBe('Lunch in Sintra')
    const peak = trip({ name: 'Cape Point and the Cape of Good Hope', kind: 'nature' })
    expect(openMealOn('lunch', peak)).toBe('Lunch near Cape Point')
  })

  it('says what to look for out of town, by what sort of place it is', () => {
    const wine = trip({ kind: 'nature', about: 'White farmhouses among vineyards and mountains.' })
    const hills = trip({ kind: 'nature', about: 'A ridge of bare rock above a green valley.' })
    const isle = trip(
      { kind: 'neighbourhood', about: 'A car-free island of stone houses.' },
      'ferry',
    )
    const tour = trip({ kind: 'ruins', about: 'Tunnels under the fields of a village.' }, 'tour')
    const zoo = trip({ kind: 'zoo', about: 'Gorillas and a night house behind glass.' })
    expect(mealOnATrip('lunch', wine)).toMatch(/estate's own table/)
    expect(mealOnATrip('lunch', hills)).toMatch(/^No table is known there: .*take a picnic/)
    expect(mealOnATrip('lunch', tour)).toMatch(/whether lunch is part of it/)
    expect(mealOnATrip('lunch', zoo)).toMatch(/kitchens inside/)
    expect(mealOnATrip('lunch', zoo, ['vegan'])).toBe(
      'No vegan table is known there: take something along.',
    )
    const eat = 'in the lanes of the old town'
    const way = { by: 'train', minutesEachWay: 60, how: 'By train.', bookAhead: false } as const
    const town = trip({ kind: 'palace', dayTrip: { ...way, eat } })
    expect(mealOnATrip('lunch', town, ['vegan'])).toMatch(/look for one in the town/)
    // Nobody starves where people live, though nothing is known of who cooks there.
    expect(mealOnATrip('lunch', isle)).toMatch(
      /^There are places to eat in .*: look when you arrive/,
    )
  })

  it('in town says that there is plenty where there is, and names the nearest table that is known', () => {
    const mall = place('mall', { kind: 'shopping', about: 'Shops on four floors.' })
    const table = place('table', { kind: 'restaurant', area: 'Downtown' })
    expect(mealInTown('dinner', mall, table)).toMatch(
      /plenty of places to eat around Place mall\..* Place table \(Downtown\)/,
    )
    const tower = place('tower', { kind: 'viewpoint', about: 'A deck above the roofs.' })
    expect(mealInTown('dinner', tower, table)).toMatch(
      /take something along, or go on to Place table \(Downtown\)/,
    )
    const house = place('house', { kind: 'museum', about: 'Rooms of a collector.' })
    expect(mealInTown('dinner', house, table)).toMatch(/nearest that is known is Place table/)
    expect(mealInTown('dinner', null, null)).not.toMatch(/Ask at your lodging/)
  })

  it('names the kitchen that a place has by its own words', () => {
    const house = place('house', { about: 'Rooms of a painter, with a café in the garden.' })
    expect(mealInTown('lunch', house, null)).toBe('There is a café at Place house: eat there.')
    const bare = place('bare', { area: 'Old Harbor', about: 'Stone saints above a bronze door.' })
    expect(mealInTown('lunch', bare, null)).toMatch(
      /No table .* known close to Place bare: look around there\.$/,
    )
  })
})
