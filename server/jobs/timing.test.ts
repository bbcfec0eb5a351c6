import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rhythmOf, waitAfter } from './timing.ts'

describe('a schedule', () => {
  it('is read into minutes', () => {
    expect(rhythmOf('every hour')).toEqual({ everyMinutes: 60, offsetMinutes: 0 })
    expect(rhythmOf('every quarter of an hour')).toEqual({ everyMinutes: 15, offsetMinutes: 0 })
    expect(rhythmOf('daily at 03:05')).toEqual({ everyMinutes: 1440, offsetMinutes: 185 })
  })

  it.each(['24:00', '3:00', '03:60', '03:00 '])('is no time of day: %s', (time) => {
    expect(() => rhythmOf(`daily at ${time as '03:00'}`)).toThrow('is no time of day')
  })
})

describe('the wait after a failure', () => {
  const backOff = { firstMs: 1_000, longestMs: 60_000 }

  it('doubles up to the longest', () => {
    const waits = [1, 2, 3, 7, 100].map((tries) => waitAfter(tries, backOff, () => 1))
    expect(waits).toEqual([1_000, 2_000, 4_000, 60_000, 60_000])
  })

  it('is between half of it and all of it, whatever chance says', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), chance, (tries, random) => {
        const most = waitAfter(tries, backOff, () => 1)
        const wait = waitAfter(tries, backOff, () => random)
        return wait >= most / 2 - 1 && wait <= most
      }),
    )
  })
})
