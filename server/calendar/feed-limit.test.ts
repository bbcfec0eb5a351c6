import { expect, it } from 'vitest'
import { feedLimit } from './feed-limit.ts'

const always = async () => ({ granted: true }) as const

it('answers a few asks at once, then one every three seconds, for each address by itself', async () => {
  let now = 0
  const mayRead = feedLimit(always, () => now)
  const granted = async (secret: string, asks: number) => {
    const turns = await Promise.all(Array.from({ length: asks }, () => mayRead(secret)))
    return turns.filter((turn) => turn.granted).length
  }
  expect(await granted('one', 1000)).toBe(20)
  expect(await granted('other', 5)).toBe(5)
  expect(await mayRead('one')).toEqual({ granted: false, waitSeconds: 3 })
  now = 6_000
  expect(await granted('one', 1000)).toBe(2)
  // A clock that was set back gives nothing away.
  now = 0
  expect(await granted('one', 10)).toBe(0)
})

it('refuses where the shared count does, and asks for that count only where it would answer itself', async () => {
  let now = 0
  let asked = 0
  const mayRead = feedLimit(
    async () => {
      asked += 1
      return asked <= 3 ? { granted: true } : { granted: false, waitSeconds: 2 }
    },
    () => now,
  )
  for (let ask = 0; ask < 3; ask += 1) expect(await mayRead('one')).toEqual({ granted: true })
  expect(await mayRead('one')).toEqual({ granted: false, waitSeconds: 2 })
  for (let ask = 0; ask < 1000; ask += 1) expect((await mayRead('one')).granted).toBe(false)
  expect(asked).toBe(4)
  now = 3_000
  await mayRead('one')
  expect(asked).toBe(5)
})

it('keeps no more addresses than it must', async () => {
  const mayRead = feedLimit(always, () => 0)
  for (let ask = 0; ask < 20; ask += 1) await mayRead('first')
  expect((await mayRead('first')).granted).toBe(false)
  for (let name = 0; name < 10_000; name += 1) await mayRead(`guess ${name}`)
  expect((await mayRead('first')).granted).toBe(true)
})
