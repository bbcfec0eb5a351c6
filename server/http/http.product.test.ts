import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createServerClient } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadedOfOidcProvider, watchedLoading } from '#server/local/testing/loaded-modules.ts'
import { forgottenSession } from '#testing/hostile/hostile-values.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'

const keys = {
  ANON_KEY: 'sb_publishable_test_of_at_least_32_characters',
  SERVICE_ROLE_KEY: 'sb_secret_test_of_at_least_32_characters',
}
let local: RunningProduct
let production: RunningProduct

beforeAll(async () => {
  local = await startProduct({ LOG_LEVEL: 'info' })
  production = await startProduct({
    PIRI_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://piri.example',
    SECRET: 's'.repeat(40),
    ...keys,
    ...watchedLoading,
  })
})
afterAll(async () => {
  await local.stop()
  await production.stop()
})

const assetOf = async (product: RunningProduct) => {
  const html = await (await fetch(product.url)).text()
  return html.match(/\/assets\/framework-[^"]+\.js/)?.[0] ?? ''
}

describe('health', () => {
  it('answers whether the process is up and whether it can serve', async () => {
    expect(await (await fetch(`${local.url}/healthz`)).json()).toEqual({ status: 'up' })
    expect(await (await fetch(`${local.url}/readyz`)).json()).toEqual({ status: 'ready' })
  })
})

describe('the check of addresses', () => {
  it('answers what is no address, and goes on', async () => {
    for (const product of [local, production]) {
      expect(await sendRaw(product, 'GET //')).toMatch(/^HTTP\/1\.1 404 /)
      expect(await sendRaw(product, `GET /${'/a'.repeat(15_000)}`)).toMatch(/^HTTP\/1\.1 414 /)
      expect(await sendRaw(product, 'GET http://')).toMatch(/^HTTP\/1\.1 400 /)
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
    }
  })

  it('shows a laptop’s mailbox, people and sockets to no site that took its address', async () => {
    const sockets = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13']
    expect(await sendRaw(local, 'GET /__mail', 'evil.example')).toMatch(/^HTTP\/1\.1 421 /)
    expect(await sendRaw(local, 'GET /__idp/', 'evil.example')).toMatch(/^HTTP\/1\.1 421 /)
    expect(await sendRaw(local, 'POST /reset-database', 'evil.example')).toMatch(/ 421 /)
    expect(await sendRaw(local, 'GET /realtime/v1/websocket', 'evil.example', sockets)).toBe('')
    expect(await sendRaw(production, 'GET /healthz', 'evil.example')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('says what a page takes, and shows the error screen', async () => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const answer = await sendRaw(local, `${method} /about`)
      expect(answer, method).toMatch(/^HTTP\/1\.1 405 .*allow: GET, HEAD, POST\r\n/is)
    }
    const posted = await fetch(`${local.url}/about`, { method: 'POST', body: new FormData() })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await posted.text()).toContain('<title>Something went wrong')
  })

  it('warns when everybody would count as the proxy in front', () => {
    expect(production.output()).toContain('TRUSTED_PROXIES is 0')
    expect(local.output()).not.toContain('TRUSTED_PROXIES is 0')
  })
})

describe('security headers', () => {
  it('lets only scripts of this very response run', async () => {
    const [one, two] = await Promise.all([fetch(local.url), fetch(local.url)])
    const policy = one.headers.get('content-security-policy') ?? ''
    const nonce = policy.match(/script-src 'self' 'nonce-([^']+)'/)?.[1]
    expect(nonce).toBeTruthy()
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
    // A block of data for search engines is no script: nothing of it runs.
    const scripts = ((await one.text()).match(/<script[^>]*>/g) ?? []).filter(
      (script) => !script.includes('type="application/ld+json"'),
    )
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
    expect(two.headers.get('content-security-policy')).not.toBe(policy)
  })

  it('are on every kind of answer', async () => {
    for (const path of ['/', '/healthz', '/no-such-page', await assetOf(local)]) {
      const { headers } = await fetch(`${local.url}${path}`)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    }
  })

  it('bind pages, and are no weight on scripts', async () => {
    const headersOf = async (path: string) => (await fetch(`${local.url}${path}`)).headers
    for (const path of ['/', '/no-such-page', '/sitemap.xml', '/favicon.svg']) {
      const headers = await headersOf(path)
      expect(headers.get('content-security-policy'), path).toContain("default-src 'self'")
      expect(headers.get('x-frame-options'), path).toBe('DENY')
    }
    expect((await headersOf(await assetOf(local))).has('content-security-policy')).toBe(false)
  })

  it('promise HTTPS in production only', async () => {
    const header = 'strict-transport-security'
    expect((await fetch(local.url)).headers.get(header)).toBeNull()
    expect((await fetch(production.url)).headers.get(header)).toContain('max-age=')
  })
})

describe('assets', () => {
  it('are compressed and kept for ever', async () => {
    const asset = `${local.url}${await assetOf(local)}`
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(asset, { headers: { 'accept-encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-type')).toContain('javascript')
      expect(await response.text()).toContain('export')
    }
  })

  it('do not reach outside their folder', async () => {
    for (const path of [
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2fserver%2findex.js',
      '/%2e%2e/package.json',
    ]) {
      const response = await fetch(`${local.url}${path}`)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('"dependencies"')
    }
  })

  it('of the posters come in the format a browser reads, and missing ones are missed', async () => {
    for (const [accept, type, begins] of [
      ['image/avif,image/webp,*/*', 'image/avif', /^.{4}ftypavif/s],
      ['*/*', 'image/jpeg', /^\xff\xd8\xff/],
    ] as const) {
      const response = await fetch(`${local.url}/images/destinations/paris`, {
        headers: { accept },
      })
      expect(response.headers.get('content-type')).toBe(type)
      // By its first bytes: a picture of a draft is small.
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.toString('latin1', 0, 16)).toMatch(begins)
    }
    const missing = await fetch(`${local.url}/images/destinations/atlantis.jpg`)
    expect(missing.status).toBe(404)
  })
})

