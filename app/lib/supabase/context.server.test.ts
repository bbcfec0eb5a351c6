import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { SiteServices } from '#domain/site/site-services.ts'
import { servicesContext } from '../services.server.ts'
import { supabaseMiddleware } from './context.server.ts'

const cookieName = 'sb-localhost-auth-token'

async function answerTo(cookie: string) {
  const context = new RouterContextProvider()
  const supabase = { url: 'http://localhost:1', anonKey: 'sb_publishable_x', cookieName }
  const services: Pick<SiteServices, 'supabase' | 'publicUrl'> = {
    supabase,
    publicUrl: 'http://localhost:1',
  }
  context.set(servicesContext, services as SiteServices)
  const request = new Request('http://localhost:1/account', { headers: { cookie } })
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '/account' }
  const page = () =>
    Promise.resolve(new Response('page', { headers: { 'cache-control': 'no-cache' } }))
  return supabaseMiddleware(args, page)
}

it('makes responses to requests with a session private to their browser’s cache', async () => {
  const personal = await answerTo(`a=1; ${cookieName}.0=base64-x`)
  expect(personal?.headers.get('cache-control')).toBe('private, no-cache')
  const common = await answerTo('a=1')
  expect(common?.headers.get('cache-control')).toBe('no-cache')
})
