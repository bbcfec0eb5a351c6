/** What only some come for is not for everybody: unless it was named, is of their taste, or children are along. */
import { expect, it } from 'vitest'
import { fillsTime } from '../problem/fills-time.ts'
import { place, read } from '../testing/sample-request.ts'
import { chooseCandidates } from '../worth/candidates.ts'
import { isForOtherTastes } from './special-interest.ts'
import { wishWeight } from './wish-weight.ts'

const tank = place('tank', { kind: 'zoo', offers: ['aquarium'], essential: 0.5 })
const stadium = place('stadium', { name: 'Park Road', kind: 'activity', offers: ['stadium tour'] })
const cells = place('cells', { name: 'Old Gaol', kind: 'museum', interests: ['history'] })
const all = [tank, stadium, cells]

it('fills no hour of grown-ups who came for something else', () => {
  const request = read({ places: all, interests: ['art'] })
  for (const each of all) {
    expect(isForOtherTastes(each, request)).toBe(true)
    expect(wishWeight(each, request)).toBeLessThan(0.3)
    expect(fillsTime(each, request)).toBe(false)
  }
})

it('a well-known jail tells who named no subject the history of the town', () => {
  expect(isForOtherTastes(cells, read({ places: all }))).toBe(false)
  expect(isForOtherTastes({ ...cells, essential: 0.3 }, read({ places: all }))).toBe(true)
})

it('is there for who named it, likes its subject, or has children along', () => {
  expect(isForOtherTastes(tank, read({ places: all, mustSee: ['tank'] }))).toBe(false)
  expect(isForOtherTastes(cells, read({ places: all, interests: ['history'] }))).toBe(false)
  const family = read({ places: all, party: { children: true } })
  for (const each of all) expect(isForOtherTastes(each, family)).toBe(false)
})

it('is for everybody where the town is known for it, and a park with a wheel is a park', () => {
  const request = read({ places: all })
  expect(isForOtherTastes({ ...tank, essential: 0.9 }, request)).toBe(false)
  expect(isForOtherTastes({ ...stadium, kind: 'park' }, request)).toBe(false)
})

it('is no choice at all where the town has enough besides, and one where it has not', () => {
  const squares = Array.from({ length: 21 }, (_, index) => place(`square-${index}`))
  const ids = (places: typeof squares) =>
    chooseCandidates(read({ places })).places.map(({ id }) => id)
  expect(ids([tank, ...squares])).not.toContain('tank')
  expect(ids([tank, ...squares.slice(0, 5)])).toContain('tank')
})
