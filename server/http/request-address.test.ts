import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createAddressing } from './request-address.ts'

const production = {
  PIRI_ENV: 'production',
  PUBLIC_URL: 'https://Piri.Example:443/',
  SECRET: 's'.repeat(40),
  ANON_KEY: `sb_publishable_${'a'.repeat(32)}`,
  SERVICE_ROLE_KEY: `sb_secret_${'b'.repeat(32)}`,
}

/** The target of the request as the rest of the process sees it. */
function targetOf(
  settings: Record<string, string>,
  url: string,
  headers: Record<string, string> = {},
): string {
  const request = { url, headers }
  createAddressing(readConfig(settings))(request)
  return request.url
}

describe('the address of a request in production', () => {
  it('is the public one, whatever the request says of itself', () => {
    const sayings: Record<string, string>[] = [
      {},
      { host: '10.0.0.7:3000' },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    ]
    for (const TRUSTED_PROXIES of ['0', '1']) {
      for (const headers of sayings) {
        const settings = { ...production, TRUSTED_PROXIES }
        expect(targetOf(settings, '/contact?a=1', headers)).toBe('https://piri.example/contact?a=1')
      }
    }
  })

  it('keeps the path as it was sent, whole addresses included', () => {
    expect(targetOf(production, '//')).toBe('https://piri.example//')
    expect(targetOf(production, '/%2e%2e/\\x')).toBe('https://piri.example/%2e%2e/\\x')
    expect(targetOf(production, 'http://evil.example/about')).toBe('https://piri.example/about')
    expect(targetOf(production, 'http://evil.example?q=1')).toBe('https://piri.example/?q=1')
    expect(targetOf(production, '*')).toBe('*')
    expect(targetOf(production, 'http://')).toBe('http://')
  })
})

describe('the address of a request on a laptop', () => {
  it('is by the name that was used, which others check', () => {
    expect(targetOf({}, '/about', { host: '127.0.0.1:3000' })).toBe('/about')
    expect(targetOf({}, '/about', { host: 'localhost:3000' })).toBe('http://localhost:3000/about')
  })

  it('has the scheme of PUBLIC_URL where it has its name', () => {
    const behindTls = { PUBLIC_URL: 'https://dev.test:8443' }
    expect(targetOf(behindTls, '/', { host: 'Dev.Test:8443' })).toBe('https://dev.test:8443/')
    expect(targetOf(behindTls, '/', { host: 'localhost:3000' })).toBe('/')
  })

  it('hears of TLS from as many proxies as are trusted, and from nobody else', () => {
    const host = 'localhost:8443'
    const said = { host, 'x-forwarded-proto': 'https' }
    expect(targetOf({}, '/a', said)).toBe('/a')
    expect(targetOf({ TRUSTED_PROXIES: '1' }, '/a', said)).toBe('https://localhost:8443/a')
    const forged = { host, 'x-forwarded-proto': 'https, http' }
    expect(targetOf({ TRUSTED_PROXIES: '1' }, '/a', forged)).toBe('/a')
    expect(targetOf({ TRUSTED_PROXIES: '2' }, '/a', forged)).toBe('https://localhost:8443/a')
    const noHost = { host: 'localhost/x?', 'x-forwarded-proto': 'https' }
    expect(targetOf({ TRUSTED_PROXIES: '1' }, '/a', noHost)).toBe('/a')
  })
})
