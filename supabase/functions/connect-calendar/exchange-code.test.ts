import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { calendarScopes } from '#domain/account/calendar-scopes.ts'
import { exchangeCode } from './exchange-code.ts'

const arrival = {
  code: 'the code',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://piri.example/auth/callback',
}
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Where Google would be: answers as the test says. */
async function tokenEndpoint(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`
}

const answering = (status: number, body: unknown) =>
  tokenEndpoint((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })

const exchangeAt = (tokenUrl: string, timeoutMs = 10_000) =>
  exchangeCode({ tokenUrl, clientId: 'id', clientSecret: 'secret', timeoutMs }, arrival)

const granted = { access_token: 'a', refresh_token: 'r', scope: calendarScopes.join(' ') }

describe('exchangeCode', () => {
  it('sends what the provider compares, and gets the refresh token', async () => {
    let sent = ''
    const url = await tokenEndpoint(async (request, response) => {
      sent = await text(request)
      response.end(JSON.stringify(granted))
    })
    expect(await exchangeAt(url)).toEqual({ ok: true, refreshToken: 'r' })
    expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({
      grant_type: 'authorization_code',
      code: 'the code',
      code_verifier: 'v'.repeat(43),
      redirect_uri: 'https://piri.example/auth/callback',
      client_id: 'id',
      client_secret: 'secret',
    })
  })

  it('takes a missing scope for what was asked', async () => {
    const url = await answering(200, { ...granted, scope: undefined })
    expect(await exchangeAt(url)).toEqual({ ok: true, refreshToken: 'r' })
  })

  it.each([
    ['a used or invented code', 400, { error: 'invalid_grant' }, 'code_refused'],
    ['a failing provider', 500, { error: 'internal_failure' }, 'provider_failed'],
    ['a page instead of an answer', 502, '<html>', 'provider_failed'],
    ['a success that is none', 200, '<html>', 'provider_failed'],
    ['an answer without an access token', 200, { refresh_token: 'r' }, 'provider_failed'],
    ['no refresh token', 200, { ...granted, refresh_token: undefined }, 'no_refresh_token'],
    ['an unticked box', 200, { ...granted, scope: calendarScopes[1] }, 'scope_missing'],
  ])('names %s', async (_, status, body, code) => {
    expect(await exchangeAt(await answering(status, body))).toEqual({ ok: false, code })
  })

  it('does not wait for a provider that never answers', async () => {
    const url = await tokenEndpoint(() => {})
    expect(await exchangeAt(url, 50)).toEqual({ ok: false, code: 'provider_failed' })
  })

  it('does not wait for an answer that never ends', async () => {
    const url = await tokenEndpoint((_request, response) => void response.write('{'))
    expect(await exchangeAt(url, 200)).toEqual({ ok: false, code: 'provider_failed' })
  })

  it('names a provider that is not there', async () => {
    const url = await answering(200, granted)
    for (const close of closing.splice(0)) close()
    expect(await exchangeAt(url)).toEqual({ ok: false, code: 'provider_failed' })
  })

  it('takes its secret to no other address', async () => {
    let visited = false
    const elsewhere = await tokenEndpoint((_request, response) => {
      visited = true
      response.end(JSON.stringify(granted))
    })
    const url = await tokenEndpoint((_request, response) => {
      response.writeHead(307, { location: elsewhere }).end()
    })
    expect(await exchangeAt(url)).toEqual({ ok: false, code: 'provider_failed' })
    expect(visited).toBe(false)
  })

  it('throws when the site’s own client is refused, because that is a fault of the deployment', async () => {
    const url = await answering(401, { error: 'invalid_client' })
    await expect(exchangeAt(url)).rejects.toThrow(/invalid_client/)
  })
})
