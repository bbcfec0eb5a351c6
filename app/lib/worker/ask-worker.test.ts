import { expect, it } from 'vitest'
import { askingWorker } from './ask-worker.ts'
import type { Call, Reply } from './messages.ts'

type Ask = { kind: 'double'; number: number } | { kind: 'spell'; number: number }
interface Answers {
  double: number
  spell: string
}

/** A worker that answers when the test says so. */
class HeldWorker extends EventTarget {
  readonly calls: Call<Ask>[] = []
  ended = false

  postMessage(call: Call<Ask>): void {
    this.calls.push(call)
  }

  reply(outcome: Reply<Answers[Ask['kind']]>['outcome'], id: number | undefined): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id, outcome } }))
  }

  break(): void {
    this.dispatchEvent(new Event('error'))
  }

  terminate(): void {
    this.ended = true
  }
}

function held() {
  const workers: HeldWorker[] = []
  const ask = askingWorker<Ask, Answers>(() => {
    const worker = new HeldWorker()
    workers.push(worker)
    return worker as unknown as Worker
  })
  return { ask, workers }
}

it('starts with the first question, and gives each its own answer in whatever order', async () => {
  const { ask, workers } = held()
  expect(workers).toEqual([])
  const answers = [ask({ kind: 'double', number: 2 }), ask({ kind: 'spell', number: 2 })]
  const [worker, ...others] = workers
  expect(others).toEqual([])
  const [first, second] = worker?.calls ?? []
  worker?.reply({ ok: true, value: 'two' }, second?.id)
  worker?.reply({ ok: true, value: 4 }, first?.id)
  expect(await Promise.all(answers)).toEqual([4, 'two'])
})

it('rejects a question that had no answer, and goes on with the next', async () => {
  const { ask, workers } = held()
  const failed = ask({ kind: 'double', number: 1 })
  const answered = ask({ kind: 'double', number: 2 })
  const [worker] = workers
  worker?.reply({ ok: false, reason: 'failed', message: 'no data' }, worker.calls[0]?.id)
  worker?.reply({ ok: true, value: 4 }, worker.calls[1]?.id)
  await expect(failed).rejects.toMatchObject({ cause: 'no data' })
  expect(await answered).toBe(4)
})

it('rejects all that wait when the worker breaks, and starts another with the next question', async () => {
  const { ask, workers } = held()
  const lost = [ask({ kind: 'double', number: 1 }), ask({ kind: 'spell', number: 1 })]
  workers[0]?.break()
  for (const each of lost) await expect(each).rejects.toThrow('A worker ended')
  expect(workers[0]?.ended).toBe(true)
  const answer = ask({ kind: 'double', number: 3 })
  workers[1]?.reply({ ok: true, value: 6 }, workers[1].calls[0]?.id)
  expect(await answer).toBe(6)
})
