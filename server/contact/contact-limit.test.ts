import { expect, it } from 'vitest'
import { createContactLimit } from './contact-limit.ts'

function limitAt(start: number) {
  const clock = { now: start }
  const limit = createContactLimit({
    burst: 3,
    refillMs: 3_000,
    remembered: 2,
    now: () => clock.now,
  })
  return { clock, limit }
}

it('grants a burst, then one turn for each part of the time that passed', () => {
  const { clock, limit } = limitAt(0)
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false])
  clock.now = 999
  expect(limit.take('a')).toBe(false)
  clock.now = 1_000
  expect([limit.take('a'), limit.take('a')]).toEqual([true, false])
})

it('never saves up more than a burst', () => {
  const { clock, limit } = limitAt(0)
  limit.take('a')
  clock.now = 1_000_000
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false])
})

it('counts each address by itself', () => {
  const { limit } = limitAt(0)
  for (const _ of [1, 2, 3]) limit.take('a')
  expect(limit.take('a')).toBe(false)
  expect(limit.take('b')).toBe(true)
})

it('is not confused by a clock that goes back', () => {
  const { clock, limit } = limitAt(10_000)
  for (const _ of [1, 2, 3]) limit.take('a')
  clock.now = 0
  expect(limit.take('a')).toBe(false)
})

it('forgets the address that was quiet for longest, never the busy one', () => {
  const { limit } = limitAt(0)
  for (const _ of [1, 2, 3]) limit.take('busy')
  for (const passer of ['b', 'c', 'd']) {
    limit.take(passer)
    expect(limit.take('busy')).toBe(false)
  }
})

it('does not limit who can’t be told apart', () => {
  const { limit } = limitAt(0)
  expect([1, 2, 3, 4, 5].every(() => limit.take(null))).toBe(true)
})
