import { describe, expect, it } from 'vitest'
import { closingHolidayOn, easterSunday, orthodoxEaster } from './holidays.ts'

describe('holidays that shut museums', () => {
  it.each([
    [2024, '2024-03-31', '2024-05-05'],
    [2025, '2025-04-20', '2025-04-20'],
    [2026, '2026-04-05', '2026-04-12'],
    [2027, '2027-03-28', '2027-05-02'],
    [2038, '2038-04-25', '2038-04-25'],
  ])('Easter of %i', (year, western, eastern) => {
    expect(easterSunday(year)).toBe(western)
    expect(orthodoxEaster(year)).toBe(eastern)
  })

  it('knows Christmas in Belgium and May Day in France, and neither in Japan', () => {
    expect(closingHolidayOn('BE', '2027-12-25')?.name).toBe('Christmas Day')
    expect(closingHolidayOn('FR', '2027-05-01')?.name).toBe('Labour Day')
    expect(closingHolidayOn('BE', '2027-12-24')).toBeUndefined()
    expect(closingHolidayOn('JP', '2027-12-25')).toBeUndefined()
  })
})
