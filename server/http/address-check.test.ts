import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/process/log.ts'
import { createAddressCheck } from './address-check.ts'
import { createApp } from './app.ts'

const production = readConfig({
  PIRI_ENV: 'production',
  PUBLIC_URL: 'https://piri.example',
  SECRET: 's'.repeat(40),
  ANON_KEY: 'sb_publishable_test_of_at_least_32_characters',
  SERVICE_ROLE_KEY: 'sb_secret_test_of_at_least_32_characters',
})
const local = (settings: Record<string, string> = {}) => readConfig(settings)

/** The whole app around pages that say which one they are. */
const appOf = (config = production) => {
  const lines: string[] = []
  const said = (what: string) => async () => new Response(what)
  const app = createApp({
    config,
    log: createLog({ level: 'info', now: () => new Date(0), write: (line) => lines.push(line) }),
    checkAddress: createAddressCheck(config),
    readiness: { check: async () => ({ status: 'ready' }) },
    newNonce: () => 'nonce',
    mapHosts: () => [],
    web: Promise.resolve({ asset: async () => undefined, page: said('a page') }),
    gateway: Promise.resolve({ fetch: said('a service') }),
    development: false,
  })
  const send = (url: string, init?: RequestInit) => app.fetch(new Request(url, init))
  return { send, lines }
}
const statusOf = async (path: string) => (await appOf().send(`http://x.test${path}`)).status

describe('paths', () => {
  it.each([
    ['a long name', `/${'a'.repeat(2_047)}`],
    ['32 segments', '/a'.repeat(32)],
    ['a trailing slash', '/about/'],
    ['two slashes inside', '/about//team'],
    ['a long query', `/rest/v1/pages?select=${'a'.repeat(40_000)}`],
    [
      'a file whose name is all escapes',
      `/storage/v1/object/public/avatars/${'%20'.repeat(1_024)}`,
    ],
    ['a file in many folders', `/storage/v1/object/authenticated/b${'/a'.repeat(512)}`],
  ])('may be %s', async (_, path) => {
    expect(await statusOf(path)).toBe(200)
  })

  it.each([
    ['too long', `/${'a'.repeat(2_048)}`, 414],
    ['too long after it was escaped', `/${'ä'.repeat(1_000)}`, 414],
    ['too long for a service', `/auth/v1/${'/'.repeat(60_000)}a`, 414],
    ['too long for a file', `/storage/v1/object/public/avatars/${'a'.repeat(4_096)}`, 414],
    ['too deep', '/a'.repeat(33), 404],
    ['all slashes', '/'.repeat(1_000), 404],
    ['too many slashes for a service', `/auth/v1/${'/'.repeat(1_000)}a`, 404],
    ['the name of a host', '//evil.test/', 404],
    ['two slashes', '//', 404],
  ])('are refused when %s', async (_, path, status) => {
    expect(await statusOf(path)).toBe(status)
  })

  it('leave a short line in the log, and the headers of every answer', async () => {
    const { send, lines } = appOf()
    const answer = await send(`http://x.test/${'a'.repeat(60_000)}`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-request-id')).toBeTruthy()
    expect(lines).toHaveLength(1)
    expect(lines.join().length).toBeLessThan(1_000)
  })
})

describe('methods', () => {
  it.each(['GET', 'HEAD', 'POST'])('%s reaches a page', async (method) => {
    expect((await appOf().send('http://x.test/about', { method })).status).toBe(200)
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '%s is told what a page takes',
    async (method) => {
      const answer = await appOf().send('http://x.test/about', { method })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    },
  )

  it('of the services are theirs', async () => {
    const answer = await appOf().send('http://x.test/rest/v1/pages', { method: 'DELETE' })
    expect(await answer.text()).toBe('a service')
  })
})

describe('hosts on a laptop', () => {
  const admits = async (host: string, settings?: Record<string, string>) =>
    (await appOf(local(settings)).send(`http://${host}/`)).status === 200

  it.each(['localhost:3000', 'LOCALHOST', 'app.localhost', '127.0.0.1:3000', '[::1]:3000'])(
    'answers to %s',
    async (host) => expect(await admits(host)).toBe(true),
  )

  it.each(['evil.test', 'localhost.evil.test', 'evillocalhost', '192.168.1.7', '127.0.0.1.nip.io'])(
    'does not answer to %s',
    async (host) => expect(await admits(host)).toBe(false),
  )

  it('says in one line what to set', async () => {
    const answer = await appOf(local()).send('http://laptop.lan:3000/__mail')
    expect(answer.status).toBe(421)
    expect(await answer.text()).toBe(
      'Nothing is served here for laptop.lan: set PUBLIC_URL=http://laptop.lan:3000 to use that name.',
    )
  })

  it('answers to the address it was told to have, and to the one it listens on', async () => {
    expect(await admits('laptop.lan:3000', { PUBLIC_URL: 'http://laptop.lan:3000' })).toBe(true)
    expect(await admits('192.168.1.7:3000', { HOST: '192.168.1.7' })).toBe(true)
    expect(await admits('192.168.1.8:3000', { HOST: '192.168.1.7' })).toBe(false)
    expect(await admits('[fd00::7]:3000', { HOST: 'fd00::7' })).toBe(true)
  })

  it.each(['0.0.0.0', '::'])('listening on %s, answers to any address in figures', async (HOST) => {
    for (const host of ['172.17.0.2:3000', '0.0.0.0:3000', '[fd00::7]']) {
      expect(await admits(host, { HOST }), host).toBe(true)
    }
    expect(await admits('evil.test', { HOST })).toBe(false)
  })

  it('are not checked in production', async () => {
    expect((await appOf().send('http://10.0.0.3/healthz')).status).toBe(200)
  })
})
