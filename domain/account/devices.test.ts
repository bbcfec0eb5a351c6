import { describe, expect, it } from 'vitest'
import { deviceInWords } from './device-in-words.ts'
import { lastUsedInWords } from './last-used.ts'

describe('deviceInWords', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'phone',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/118.0 Mobile/15E148 Safari/604.1',
      'tablet',
      'Chrome on iPad',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'phone',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'computer',
      'Microsoft Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
      'computer',
      'Firefox on macOS',
    ],
    ['node', 'unknown', 'Unknown device'],
    ['', 'unknown', 'Unknown device'],
    ['(((', 'unknown', 'Unknown device'],
  ])('reads %s', (userAgent, kind, words) => {
    expect(deviceInWords(userAgent)).toEqual({ kind, words })
  })
})

describe('lastUsedInWords', () => {
  const now = new Date('2026-11-16T12:00:00Z')
  it.each([
    ['2026-11-16T12:00:05Z', 'Used within the last hour'],
    ['2026-11-16T11:00:01Z', 'Used within the last hour'],
    ['2026-11-16T11:00:00Z', 'Last used 1 hour ago'],
    ['2026-11-15T13:00:00Z', 'Last used 23 hours ago'],
    ['2026-11-15T12:00:00Z', 'Last used yesterday'],
    ['2026-11-01T12:00:00Z', 'Last used 15 days ago'],
    ['2026-08-01T12:00:00Z', 'Last used on August 1, 2026'],
  ])('says of %s: %s', (at, words) => {
    expect(lastUsedInWords(new Date(at), now)).toBe(words)
  })
})
