import { expect, it } from 'vitest'
import { isZone } from '#domain/calendar/zoned-time.ts'
import { zoneOf } from './zone-of.ts'
import { zoneTable } from './zone-table.ts'

it('knows the zone of a town by its country and the nearest namesake of a zone', () => {
  const zone = (at: [number, number], country?: string) => zoneOf(at, country).zone
  expect(zone([38.57, -7.91], 'PT')).toBe('Europe/Lisbon')
  expect(zone([40.42, -3.7], 'ES')).toBe('Europe/Madrid')
  expect(zone([30.44, -84.28], 'US')).toMatch(/^America\//)
  expect(zone([36.17, -115.14], 'US')).toBe('America/Los_Angeles')
  expect(zone([35.01, 135.77], 'JP')).toBe('Asia/Tokyo')
  expect(zone([-17, 178])).toBe('Pacific/Fiji')
})

it('takes the word of the catalogue for its own towns', () => {
  const own = [{ at: [38.72, -9.14] as [number, number], timeZone: 'Atlantic/Azores' }]
  expect(zoneOf([38.7, -9.1], 'PT', own)).toEqual({
    zone: 'Atlantic/Azores',
    source: { kind: 'catalogue' },
  })
  expect(zoneOf([41.1, -8.6], 'PT', own).source.kind).toBe('estimate')
})

it('lists zones that every runtime has', () => {
  const names = zoneTable
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[3] ?? '')
  expect(names.length).toBeGreaterThan(380)
  expect(names.filter((name) => !isZone(name))).toEqual([])
})
