import { expect, it } from 'vitest'
import { emptyAnswer } from '#domain/planner/wish/answer.ts'
import { createDailyPlans } from './daily-plans.ts'

const noon = Date.UTC(2026, 10, 16, 12)

function planning() {
  let now = noon
  const asked: string[] = []
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = []
  const plans = createDailyPlans({
    now: () => now,
    planWish: (text) => {
      asked.push(text)
      const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof emptyAnswer>>()
      waiting.push({ resolve: () => resolve({ ...emptyAnswer(), notes: [text] }), reject })
      return promise
    },
  })
  return {
    plans,
    asked,
    finish: (index: number) => waiting[index]?.resolve(),
    fail: (index: number) => waiting[index]?.reject(new Error('No threads')),
    sleep: () => {
      now += 24 * 3600_000
    },
  }
}

it('plans a wish once for all who ask on the same day, also while it is planned', async () => {
  const { plans, asked, finish, sleep } = planning()
  const both = Promise.all([plans('Paris'), plans('Paris')])
  finish(0)
  const [one, other] = await both
  expect(one).toBe(other)
  expect(await plans('Paris')).toBe(one)
  expect(asked).toEqual(['Paris'])
  sleep()
  void plans('Paris')
  expect(asked).toEqual(['Paris', 'Paris'])
})

it('tries again what failed', async () => {
  const { plans, asked, fail, finish } = planning()
  const first = plans('Paris')
  fail(0)
  await expect(first).rejects.toThrow('No threads')
  const second = plans('Paris')
  finish(1)
  expect((await second).notes).toEqual(['Paris'])
  expect(asked).toHaveLength(2)
})

it('keeps no more than it has room for', async () => {
  const { plans, asked } = planning()
  for (let each = 0; each <= 200; each += 1) void plans(`Place ${each}`)
  void plans('Place 200')
  expect(asked).toHaveLength(201)
  void plans('Place 0')
  expect(asked).toHaveLength(202)
})
