import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byOrder } from './by-order.ts'
import { keyBetween, keysBetween, type OrderKey, orderKeySchema } from './order-keys.ts'

it('finds room between any two keys, wherever one inserts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { maxLength: 80 }),
      (spots) => {
        const keys: OrderKey[] = []
        for (const spot of spots) {
          const index = Math.floor(spot * (keys.length + 1))
          keys.splice(index, 0, keyBetween(keys[index - 1] ?? null, keys[index] ?? null))
        }
        expect(keys.toSorted()).toEqual(keys)
        expect(new Set(keys).size).toBe(keys.length)
        for (const key of keys) expect(orderKeySchema.safeParse(key).success).toBe(true)
      },
    ),
  )
})

it('stays short where one always appends, prepends or halves', () => {
  let last: OrderKey | null = null
  let first: OrderKey | null = null
  for (let index = 0; index < 5000; index += 1) {
    last = keyBetween(last, null)
    first = keyBetween(null, first)
  }
  expect(last?.length).toBeLessThan(100)
  expect(first?.length).toBeLessThan(100)
  const row = keysBetween(null, null, 60)
  expect(row.toSorted()).toEqual(row)
  expect(Math.max(...row.map(({ length }) => length))).toBeLessThanOrEqual(2)
})

it('falls back to the end of the first where two keys leave no room, and ids decide', () => {
  const [key] = keysBetween(null, null, 1)
  if (!key) throw new Error('One was asked for')
  expect(keyBetween(key, key) > key).toBe(true)
  const twins = [
    { order: key, id: 'b' },
    { order: key, id: 'a' },
  ]
  expect(twins.toSorted(byOrder).map(({ id }) => id)).toEqual(['a', 'b'])
})
