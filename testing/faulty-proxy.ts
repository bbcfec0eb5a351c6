/**
 * A proxy in front of the product that answers single requests itself: broken, slow or with
 * anything a server may say.
 */
import { createServer, type ServerResponse } from 'node:http'
import { closeAtOnce, listenOnLoopback, passOn } from './forwarding-proxy.ts'

/** Answers a request instead of the product. */
export type Fault = (response: ServerResponse) => void

export interface FaultyProxy {
  url: string
  /** From now on requests to addresses with `part` fail like this. */
  fail: (part: string, fault: Fault) => void
  /** All requests reach the product again. */
  mend: () => void
  close: () => void
}

/** Breaks the connection without an answer. */
export const stopped: Fault = (response) => response.destroy()

export const answering =
  (status: number, type: string, body: string): Fault =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

const events = 'text/event-stream'
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`

const wholeAnswer = (words: string) =>
  event({
    kind: 'answer',
    answer: {
      conversation: { context: words, next_question: null, follow_ups: [] },
      suggestions: [],
      session_id: 'a-session',
    },
  })

/** A whole answer with these words. */
export const saying = (words: string): Fault => answering(200, events, wholeAnswer(words))

export const malformed: Fault = answering(
  200,
  events,
  event({ kind: 'answer', answer: { suggestions: [] } }),
)

/** Sends the beginning of an answer, and waits until `cut` breaks the connection. */
export function cutAfter(words: string): { fault: Fault; cut: () => void } {
  const held = new Set<ServerResponse>()
  return {
    fault: (response) => {
      held.add(response)
      response.writeHead(200, { 'content-type': events })
      response.write(event({ kind: 'words', text: words }))
    },
    cut: () => {
      for (const response of held) response.destroy()
    },
  }
}

/** A whole answer that is written piece by piece over that time. */
export function writing(words: string, pieces: number, lastsMs: number): Fault {
  return (response) => {
    const size = Math.ceil(words.length / pieces)
    let at = 0
    response.writeHead(200, { 'content-type': events })
    const timer = setInterval(() => {
      if (at < words.length) {
        response.write(event({ kind: 'words', text: words.slice(at, at + size) }))
        at += size
        return
      }
      clearInterval(timer)
      response.end(wholeAnswer(words))
    }, lastsMs / pieces)
    response.on('close', () => clearInterval(timer))
  }
}

export async function openFaultyProxy(product: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(product)
  const faults = new Map<string, Fault>()
  const server = createServer((request, response) => {
    const { url = '' } = request
    const [, fault] = [...faults].find(([part]) => url.includes(part)) ?? []
    if (fault) {
      request.resume()
      return fault(response)
    }
    passOn(request, response, { hostname, port })
  })
  return {
    url: `http://localhost:${await listenOnLoopback(server)}`,
    fail: (part, fault) => faults.set(part, fault),
    mend: () => faults.clear(),
    close: () => closeAtOnce(server),
  }
}
