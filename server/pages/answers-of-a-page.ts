/**
 * What a page asked the backend for while it was rendered, and a digest of each answer. After a change the
 * same questions tell in a few milliseconds whether the page would be another.
 */
import { createHash } from 'node:crypto'

export interface AnswersAskedFor {
  /** Fetches as the given function does, and records request and answer. */
  fetch: typeof fetch
  /** Whether every answer is still what it was. The headers are added to what was asked with. */
  areSame: (headers: Readonly<Record<string, string>>) => Promise<boolean>
}

interface NotedRequest {
  url: string
  headers: Headers
  answer: string
}

export function noteAnswers(ask: typeof fetch): AnswersAskedFor {
  const asked: NotedRequest[] = []
  let isReadOnly = true

  const again = async (
    { url, headers, answer }: NotedRequest,
    more: Readonly<Record<string, string>>,
  ) => {
    const request = new Request(url, { headers })
    for (const [name, value] of Object.entries(more)) request.headers.set(name, value)
    return answer === (await digestOf(await ask(request)))
  }

  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      // A request that writes can't be repeated.
      if (request.method !== 'GET') isReadOnly = false
      const { url, headers } = request
      const response = await ask(request)
      asked.push({ url, headers: new Headers(headers), answer: await digestOf(response.clone()) })
      return response
    },
    areSame: async (headers) => {
      if (!isReadOnly) return false
      const same = await Promise.all(asked.map((each) => again(each, headers)))
      return same.every(Boolean)
    },
  }
}

async function digestOf(response: Response): Promise<string> {
  return createHash('sha256')
    .update(`${response.status} ${response.headers.get('content-range')}\n`)
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('base64')
}
