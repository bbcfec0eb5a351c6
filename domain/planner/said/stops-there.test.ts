import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { askedWishSchema } from '../schema.ts'
import { place, read as request } from '../testing/sample-request.ts'
import { stopsAfterLunch, stopsThere } from './stops-there.ts'

const town = (see: string[], by: 'train' | 'tour' = 'train'): Place =>
  place('far', {
    dayTrip: {
      by,
      minutesEachWay: 60,
      how: 'By train from the main station.',
      bookAhead: false,
      see,
    },
  })
const cordoba = town([
  'the Mosque-Cathedral',
  'the Roman Bridge',
  'the Jewish quarter with its synagogue',
  'the gardens of the Alcázar',
])

describe('what one goes to on a day out', () => {
  it('is told in the order of the walk', () => {
    expect(stopsThere(cordoba)).toEqual([
      'There: first the Mosque-Cathedral, then the Roman Bridge, the Jewish quarter with its synagogue and the gardens of the Alcázar.',
    ])
    expect(stopsThere(place('near', {}))).toEqual([])
    expect(stopsThere(town(['a cave', 'a lookout', 'lunch on board'], 'tour'))).toEqual([
      'Parts of it: a cave, a lookout and lunch on board.',
    ])
  })

  it('keeps an "and" within a stop apart from the last one', () => {
    const siena = town(['the Campo', 'the Palazzo Pubblico and its tower', 'the hospital'])
    expect(stopsThere(siena).join()).toContain(
      'then the Palazzo Pubblico and its tower, and the hospital.',
    )
  })

  it('is told in two parts around lunch, and none of it twice or lost', () => {
    const before = stopsThere(cordoba, request({ places: [] }), 0.6).join()
    const after = stopsAfterLunch(cordoba, request({ places: [] }), 0.6).join()
    expect(before).toBe('Before lunch: the Mosque-Cathedral and the Roman Bridge.')
    expect(after).toBe('The Jewish quarter with its synagogue and the gardens of the Alcázar.')
  })

  it('has no church for who wants none, and nothing to climb for who needs a level way', () => {
    const secular = stopsThere(
      town([
        'San Vitale',
        'the tower of the town hall',
        'the market',
        'Pieterskerk',
        'San Marco Square',
      ]),
      request({ places: [], avoidedKinds: ['worship'] }),
    ).join()
    expect(secular).toBe(
      'There: first the tower of the town hall, then the market and San Marco Square.',
    )
    const { party } = request({ places: [] })
    const level = { ...request({ places: [] }), party: { ...party, stepFree: true } }
    expect(
      stopsThere(town(['the climb to the fort', 'the harbor', 'the market']), level).join(),
    ).toBe('There: the harbor and the market.')
  })

  it('says which of it was asked for', () => {
    const gardens = askedWishSchema.parse({ what: 'gardens', placeIds: ['elsewhere'] })
    const told = stopsThere(cordoba, { ...request({ places: [] }), asked: [gardens] }).join()
    expect(told).toContain('the gardens of the Alcázar (your wish)')
    expect(told).not.toContain('Bridge (your wish)')
    const markets = askedWishSchema.parse({ what: 'Christmas markets', placeIds: ['elsewhere'] })
    const square = town(['the Market Square', 'the covered market', 'the town walls'])
    expect(
      stopsThere(square, { ...request({ places: [] }), asked: [markets] }).join(),
    ).not.toContain('your wish')
  })
})
