import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatClock, formatDuration, formatMoney, machineClock } from './format.ts'

describe('a clock', () => {
  it.each([
    [0, '12:00 AM', '00:00'],
    [540, '9:00 AM', '09:00'],
    [720, '12:00 PM', '12:00'],
    [1085, '6:05 PM', '18:05'],
    [1439, '11:59 PM', '23:59'],
    [1500, '1:00 AM', '01:00'],
  ])('%i minutes after midnight is %s', (minutes, spoken, machine) => {
    expect(formatClock(minutes)).toBe(spoken)
    expect(machineClock(minutes)).toBe(machine)
  })

  it('writes every minute of a day differently', () => {
    const day = Array.from({ length: 1440 }, (_, minute) => minute)
    expect(new Set(day.map(formatClock)).size).toBe(1440)
    expect(new Set(day.map(machineClock)).size).toBe(1440)
  })
})

describe('a duration', () => {
  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [80, '1 h 20 min'],
    [59.6, '1 h'],
  ])('%d minutes are %s', (minutes, words) => {
    expect(formatDuration(minutes)).toBe(words)
  })

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (minutes) => {
        const [, hours = '0', rest = '0'] =
          formatDuration(minutes).match(/^(?:(\d+) h)? ?(?:(\d+) min)?$/) ?? []
        expect(Number(hours) * 60 + Number(rest)).toBe(minutes)
      }),
    )
  })
})

describe('money', () => {
  it('is written in the units of its currency', () => {
    expect(formatMoney(8450, 'EUR')).toBe('€84.50')
    expect(formatMoney(123_456, 'USD')).toBe('$1,234.56')
    expect(formatMoney(5000, 'JPY')).toBe('¥5,000')
  })
})
