import { expect, it } from 'vitest'
import { jsonRefusal } from '#app/lib/json-refusal.server.ts'
import { startServer } from '#app/lib/testing/loopback-server.ts'
import { postJson } from './post-json.ts'

/** What a page gets of a server that answers everything by this response. */
async function answerOf(response: Response) {
  const body = await response.text()
  const url = await startServer((_, outgoing) => {
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body)
  })
  return postJson<{ houses: number }>(url, '{}')
}

it('gives the answer, or the refusal with its words', async () => {
  expect(await answerOf(Response.json({ houses: 3 }))).toEqual({ ok: true, value: { houses: 3 } })
  const refusal = jsonRefusal('too-often', 'Please try again in a minute.', { status: 429 })
  expect(await answerOf(refusal)).toEqual({
    ok: false,
    reason: 'too-often',
    message: 'Please try again in a minute.',
  })
})

it.each([
  ['an error page', new Response('<h1>Oh</h1>', { status: 502 })],
  ['an error of another shape', Response.json({ error: 'Oh' }, { status: 500 })],
  ['no JSON', new Response('fine')],
])('%s counts as a server that was not reached', async (_, response) => {
  expect(await answerOf(response)).toMatchObject({ ok: false, reason: 'unreachable' })
})

it('never throws, also where nobody answers', async () => {
  expect(await postJson('http://127.0.0.1:1/', '{}')).toMatchObject({ reason: 'unreachable' })
})
