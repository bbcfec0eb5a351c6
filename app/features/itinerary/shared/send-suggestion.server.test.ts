import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { sendSuggestion } from './send-suggestion.server.ts'

it('tells whoever posts something else than a form that there are no words in it', async () => {
  const post = (body: string, type: string) =>
    sendSuggestion(
      {
        request: new Request('http://piri.example/shared-itinerary/x', {
          method: 'POST',
          body,
          headers: { 'content-type': type },
        }),
        context: new RouterContextProvider(),
      },
      'x',
    )
  for (const [body, type] of [
    ['{"words":"more beach"}', 'application/json'],
    ['--x\r\n', 'multipart/form-data; boundary=y'],
    ['words=', 'application/x-www-form-urlencoded'],
  ] as const) {
    const { data, init } = await post(body, type)
    expect(init?.status, type).toBe(422)
    expect(data, type).toMatchObject({ ok: false, message: 'Write what you would change.' })
  }
})
