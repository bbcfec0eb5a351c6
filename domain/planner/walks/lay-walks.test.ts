import { describe, expect, it } from 'vitest'
import type { Walk } from '#domain/places/schema.ts'
import { appeal } from '../appeal.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { layWalks } from './lay-walks.ts'

const at = (north: number, east = 0): [number, number] => [
  38.71 + north * 0.01,
  -9.14 + east * 0.01,
]
const places = [
  place('castle', { at: at(0), essential: 0.9, kind: 'palace' }),
  place('chapel', { at: at(0.1), essential: 0.4, kind: 'worship' }),
  place('harbor', { at: at(0.2), essential: 0.6 }),
  place('wharf', { at: at(0.3), essential: 0.4 }),
  // As good as the harbor, and across the town.
  place('hill', { at: at(9), essential: 0.6 }),
  place('grove', { at: at(9.1), essential: 0.4 }),
  place('museum', { at: at(0.2, 0.2), essential: 0.8, kind: 'museum', hours: 'Tu-Su 10:00-18:00' }),
  place('square', { at: at(0.3, 0.2), essential: 0.4, kind: 'square' }),
]
const walks: Walk[] = [
  { name: 'Castle to the chapel', when: 'morning', stops: ['castle', 'chapel'] },
  { name: 'Harbor and wharf', when: 'afternoon', stops: ['harbor', 'wharf'] },
  { name: 'Hill and grove', when: 'afternoon', stops: ['hill', 'grove'] },
  { name: 'Museum on its square', when: 'morning', stops: ['museum', 'square'] },
]

function laidFor(asked: Parameters<typeof read>[0], away: string[] = []) {
  const request = read({ places, walks, ...asked })
  const laid = layWalks({
    request,
    places: new Map(request.places.map((each) => [each.id, each])),
    worthOf: (each) => request.days.map((day) => appeal(each, request, day)),
    away: new Set(away),
  })
  return laid.map(({ walk, day }) => `${day} ${walk.name}`)
}
const oneDay = { days: [{ date: dates[0] }] }

describe('the walks of a stay', () => {
  it('are those whose stops are worth the most, one after the other in neighboring quarters', () => {
    // Monday: the museum is shut, and the hill is a long ride from the castle.
    expect(laidFor(oneDay)).toEqual(['0 Castle to the chapel', '0 Harbor and wharf'])
  })

  it('come once each, and on days when they are open', () => {
    const laid = laidFor({})
    expect(new Set(laid.map((each) => each.slice(2))).size).toBe(laid.length)
    expect(laid.length).toBe(4)
    expect(laid).not.toContain('0 Museum on its square')
  })

  it('leave out what this party does not see', () => {
    const without = places.filter(({ id }) => id !== 'harbor' && id !== 'wharf')
    expect(laidFor({ ...oneDay, places: without })).not.toContain('0 Harbor and wharf')
  })

  it('are none by day on a day out of town', () => {
    expect(laidFor(oneDay, [dates[0]])).toEqual([])
  })

  it('are none where a town has none', () => {
    expect(laidFor({ walks: [] })).toEqual([])
  })
})