describe('pages', () => {
  it('are compressed and never kept', async () => {
    const response = await fetch(local.url, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it.each(['/__ui', '/reset-database'])(
    '%s exists on a laptop and not in production',
    async (path) => {
      expect((await fetch(`${local.url}${path}`)).status).toBe(200)
      expect((await fetch(`${production.url}${path}`)).status).toBe(404)
    },
  )

  it('nobody can reset a production database, and its setup says that it was skipped', async () => {
    const answer = await fetch(`${production.url}/reset-database`, { method: 'POST' })
    expect(answer.status).toBe(404)
    expect(production.output()).toContain('Skipped setup in production')
    expect(local.output()).not.toContain('Skipped setup in production')
  })

  it('nobody resets a laptop’s database from another site', async () => {
    const answer = await fetch(`${local.url}/reset-database`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
    })
    expect(answer.status).toBe(400)
  })

  it('name the public address in production, whatever host was asked', async () => {
    const html = await (await fetch(`${production.url}/about`)).text()
    expect(html).toContain('rel="canonical" href="https://piri.example/about"')
  })
})

describe('a site without a Google client', () => {
  it('does not load what stands in for Google on a laptop', () => {
    expect(loadedOfOidcProvider(production)).toEqual([])
  })

  it('says so where a calendar would be connected', async () => {
    const person = { email: 'ada@piri.example', password: 'correct horse battery' }
    const service = createClient(production.url, keys.SERVICE_ROLE_KEY)
    const made = await service.auth.admin.createUser({ ...person, email_confirm: true })
    if (made.error) throw made.error
    const cookies: { name: string; value: string }[] = []
    const client = createServerClient(production.url, keys.ANON_KEY, {
      cookieOptions: { name: 'sb-piri-auth-token' },
      cookies: { getAll: () => cookies, setAll: (all) => void cookies.push(...all) },
    })
    const { error } = await client.auth.signInWithPassword(person)
    if (error) throw error
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const page = await fetch(`${production.url}/account`, {
      headers: { cookie },
      redirect: 'manual',
    })
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('Google is not configured on this site.')
    expect(html).not.toContain('Connect Google Calendar')
  })
})

describe('a session of a database that is gone', () => {
  const value = Buffer.from(JSON.stringify(forgottenSession)).toString('base64url')
  const cookie = `sb-localhost-auth-token=base64-${value}`

  it.each(['/', '/sitemap.xml', '/view-itinerary/paris', '/lisbon'])(
    'reads %s as every visitor does',
    async (path) => {
      expect((await fetch(local.url + path, { headers: { cookie } })).status).toBe(200)
    },
  )

  it('is asked to sign in where one has to be', async () => {
    const page = await fetch(`${local.url}/account`, { headers: { cookie }, redirect: 'manual' })
    expect(page.headers.get('location')).toBe('/auth?from=%2Faccount')
  })
})

describe('logs', () => {
  it('have one id a request, echoed to the caller, the caller’s own when it is sane', async () => {
    const response = await fetch(`${local.url}/about`, {
      headers: { 'x-request-id': 'caller-id-1' },
    })
    await response.text()
    expect(response.headers.get('x-request-id')).toBe('caller-id-1')
    const odd = await fetch(local.url, { headers: { 'x-request-id': 'x"} forged' } })
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    await expect
      .poll(() => local.output())
      .toMatch(
        /"message":"request","requestId":"caller-id-1","method":"GET","path":"\/about","status":200/,
      )
  })

  it('hold what is known of a missing page', async () => {
    await (
      await fetch(`${local.url}/lost?a=1`, { headers: { referer: 'http://x.example/' } })
    ).text()
    await expect
      .poll(() => local.output())
      .toMatch(
        /"message":"page not found".*"path":"\/lost","search":"\?a=1".*"referrer":"http:\/\/x\.example\/"/,
      )
  })

  it('leave out the secret of a shared trip, wherever it stands', async () => {
    const secret = 'Q'.repeat(43)
    const asked = [
      `/shared-itinerary/${secret}`,
      `/Shared-Itinerary/${secret}?a=1`,
      `/shared-itinerary/${secret}.data`,
      `/shared-itinerary//${secret}`,
      `/shared-itinerary/${secret}/more`,
      `/calendar/${secret}.ics`,
      `/Calendar//${secret}.ics?a=1`,
      `/nowhere-from-a-link?to=/shared-itinerary/${secret}`,
    ]
    for (const path of asked) {
      const referer = `${local.url}/shared-itinerary/${secret}`
      const response = await fetch(`${local.url}${path}`, { headers: { referer } })
      await response.text()
      expect(response.status, path).toBe(404)
    }
    await expect.poll(() => local.output()).toContain('"path":"/nowhere-from-a-link","status":404')
    expect(local.output()).toContain('"path":"/shared-itinerary/…","status":404')
    expect(local.output()).toContain('"path":"/calendar/…","status":404')
    expect(local.output()).not.toContain(secret)
  })

  it('stay short, whatever was asked for', async () => {
    await (await fetch(`${local.url}/long-lost?${'q'.repeat(9_000)}`)).text()
    await expect.poll(() => local.output()).toMatch(/"page not found".*long-lost.*\n/)
    expect(local.output()).not.toContain('q'.repeat(600))
  })
})

/** What fetch would not send: any line, any host. */
async function sendRaw(
  { url }: RunningProduct,
  start: string,
  host = new URL(url).host,
  headers = ['connection: close'],
): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket)
  socket.write([`${start} HTTP/1.1`, `host: ${host}`, ...headers, '', ''].join('\r\n'))
  return answer
}
