/** Two processes of the product on one PostgreSQL: started together, they serve the same data. */
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresServer } from '#server/backend/db/testing/postgres-server.ts'
import { keptPagesChange, read } from '#server/pages/testing/kept-pages-change.ts'
import { type RunningProduct, startAndFail, startProduct } from '#testing/start-product.ts'

const keys = {
  SECRET: 'the same in every process of this deployment',
  ANON_KEY: 'sb_publishable_scaled_of_at_least_32_characters',
  SERVICE_ROLE_KEY: 'sb_secret_scaled_of_at_least_32_characters',
}
let postgres: PostgresServer
let products: RunningProduct[] = []

beforeAll(async () => {
  postgres = await PostgresServer.create()
  const environment = { ...keys, DATABASE_URL: postgres.url() }
  products = await Promise.all([startProduct(environment), startProduct(environment)])
})
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()))
  await postgres.remove()
})

const client = (product: RunningProduct, key: string) =>
  createClient(product.url, key, { auth: { persistSession: false } })

it('both are ready, and say where the data is', async () => {
  for (const product of products) {
    expect(await (await fetch(`${product.url}/readyz`)).json()).toEqual({ status: 'ready' })
    expect(product.output()).toContain('PostgreSQL at 127.0.0.1')
    expect(product.output()).not.toContain('test-owner')
  }
})

it('count one visitor’s messages together, and take the same one once', async () => {
  const post = async (n: number, message: string) => {
    const answer = await fetch(`${products[n % 2]?.url}/`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        'form-name': 'contact',
        name: 'Ada',
        email: 'scaled@piri.example',
        message,
      }),
    })
    return answer.status
  }
  expect(await Promise.all([0, 1].map((n) => post(n, 'Hello')))).toEqual([200, 200])
  const statuses: number[] = []
  for (let n = 0; n < 14; n += 1) statuses.push(await post(n, `number ${n}`))
  expect(statuses).toEqual([...Array(9).fill(200), ...Array(5).fill(429)])
  const [one] = products
  if (!one) throw new Error('Two products are needed')
  const messages = client(one, keys.SERVICE_ROLE_KEY).from('contact_messages')
  const { data } = await messages.select('message').eq('email', 'scaled@piri.example')
  expect(data).toHaveLength(10)
  // Posts that are only mistakes have a wider limit, of the two processes together.
  const mistakes: number[] = []
  for (let n = 0; n < 60; n += 1) mistakes.push(await post(n, ''))
  expect(mistakes.filter((status) => status === 422)).toHaveLength(60 - 16)
  expect(mistakes.at(-1)).toBe(429)
})

it('what one writes the other reads and hears of', async () => {
  const [one, other] = products
  if (!one || !other) throw new Error('Two products are needed')
  const listening = client(other, keys.ANON_KEY)
  const heard = Promise.withResolvers<Record<string, unknown>>()
  const subscribed = Promise.withResolvers<void>()
  listening
    .channel('pages')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'pages' }, (change) =>
      heard.resolve(change.new),
    )
    .subscribe((status) => status === 'SUBSCRIBED' && subscribed.resolve())
  await subscribed.promise
  const page = { slug: 'coimbra', friendly_name: 'Coimbra', is_published: true }
  const written = await client(one, keys.SERVICE_ROLE_KEY).from('pages').insert(page)
  expect(written.error).toBeNull()
  expect(await heard.promise).toMatchObject(page)
  const pages = client(other, keys.ANON_KEY).from('pages')
  const { data } = await pages.select('slug').eq('slug', 'coimbra')
  expect(data).toEqual([{ slug: 'coimbra' }])
  await listening.realtime.disconnect()
})

describe('kept pages', () => {
  keptPagesChange(() => products, keys.SERVICE_ROLE_KEY)
})

it('keeps a page: what the database tells nobody of is seen with the next change of the content only', async () => {
  const [product] = products
  if (!product) throw new Error('A product is needed')
  const owner = new pg.Client(postgres.url())
  await owner.connect()
  const rename = (name: string) =>
    owner.query("update public.pages set friendly_name = $1 where slug = 'lisbon'", [name])
  const silently = async (name: string) => {
    await owner.query('set session_replication_role = replica')
    await rename(name)
    await owner.query('set session_replication_role = origin')
  }
  // A notice of an earlier change may still be on its way, and renews the page once more.
  let turns = 0
  const keeps = async () => {
    turns += 1
    await rename(`Lisbon ${turns}`)
    await expect.poll(() => read(product, '/lisbon')).toContain(`<title>Lisbon ${turns} · Piri`)
    await silently('Unheard of')
    return read(product, '/lisbon')
  }
  await expect.poll(keeps, { timeout: 20_000 }).toContain('<title>Lisbon')
  // What people write leaves the page as it is kept.
  const people = client(product, keys.SERVICE_ROLE_KEY)
  const made = await people.auth.admin.createUser({
    email: `${crypto.randomUUID()}@piri.example`,
    email_confirm: true,
  })
  const idea = { title: 'Tram 28', user_id: made.data.user?.id }
  expect((await people.from('ideas').insert(idea)).error).toBeNull()
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await read(product, '/lisbon')).toContain(`<title>Lisbon ${turns} · Piri`)
  }
  for (const each of products) {
    expect(each.output()).not.toContain('could not be read')
  }
  await rename('Lisbon')
  await owner.end()
})

it('a visitor can’t join a channel of a made-up name', async () => {
  const [one] = products
  if (!one) throw new Error('A product is needed')
  const stranger = client(one, keys.ANON_KEY)
  const joined = Promise.withResolvers<string>()
  stranger.channel('lobby').subscribe((status) => joined.resolve(status))
  expect(await joined.promise).toBe('CHANNEL_ERROR')
  await stranger.realtime.disconnect()
})

it('a database that can’t be reached is one line', async () => {
  const exit = await startAndFail({ ...keys, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect(exit.code).not.toBe(0)
  expect(exit.output.trimEnd().split('\n')).toHaveLength(1)
  expect(exit.output).toMatch(/^DATABASE_URL can't be used: /)
})
