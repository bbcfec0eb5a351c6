/** Asks the worker of road trips. It starts with the first question and stays for the page. */
import type { Answers, Ask, Call, Reply } from './messages.ts'

interface Waiting {
  resolve: (answer: Answers[Ask['kind']]) => void
  reject: (error: Error) => void
}

interface Reader {
  worker: Worker
  waiting: Map<number, Waiting>
}

let reader: Reader | undefined
let last = 0

/** Rejects where the worker can't be started or its data can't be loaded. */
export function askRoad<Kind extends Ask['kind']>(
  question: Extract<Ask, { kind: Kind }>,
): Promise<Answers[Kind]> {
  reader ??= start()
  const { worker, waiting } = reader
  return new Promise<Answers[Kind]>((resolve, reject) => {
    last += 1
    // A reply has the id of its question, and so the answer of its kind.
    waiting.set(last, { resolve: resolve as Waiting['resolve'], reject })
    const call: Call = { ...question, id: last }
    worker.postMessage(call)
  })
}

function start(): Reader {
  const worker = new Worker(new URL('./road-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('answer' in data) asked?.resolve(data.answer)
    else asked?.reject(new Error('The road trip could not be worked out here'))
  })
  worker.addEventListener('error', ({ message }) => {
    const error = new Error('The planner of road trips ended', { cause: message })
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    // The next question starts another one: a line that was cut may be back.
    reader = undefined
    worker.terminate()
  })
  return { worker, waiting }
}
