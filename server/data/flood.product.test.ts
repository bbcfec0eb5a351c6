/** One visitor floods; another reads, and writes to the team, as if nothing were. */
import path from 'node:path'
import { expect, it } from 'vitest'
import { readKeysFile } from '#server/data/keys.ts'
import { goodContact } from '#testing/contact-messages.ts'
import { sharedProduct } from '#testing/shared-product.ts'

const flooder = '198.51.100.66'
const honest = '203.0.113.5'

const product = await sharedProduct()
const { anonKey } = readKeysFile(path.join(product.dataDir, 'keys.json'))

/** A request as the proxy in front hands it on. */
const send = (address: string, path: string, init: RequestInit = {}) =>
  fetch(`${product.url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: {
      apikey: anonKey,
      'x-forwarded-for': address,
      ...Object.fromEntries(new Headers(init.headers)),
    },
  })

const insert = (address: string, body: string, headers = {}) =>
  send(address, '/rest/v1/contact_messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

const contact = (address: string, message: string) =>
  send(address, '/', {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({
      'form-name': 'contact',
      ...goodContact,
      message,
    }),
  })

const row = (n: number) => ({ ...goodContact, email: 'flood@piri.example', message: `${n}` })

const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

it('a flood of rows is refused before it reaches the database', async () => {
  // Short ones: together less than any server's limit of a body.
  const tiny = { name: 'a', email: 'a@b.cc', message: 'x' }
  const rows = JSON.stringify(Array.from({ length: 200_000 }, () => tiny))
  const flood = statusesOf(Array.from({ length: 4 }, () => insert(flooder, rows)))
  const small = JSON.stringify(Array.from({ length: 11 }, (_, n) => row(n)))
  const reads = Array.from({ length: 15 }, () => send(honest, '/rest/v1/pages?select=slug'))
  expect(await statusesOf(reads)).toEqual(Array(15).fill(200))
  expect(new Set(await flood)).toEqual(new Set([413]))
  const refused = await insert(flooder, small)
  expect([refused.status, await refused.json()]).toEqual([
    413,
    {
      code: 'PGRST102',
      message: 'Payload Too Large',
      details: 'A request may write at most 10 rows',
      hint: null,
    },
  ])
})

it('a flood of messages is stopped, and the form stays open to others', async () => {
  const statuses: number[] = []
  // Also in the name of others, which only the proxy may speak in.
  for (let n = 0; n < 320; n += 1) {
    const claim = { 'x-real-ip': `10.0.${n >> 8}.${n & 255}`, 'cf-connecting-ip': '10.9.9.9' }
    statuses.push((await insert(flooder, JSON.stringify(row(n)), claim)).status)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(310)

  const taken = await contact(honest, 'Is the garden open on Monday?')
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/thank-you'])
  const page = await send(honest, '/')
  expect(page.status).toBe(200)
  // The form and the API count the same messages of the same sender.
  const late = await contact(flooder, 'And one by the form')
  expect(late.headers.get('location')).toBe('/contact?problem=too-many')
})
