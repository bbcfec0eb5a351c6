/** Asks the worker that reads wishes. It starts with the first question and stays for the page. */
import type { Answers, Ask, Call, Reply } from './messages.ts'

export interface WishReader {
  /** Rejects where the worker can't be started or its data can't be loaded. */
  ask: <Kind extends Ask['kind']>(question: Extract<Ask, { kind: Kind }>) => Promise<Answers[Kind]>
}

interface Waiting {
  resolve: (answer: Answers[Ask['kind']]) => void
  reject: (error: Error) => void
}

let reader: WishReader | undefined

export function wishReader(): WishReader {
  reader ??= startReader()
  return reader
}

function startReader(): WishReader {
  const worker = new Worker(new URL('./brief-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('answer' in data) asked?.resolve(data.answer)
    else asked?.reject(new Error('The wish could not be read here'))
  })
  worker.addEventListener('error', ({ message }) => {
    const error = new Error('The reader of wishes ended', { cause: message })
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    // The next question starts another one: a line that was cut may be back.
    reader = undefined
    worker.terminate()
  })
  return {
    ask: <Kind extends Ask['kind']>(question: Extract<Ask, { kind: Kind }>) =>
      new Promise<Answers[Kind]>((resolve, reject) => {
        last += 1
        // A reply has the id of its question, and so the answer of its kind.
        waiting.set(last, { resolve: resolve as Waiting['resolve'], reject })
        const call: Call = { ...question, id: last }
        worker.postMessage(call)
      }),
  }
}
