import { describe, expect, it } from 'vitest'
import type { Coordinates } from '#domain/places/schema.ts'
import { estimateLeg, estimateMatrix, legOf, metersBetween } from './travel-estimate.ts'

const rossio: Coordinates = [38.7139, -9.1394]
const chiado: Coordinates = [38.7107, -9.1424]
const belem: Coordinates = [38.6979, -9.2061]
const sintra: Coordinates = [38.7876, -9.3904]
const usual = { beyondWalking: 'transit', longestWalk: 25 } as const

describe('travel without a routing provider', () => {
  it('measures along the globe', () => {
    expect(metersBetween(rossio, belem)).toBeGreaterThan(5900)
    expect(metersBetween(rossio, belem)).toBeLessThan(6200)
    expect(metersBetween(rossio, rossio)).toBe(0)
  })

  it('walks what is near and rides what is far', () => {
    expect(estimateLeg(rossio, chiado, usual)).toMatchObject({ mode: 'walk', estimated: true })
    expect(estimateLeg(rossio, belem, usual).mode).toBe('transit')
    expect(estimateLeg(rossio, belem, { ...usual, beyondWalking: 'drive' }).mode).toBe('drive')
  })

  it('walks less when long walks are unwelcome, and never rides what is faster on foot', () => {
    const short = { ...usual, longestWalk: 5 }
    expect(estimateLeg(rossio, belem, short).mode).toBe('transit')
    expect(estimateLeg(rossio, chiado, { ...usual, longestWalk: 0 }).mode).toBe('walk')
  })

  it('takes a time that a traveller would call about right', () => {
    expect(estimateLeg(rossio, belem, usual).minutes).toBeGreaterThan(20)
    expect(estimateLeg(rossio, belem, usual).minutes).toBeLessThan(45)
    expect(estimateLeg(rossio, sintra, usual).minutes).toBeGreaterThan(40)
    expect(estimateLeg(rossio, sintra, usual).minutes).toBeLessThan(80)
  })

  it('fills a matrix that is the same in both directions', () => {
    const matrix = estimateMatrix([rossio, chiado, belem], usual)
    expect(legOf(matrix, 0, 2)).toEqual(estimateLeg(rossio, belem, usual))
    expect(legOf(matrix, 2, 0)).toEqual(legOf(matrix, 0, 2))
    expect(legOf(matrix, 1, 1).minutes).toBe(0)
  })
})

it('takes a train to the next town where there is one, and no bus through all villages', () => {
  const markt: Coordinates = [51.209, 3.225]
  const ghent: Coordinates = [51.053, 3.727]
  const byBus = estimateLeg(markt, ghent, usual).minutes
  const byTrain = estimateLeg(markt, ghent, { ...usual, trains: true }).minutes
  expect(byBus).toBeGreaterThan(90)
  // Half an hour on rails, and the ways to the two stations.
  expect(byTrain).toBeGreaterThanOrEqual(60)
  expect(byTrain).toBeLessThanOrEqual(75)
  expect(estimateLeg(rossio, sintra, { ...usual, trains: true }).minutes).toBeGreaterThan(40)
  expect(estimateLeg(rossio, belem, { ...usual, trains: true })).toEqual(
    estimateLeg(rossio, belem, usual),
  )
})

it('a ride is at least the way to a stop and the wait, and a hill takes one more', () => {
  const ride = { beyondWalking: 'transit', longestWalk: 20 } as const
  // By a timetable about 45 minutes, with the funicular and its cable car.
  const castle = estimateLeg([41.3784, 2.1925], [41.3634, 2.1663], ride)
  expect(castle.minutes).toBeGreaterThanOrEqual(38)
  // Two stations of the metro away, a little under half an hour from door to door.
  const near = estimateLeg([48.8611, 2.3364], [48.8867, 2.3431], ride)
  expect(near.minutes).toBeGreaterThanOrEqual(25)
  expect(near.minutes).toBeLessThanOrEqual(35)
})

it('one is rowed over a river where the bridge is the longer way', () => {
  const ride = { beyondWalking: 'transit', longestWalk: 40 } as const
  const over = estimateLeg([13.7437, 100.4889], [13.7465, 100.4927], ride)
  expect(over.mode).toBe('ferry')
})
