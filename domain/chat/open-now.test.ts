import { describe, expect, it } from 'vitest'
import { isOpenNow } from './open-now.ts'

// A Tuesday.
const noonInLondon = new Date('2026-11-17T12:00:00Z')

describe('a place is open', () => {
  it('by the clock where it is, not by the reader’s', () => {
    const hours = 'Mo-Su 09:00-18:00'
    expect(isOpenNow({ hours, zone: 'Europe/Lisbon' }, noonInLondon)).toBe(true)
    expect(isOpenNow({ hours, zone: 'Asia/Tokyo' }, noonInLondon)).toBe(false)
    expect(isOpenNow({ hours, zone: 'America/New_York' }, noonInLondon)).toBe(false)
  })

  it('by the weekday there', () => {
    // In Auckland it is already Wednesday.
    const hours = 'We 00:00-06:00'
    expect(isOpenNow({ hours, zone: 'Pacific/Auckland' }, noonInLondon)).toBe(true)
    expect(isOpenNow({ hours, zone: 'Europe/London' }, noonInLondon)).toBe(false)
  })

  it('is not said to be open or closed where its hours are unknown', () => {
    expect(isOpenNow({}, noonInLondon)).toBeUndefined()
    expect(
      isOpenNow({ hours: 'when it pleases', zone: 'Asia/Tokyo' }, noonInLondon),
    ).toBeUndefined()
    expect(isOpenNow({ hours: 'Mo-Su 09:00-18:00', zone: 'Nowhere' }, noonInLondon)).toBeUndefined()
  })

  it('as a provider said, where there are no hours', () => {
    expect(isOpenNow({ isOpen: true }, noonInLondon)).toBe(true)
  })
})
