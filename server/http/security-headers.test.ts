import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { securityHeaders } from './security-headers.ts'

async function headersAt(PUBLIC_URL: string, mapHosts: string[] = []): Promise<Headers> {
  const config = readConfig({
    PIRI_ENV: 'production',
    PUBLIC_URL,
    SECRET: 's'.repeat(40),
    ANON_KEY: 'a'.repeat(40),
    SERVICE_ROLE_KEY: 'b'.repeat(40),
  })
  const app = new Hono()
  app.use(
    securityHeaders({
      config,
      newNonce: () => 'nonce',
      mapHosts: () => mapHosts,
      development: false,
    }),
  )
  app.get('/', (context) => context.html('<p>page</p>'))
  return (await app.request('/')).headers
}

it('asks for HTTPS where the site has it', async () => {
  const headers = await headersAt('https://piri.example')
  expect(headers.get('strict-transport-security')).toContain('max-age=')
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

it('does not ask for HTTPS where nobody answers it', async () => {
  const headers = await headersAt('http://intranet.example:8080')
  expect(headers.has('strict-transport-security')).toBe(false)
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
})

it('names the hosts of the map where a page fetches and shows its tiles, and nowhere else', async () => {
  const headers = await headersAt('https://piri.example', ['https://tiles.example'])
  const rules = headers.get('content-security-policy')?.split('; ') ?? []
  const naming = rules.filter((rule) => rule.includes('https://tiles.example'))
  expect(naming.map((rule) => rule.split(' ')[0])).toEqual(['img-src', 'connect-src'])
})
