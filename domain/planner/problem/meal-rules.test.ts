import { expect, it } from 'vitest'
import { place, read } from '../testing/sample-request.ts'
import { isNoTable } from './meal-rules.ts'

const house = (more: Parameters<typeof place>[1] = {}) =>
  place('house', { kind: 'restaurant', minutes: 75, price: 2, stepFree: null, ...more })

it('a cellar three floors down is no table at eighty, unless a lift is known', () => {
  const cellar = house({ about: 'Roast pork and young wine three floors down in medieval brick.' })
  const old = read({ party: { who: ['seniors'], elderly: true } })
  expect(isNoTable(cellar, old)).toBe(true)
  expect(isNoTable({ ...cellar, stepFree: true }, old)).toBe(false)
  expect(isNoTable(cellar, read({}))).toBe(false)
})

it('luxury has no plain tables, and a small child nothing hot', () => {
  const plain = house({ price: 1 })
  expect(isNoTable(plain, read({ lavish: true }))).toBe(true)
  expect(isNoTable(plain, read({}))).toBe(false)
  const hot = house({ about: 'Chili crab since 1956, on a terrace by the sea.' })
  const small = read({ party: { children: true, who: ['toddler'] } })
  expect(isNoTable(hot, small)).toBe(true)
  expect(isNoTable(hot, read({ party: { children: true, who: ['children'] } }))).toBe(false)
})
