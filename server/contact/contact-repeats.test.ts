import { expect, it } from 'vitest'
import type { ContactProblem } from '#domain/contact/contact-wire.ts'
import { createContactRepeats } from './contact-repeats.ts'

const hello = { name: 'Ada', email: 'ada@piri.example', message: 'Hello' }

function desk(outcomes: (ContactProblem | null)[] = []) {
  const clock = { now: 0 }
  const stored: string[] = []
  const once = createContactRepeats({ windowMs: 1_000, remembered: 2, now: () => clock.now })
  const send = (message = hello, address: string | null = '10.0.0.1') =>
    once(address, message, async () => {
      stored.push(message.message)
      return outcomes.shift() ?? null
    })
  return { clock, stored, send }
}

it('takes a message that comes twice once, and answers both', async () => {
  const { stored, send } = desk()
  expect(await Promise.all([send(), send()])).toEqual([null, null])
  expect(await send()).toBe(null)
  expect(stored).toEqual(['Hello'])
})

it('takes other words, other senders, and the same words later', async () => {
  const { clock, stored, send } = desk()
  await send()
  await send({ ...hello, message: 'Hello again' })
  await send(hello, '10.0.0.2')
  clock.now = 1_000
  await send()
  expect(stored).toEqual(['Hello', 'Hello again', 'Hello', 'Hello'])
})

it('lets a message be sent again at once that was not taken', async () => {
  const { stored, send } = desk(['failed', 'too-many', null])
  expect([await send(), await send(), await send(), await send()]).toEqual([
    'failed',
    'too-many',
    null,
    null,
  ])
  expect(stored).toHaveLength(3)
})

it('lets a message be sent again after a surprise', async () => {
  const once = createContactRepeats({ windowMs: 1_000, remembered: 2, now: () => 0 })
  await expect(once(null, hello, () => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(await once(null, hello, async () => null)).toBe(null)
})

it('remembers only the latest few', async () => {
  const { stored, send } = desk()
  for (const message of ['1', '2', '3', '1']) await send({ ...hello, message })
  expect(stored).toEqual(['1', '2', '3', '1'])
})
