import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, isZone, localText, wallAfter, wallAt, wallMinutes } from './zoned-time.ts'
import { localTimeSchema } from './zoned-time-schema.ts'

const zones = ['Europe/Lisbon', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu', 'Etc/UTC']
const clockAfter = (local: string, zone: string, minutes: number, endZone = zone) =>
  localText(wallAfter(wallMinutes(local), zone, minutes, endZone))

describe('clocks and zones', () => {
  it('flies over the date line, both ways', () => {
    const tokyo = ['2027-05-10T00:30', 'Asia/Tokyo'] as const
    expect(clockAfter(...tokyo, 600, 'America/Los_Angeles')).toBe('2027-05-09T18:30')
    expect(clockAfter('2027-05-10T22:00', 'America/Los_Angeles', 780, 'Pacific/Auckland')).toBe(
      '2027-05-12T06:00',
    )
    expect(clockAfter('2027-05-10T12:00', 'Pacific/Apia', 35, 'Pacific/Pago_Pago')).toBe(
      '2027-05-09T12:35',
    )
  })

  it('knows nights of 23 and 25 hours, and whole days that a country skipped', () => {
    expect(clockAfter('2027-03-13T22:00', 'America/New_York', 600)).toBe('2027-03-14T09:00')
    expect(clockAfter('2027-11-06T22:00', 'America/New_York', 600)).toBe('2027-11-07T07:00')
    expect(clockAfter('2011-12-29T23:30', 'Pacific/Apia', 60)).toBe('2011-12-31T00:30')
  })

  it('takes the first of two hours with one name, and counts on through one that is missing', () => {
    const newYork = 'America/New_York'
    const twice = instantOf(wallMinutes('2027-11-07T01:30'), newYork)
    expect(localText(twice)).toBe('2027-11-07T05:30')
    const missing = instantOf(wallMinutes('2027-03-14T02:30'), newYork)
    expect(localText(wallAt(missing, newYork))).toBe('2027-03-14T03:30')
  })

  it('reads an instant back from what the clock showed, whatever the zone', () => {
    const instants = fc.integer({
      min: Date.UTC(2024, 0) / 60_000,
      max: Date.UTC(2040, 0) / 60_000,
    })
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const wall = wallAt(instant, zone)
        // The oracle prints with another format and another locale.
        const printed = new Date(instant * 60_000).toLocaleString('sv-SE', { timeZone: zone })
        expect(localText(wall)).toBe(printed.slice(0, 16).replace(' ', 'T'))
        const back = instantOf(wall, zone)
        expect(wallAt(back, zone)).toBe(wall)
        expect([0, 60]).toContain(instant - back)
      }),
    )
  })

  it('refuses zones and times that do not exist', () => {
    expect(['Mars/Olympus', '+02:00', '', 'Europe/Lisbon\n'].filter(isZone)).toEqual([])
    for (const text of ['2027-02-29T10:00', '2027-05-10T24:00', '2027-05-10 10:00', '']) {
      expect(localTimeSchema.safeParse(text).success).toBe(false)
    }
  })
})
