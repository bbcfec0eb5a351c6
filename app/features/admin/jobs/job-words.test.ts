import { expect, it } from 'vitest'
import { nameOfKind, rhythmInWords, timeTaken } from './job-words.ts'

it('names a job, its rhythm and how long it took', () => {
  expect(nameOfKind('remove-lost-files')).toBe('Remove lost files')
  expect(rhythmInWords({ every_minutes: 60, offset_minutes: 0 })).toBe('Every hour')
  expect(rhythmInWords({ every_minutes: 1440, offset_minutes: 185 })).toBe('Every day at 03:05 UTC')
  expect(rhythmInWords({ every_minutes: 15, offset_minutes: 0 })).toBe('Every 15 minutes')
  const began = '2026-11-16T03:00:00.000Z'
  expect(timeTaken(began, '2026-11-16T03:00:00.042Z')).toBe('42 ms')
  expect(timeTaken(began, '2026-11-16T03:00:02.340Z')).toBe('2.3 s')
  expect(timeTaken(began, '2026-11-16T03:04:00.000Z')).toBe('4 min')
  expect(timeTaken(began, null)).toBeNull()
})
