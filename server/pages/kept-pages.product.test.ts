/** What visitors notice of kept pages: only that changes show, on both engines and in every process. */
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresServer } from '#server/backend/db/testing/postgres-server.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'

const keys = {
  SECRET: 'the same in every process of this deployment',
  ANON_KEY: 'sb_publishable_kept_of_at_least_32_characters',
  SERVICE_ROLE_KEY: 'sb_secret_kept_of_at_least_32_characters',
}
let postgres: PostgresServer
let embedded: RunningProduct
let scaled: RunningProduct[]

beforeAll(async () => {
  postgres = await PostgresServer.create()
  const environment = { ...keys, DATABASE_URL: postgres.url() }
  ;[embedded, ...scaled] = await Promise.all([
    startProduct(keys),
    startProduct(environment),
    startProduct(environment),
  ])
})
afterAll(async () => {
  await Promise.all([embedded, ...scaled].map((product) => product.stop()))
  await postgres.remove()
})

const read = async ({ url }: RunningProduct, path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${url}${path}`, { headers })).text()

const service = ({ url }: RunningProduct) =>
  createClient(url, keys.SERVICE_ROLE_KEY, { auth: { persistSession: false } })

const engines = {
  'the embedded database': () => [embedded],
  'two processes on PostgreSQL': () => scaled,
}

describe.each(Object.entries(engines))('on %s', (_name, products) => {
  const rename = async (name: string) => {
    const [writer] = products()
    if (!writer) throw new Error('A product is needed')
    const { error } = await service(writer)
      .from('pages')
      .update({ friendly_name: name })
      .eq('slug', 'lisbon')
    expect(error).toBeNull()
  }

  it('a page shows what was changed, in every process', async () => {
    for (const name of ['Lisboa', 'Lisbon of the seven hills', 'Lisbon']) {
      await rename(name)
      for (const product of products()) {
        await expect.poll(() => read(product, '/lisbon')).toContain(`<title>${name} · Piri`)
        await expect.poll(() => read(product, '/inspirations')).toContain(name)
      }
    }
  })

  it('the carousel does, too', async () => {
    const [writer] = products()
    if (!writer) throw new Error('A product is needed')
    await Promise.all(products().map((product) => read(product, '/')))
    const items = service(writer).from('carousel_items')
    const { data } = await items.select('id, title').order('display_order').limit(1).single()
    await items.update({ title: 'A slide of tonight' }).eq('id', data?.id)
    for (const product of products()) {
      await expect.poll(() => read(product, '/')).toContain('A slide of tonight')
    }
    await items.update({ title: data?.title }).eq('id', data?.id)
    for (const product of products()) {
      await expect.poll(() => read(product, '/')).not.toContain('A slide of tonight')
    }
  })

  it('a page that is withdrawn is gone, and one that is not there is not kept as missing', async () => {
    const [writer] = products()
    if (!writer) throw new Error('A product is needed')
    const publish = async (is_published: boolean) => {
      const { error } = await service(writer)
        .from('pages')
        .update({ is_published })
        .eq('slug', 'lisbon')
      expect(error).toBeNull()
    }
    const status = ({ url }: RunningProduct) => fetch(`${url}/lisbon`).then((got) => got.status)
    await publish(false)
    for (const product of products()) await expect.poll(() => status(product)).toBe(404)
    await publish(true)
    for (const product of products()) await expect.poll(() => status(product)).toBe(200)
  })
})

it('keeps a page: what the database tells nobody of is seen with the next change of the content only', async () => {
  const [product] = scaled
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
  const people = service(product)
  const made = await people.auth.admin.createUser({
    email: `${crypto.randomUUID()}@piri.example`,
    email_confirm: true,
  })
  const idea = { title: 'Tram 28', user_id: made.data.user?.id }
  expect((await people.from('ideas').insert(idea)).error).toBeNull()
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await read(product, '/lisbon')).toContain(`<title>Lisbon ${turns} · Piri`)
  }
  for (const each of [embedded, ...scaled]) {
    expect(each.output()).not.toContain('could not be read')
  }
  await rename('Lisbon')
  await owner.end()
})

it('each answer has its own nonce, which is the policy’s and stands on every script', async () => {
  const nonces = new Set<string>()
  for (const path of [
    '/',
    '/',
    '/lisbon',
    '/lisbon',
    '/view-itinerary/lisbon',
    '/about',
    '/about',
  ]) {
    const answer = await fetch(`${embedded.url}${path}`)
    const [, nonce = ''] =
      /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? []
    const scripts = [...(await answer.text()).matchAll(/<script(?![^>]*ld\+json)[^>]*>/g)]
    expect(scripts.length, path).toBeGreaterThan(0)
    for (const [tag] of scripts) expect(tag, path).toContain(`nonce="${nonce}"`)
    expect(answer.headers.get('set-cookie'), path).toBeNull()
    expect(answer.headers.has('x-kept-page'), path).toBe(false)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(7)
})

it('is the same for everyone without a session, whatever else their browser sends', async () => {
  const bare = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')
  const first = bare(await read(embedded, '/lisbon', { 'user-agent': 'Googlebot/2.1' }))
  const second = bare(
    await read(embedded, '/lisbon', {
      'accept-language': 'pt-PT',
      cookie: 'theme=dark',
      'user-agent': 'Mozilla/5.0',
      'x-forwarded-host': 'evil.example',
    }),
  )
  expect(second).toBe(first)
  expect(second).not.toContain('evil.example')
})

it('a session’s cookie, a preview and a form get a page of their own', async () => {
  const name = `sb-${new URL(embedded.url).hostname}-auth-token`
  const own = await fetch(`${embedded.url}/lisbon`, { headers: { cookie: `${name}=base64-e30` } })
  expect(own.headers.get('cache-control')).toBe('private, no-cache')
  expect((await fetch(`${embedded.url}/lisbon`)).headers.get('cache-control')).toBe('no-cache')
  expect(await read(embedded, '/lisbon?preview=true')).toContain('noindex')
  expect(await read(embedded, '/lisbon')).not.toContain('noindex')
})
