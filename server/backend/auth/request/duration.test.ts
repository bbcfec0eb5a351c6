import { describe, expect, it } from 'vitest'
import { durationMs } from './duration.ts'

describe('a duration', () => {
  it.each([
    ['24h', 86_400_000],
    ['1h30m', 5_400_000],
    ['1.5s', 1_500],
    ['300ms', 300],
    ['0s', 0],
  ])('%s', (text, ms) => {
    expect(durationMs(text)).toBe(ms)
  })

  it.each(['', '24', 'h', '-1h', '1d', '1h 30m', 'forever'])('is not %j', (text) => {
    expect(durationMs(text)).toBeUndefined()
  })
})
