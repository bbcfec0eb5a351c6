import { expect, it } from 'vitest'
import type { PlaceKind } from '#domain/places/schema.ts'
import { place, read } from '../testing/sample-request.ts'
import { variety } from './variety.ts'

const of = (kind: PlaceKind, count: number) =>
  Array.from({ length: count }, (_, index) =>
    place(`${kind}-${index}`, { kind, essential: 0.5 - index / 100 }),
  )
const places = [...of('museum', 6), ...of('beach', 2), ...of('viewpoint', 3)]
const worth = (id: string, more = {}) => {
  const found = places.find((each) => each.id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return variety(found, read({ places, ...more }))
}

it('makes one more museum worth less than the first beach', () => {
  expect(worth('museum-0')).toBe(1)
  expect(worth('museum-4')).toBeLessThan(1)
  expect(worth('beach-0')).toBeGreaterThan(1)
  expect(worth('viewpoint-2')).toBeLessThan(1)
})

it('counts no museums for who asked for them', () => {
  expect(worth('museum-4', { wantedKinds: ['museum'] })).toBe(1)
})

it('praises no beach that is too cool to bathe at', () => {
  const weather = { rain: 0, high: 12, low: 5, source: { kind: 'provider', name: 'a test' } }
  expect(worth('beach-0', { days: [{ date: '2027-01-10', weather }] })).toBe(1)
})
