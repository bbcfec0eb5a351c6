import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { servicesContext } from '#app/lib/services.server.ts'
import { supabaseMiddleware } from '#app/lib/supabase/context.server.ts'
import { receivePicture } from './receive-picture.server.ts'

const id = '4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d'
const cookieName = 'sb-piri-auth-token'
const url = 'https://piri.example'

/** A session cookie that the test's backend accepts as an administrator's. */
const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 4e9, user: { id } }
const cookie = `${cookieName}=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`

/** Sends a picture to a site whose queue of pictures is full. */
async function post(headers: Record<string, string>): Promise<Response> {
  const context = new RouterContextProvider()
  const fetch = async (input: RequestInfo | URL) =>
    new URL(input instanceof Request ? input.url : input).pathname === '/auth/v1/user'
      ? Response.json({ id, user_metadata: {} })
      : Response.json([{ is_admin: true }])
  const services = {
    publicUrl: url,
    supabase: { url, anonKey: 'key', cookieName, fetch },
    reencodePicture: async () => ({ ok: false, reason: 'busy' }),
    drawTripCard: async () => null,
  }
  context.set(servicesContext, services as never)
  const request = new Request(`${url}/admin/pictures?folder=carousel`, {
    method: 'POST',
    headers,
    body: 'anything',
  })
  const answer = await supabaseMiddleware({ request, context } as never, () =>
    receivePicture({ request, context }),
  )
  if (!answer) throw new Error('no answer')
  return answer
}

async function send(headers: Record<string, string>) {
  const answer = await post(headers)
  return [answer.status, ((await answer.json()) as { message: string }).message]
}

const ofOthers = [403, 'Images are taken from pages of this site only.']

it.each([
  ['another site', 'https://evil.example'],
  ['a site of the same name without TLS', 'http://piri.example'],
  ['a neighbour', 'https://a.piri.example'],
  ['a sandbox', 'null'],
  ['no address at all', 'piri'],
])('takes no picture from %s', async (_, origin) => {
  expect(await send({ origin, cookie })).toEqual(ofOthers)
})

it('refuses a request without an Origin header', async () => {
  expect(await send({ cookie })).toEqual(ofOthers)
})

it('refuses people who are not administrators', async () => {
  expect(await send({ origin: 'https://piri.example' })).toEqual([
    403,
    'Only administrators may upload images.',
  ])
})

it('answers 503 with Retry-After while the queue is full', async () => {
  const answer = await post({ origin: 'https://piri.example', cookie })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})
