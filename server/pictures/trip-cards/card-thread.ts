/**
 * Draws previews in a thread of its own: a drawing takes a second of the processor, in which no other
 * request would be answered. The thread starts with the first preview, ends when none was asked for in a
 * while, and a new one takes over when it dies.
 */
import { Worker } from 'node:worker_threads'
import type { Brand } from '#domain/brand/brand.ts'
import type { TripCard } from '#domain/site/trip-card.ts'

export interface CardThreadData {
  brand: Brand
  posterFolder: string
}

export interface CardCall {
  id: number
  card: TripCard
}

export type CardAnswer = { id: number; picture: Uint8Array } | { id: number; failed: string }

/** How long the idle thread lives on: previews come in bursts, when somebody sends a link to a chat. */
const idleMs = 60_000

interface Waiting {
  resolve: (picture: Buffer) => void
  reject: (error: Error) => void
}

export function cardThread(data: CardThreadData): (card: TripCard) => Promise<Buffer> {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let calls = 0

  const settle = (answer: CardAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('picture' in answer) asked?.resolve(Buffer.from(answer.picture))
    else asked?.reject(new Error('The preview was not drawn', { cause: answer.failed }))
    if (waiting.size > 0) return
    // Neither the thread nor the timer keeps a process that is about to end.
    thread?.unref()
    idle = setTimeout(() => void thread?.terminate(), idleMs).unref()
  }

  const open = (): Worker => {
    const opened = new Worker(new URL('./card-worker.ts', import.meta.url), { workerData: data })
    const gone = (cause: unknown) => {
      if (thread !== opened) return
      thread = undefined
      const lost = [...waiting.values()]
      waiting.clear()
      for (const { reject } of lost) {
        reject(new Error('The thread that draws previews has ended', { cause }))
      }
    }
    opened.on('message', settle)
    opened.on('error', gone)
    opened.on('exit', gone)
    return opened
  }

  return (card) => {
    clearTimeout(idle)
    thread ??= open()
    thread.ref()
    calls += 1
    const call: CardCall = { id: calls, card }
    return new Promise((resolve, reject) => {
      waiting.set(call.id, { resolve, reject })
      thread?.postMessage(call)
    })
  }
}
