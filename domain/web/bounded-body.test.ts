import { expect, it } from 'vitest'
import { readBoundedBody } from './bounded-body.ts'

/** Sends its parts without saying how much there is. */
function streamed(parts: readonly string[], headers: HeadersInit = {}) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts[sent]
      sent += 1
      if (part === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(part))
    },
  })
  const request = new Request('http://piri.example', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
  return { request, sent: () => sent }
}

const read = async (request: Request, maxBytes: number) => {
  const bytes = await readBoundedBody(request, maxBytes)
  return bytes && new TextDecoder().decode(bytes)
}

it('reads what fits, to the last byte', async () => {
  expect(await read(streamed(['ab', 'é']).request, 4)).toBe('abé')
  expect(await read(new Request('http://piri.example'), 4)).toBe('')
})

it('stops at the limit where nothing is announced', async () => {
  const { request, sent } = streamed(Array.from({ length: 100 }, () => 'abc'))
  expect(await read(request, 4)).toBeUndefined()
  expect(sent()).toBeLessThan(10)
})

it('refuses what is more than announced', async () => {
  expect(await read(streamed(['abc', 'de'], { 'content-length': '3' }).request, 4)).toBeUndefined()
})

it('reads nothing of what is announced as too much', async () => {
  expect(await read(streamed(['ab'], { 'content-length': '5' }).request, 4)).toBeUndefined()
})
