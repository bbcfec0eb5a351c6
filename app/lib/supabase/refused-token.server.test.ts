import { expect, it, vi } from 'vitest'
import { asVisitorIfRefused } from './refused-token.server.ts'

const refusal = () =>
  new Response('{"code":"PGRST301"}', {
    status: 401,
    headers: {
      'www-authenticate': 'Bearer error="invalid_token", error_description="No suitable key"',
    },
  })
const asSession = {
  method: 'POST',
  body: '{}',
  headers: { authorization: 'Bearer old', prefer: 'count' },
}

/** What was sent, request by request. */
function backend(...answers: Response[]) {
  const ask = vi.fn(async () => answers.shift() ?? new Response('rows'))
  const sent = () =>
    ask.mock.calls.map((call) => new Request(...(call as unknown as [string, RequestInit])))
  return { ask: asVisitorIfRefused(ask as unknown as typeof fetch, 'public-key'), sent }
}

it('what is refused for its token is asked again without it, otherwise the same', async () => {
  const { ask, sent } = backend(refusal())
  const answer = await ask('http://localhost/rest/v1/trips', asSession)
  expect(await answer.text()).toBe('rows')
  expect(sent().map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer old',
    'Bearer public-key',
  ])
  const [, again] = sent()
  expect(again?.headers.get('prefer')).toBe('count')
  expect(again?.method).toBe('POST')
  expect(await again?.text()).toBe('{}')
})

it('what is refused again is answered so, without end', async () => {
  const { ask, sent } = backend(refusal(), refusal(), refusal())
  expect((await ask('http://localhost/rest/v1/trips', asSession)).status).toBe(401)
  expect(sent()).toHaveLength(2)
})

it.each([
  ['rights that are missing', new Response('{}', { status: 403 })],
  ['a wrong password', new Response('{}', { status: 401 })],
  ['rows', new Response('[]')],
])('%s are no matter of the token', async (_, answer) => {
  const { ask, sent } = backend(answer)
  expect(await ask('http://localhost/rest/v1/trips', asSession)).toBe(answer)
  expect(sent()).toHaveLength(1)
})
