/**
 * What visitors notice of kept pages: only that changes show. In two processes on PostgreSQL they do in
 * `server/process/scaled`, which has both.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { andInFullRuns } from '#testing/full-run-only.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import { keptPagesChange, read } from './testing/kept-pages-change.ts'

const keys = {
  SECRET: 'a secret of kept pages, long enough to be one',
  ANON_KEY: 'sb_publishable_kept_of_at_least_32_characters',
  SERVICE_ROLE_KEY: 'sb_secret_kept_of_at_least_32_characters',
}
let embedded: RunningProduct

beforeAll(async () => {
  embedded = await startProduct(keys)
})
afterAll(() => embedded.stop())

describe('on the embedded database', () => keptPagesChange(() => [embedded], keys.SERVICE_ROLE_KEY))

it('each answer has its own nonce, which is the policy’s and stands on every script', async () => {
  const nonces = new Set<string>()
  const asked = ['/', '/', '/lisbon', '/lisbon', '/about', '/about']
  // A sample is planned when it is first asked for, which takes the unoptimised product seconds.
  const paths = andInFullRuns(asked, ['/view-itinerary/lisbon'])
  for (const path of paths) {
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
  expect(nonces.size).toBe(paths.length)
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
