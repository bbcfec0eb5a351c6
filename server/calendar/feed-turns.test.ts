import { expect, it } from 'vitest'
import { feedTurns } from './feed-turns.ts'

it('answers a few asks at once, then one every three seconds, for each address by itself', () => {
  let now = 0
  const mayRead = feedTurns(() => now)
  const granted = (secret: string, asks: number) =>
    Array.from({ length: asks }, () => mayRead(secret)).filter((turn) => turn.granted).length
  expect(granted('one', 1000)).toBe(20)
  expect(granted('other', 5)).toBe(5)
  expect(mayRead('one')).toEqual({ granted: false, waitSeconds: 3 })
  now = 6_000
  expect(granted('one', 1000)).toBe(2)
  // A clock that was set back gives nothing away.
  now = 0
  expect(granted('one', 10)).toBe(0)
})

it('keeps no more addresses than it must', () => {
  const mayRead = feedTurns(() => 0)
  for (let ask = 0; ask < 20; ask += 1) mayRead('first')
  expect(mayRead('first').granted).toBe(false)
  for (let name = 0; name < 10_000; name += 1) mayRead(`guess ${name}`)
  expect(mayRead('first').granted).toBe(true)
})
