/** The page's side: asks a worker that starts with the first question and stays for the page. */
import type { Call, Question, Reply } from './messages.ts'

/** Rejects where the worker can't be started, its data can't be loaded, or it has no answer. */
export type AskWorker<Ask extends Question, Answers extends Record<Ask['kind'], unknown>> = <
  Kind extends Ask['kind'],
>(
  question: Extract<Ask, { kind: Kind }>,
) => Promise<Answers[Kind]>

interface Waiting<Answer> {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

export function askingWorker<Ask extends Question, Answers extends Record<Ask['kind'], unknown>>(
  start: () => Worker,
): AskWorker<Ask, Answers> {
  type Answer = Answers[Ask['kind']]
  const waiting = new Map<number, Waiting<Answer>>()
  let running: Worker | undefined
  let last = 0

  const begin = () => {
    const worker = start()
    worker.addEventListener('message', ({ data }: MessageEvent<Reply<Answer>>) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.outcome.ok) asked?.resolve(data.outcome.value)
      else asked?.reject(new Error('A worker had no answer', { cause: data.outcome.message }))
    })
    worker.addEventListener('error', ({ message }) => {
      const error = new Error('A worker ended', { cause: message })
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
      // The next question starts another worker: the network may be back by then.
      running = undefined
      worker.terminate()
    })
    return worker
  }

  return <Kind extends Ask['kind']>(question: Extract<Ask, { kind: Kind }>) => {
    running ??= begin()
    const worker = running
    return new Promise<Answers[Kind]>((resolve, reject) => {
      last += 1
      // A reply has the id of its question, and so the answer of its kind.
      waiting.set(last, { resolve: resolve as Waiting<Answer>['resolve'], reject })
      const call: Call<Extract<Ask, { kind: Kind }>> = { ...question, id: last }
      worker.postMessage(call)
    })
  }
}
