import { afterEach, expect, it, vi } from 'vitest'
import { localDay } from './local-day.ts'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['America/Los_Angeles', '2026-03-01'],
  ['Pacific/Auckland', '2026-03-02'],
])('is the day of %s', (zone, day) => {
  vi.stubEnv('TZ', zone)
  expect(localDay(new Date('2026-03-02T02:00:00Z'))).toBe(day)
})
