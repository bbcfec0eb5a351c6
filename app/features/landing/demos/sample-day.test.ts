import { describe, expect, it } from 'vitest'
import { minutesOnFoot, sampleDay } from './sample-day.ts'

describe.each(['dry', 'wet'] as const)('the sample day when it is %s', (weather) => {
  const { stops } = sampleDay[weather]

  it('leaves time for the way from each stop to the next', () => {
    const late = stops.filter((stop, index) => {
      const before = stops[index - 1]
      return before !== undefined && before.end + (stop.leg?.minutes ?? 0) > stop.start
    })
    expect(late.map(({ name }) => name)).toEqual([])
  })

  it('counts walks and nothing else as walking', () => {
    expect(minutesOnFoot(stops)).toBe(weather === 'dry' ? 38 : 28)
  })
})
