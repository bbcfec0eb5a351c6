import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { servicesContext } from '#app/lib/services.ts'
import { receivePicture } from './receive-picture.ts'

/** Who asks is looked at only after where the request comes from. */
async function send(headers: Record<string, string>) {
  const context = new RouterContextProvider()
  context.set(servicesContext, { supabase: { cookieName: 'sb-piri-auth-token' } } as never)
  const request = new Request('https://piri.example/admin/pictures?folder=carousel', {
    method: 'POST',
    headers,
    body: 'anything',
  })
  const answer = await receivePicture({ request, context })
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
  expect(await send({ origin })).toEqual(ofOthers)
})

it('takes no picture from whoever does not say where it comes from', async () => {
  expect(await send({})).toEqual(ofOthers)
})

it('asks for an administrator on our own pages', async () => {
  expect(await send({ origin: 'https://piri.example' })).toEqual([
    403,
    'Only administrators may upload images.',
  ])
})
