/** Asks the worker of road trips. */
import type { AskWorker } from '#app/lib/worker/ask-worker.ts'
import type { Answers, Ask } from './messages.ts'

let askWorker: AskWorker<Ask, Answers> | undefined

/** The code that asks is loaded with the first question, as the worker is. */
export async function askRoad<Kind extends Ask['kind']>(
  question: Extract<Ask, { kind: Kind }>,
): Promise<Answers[Kind]> {
  const { askingWorker } = await import('#app/lib/worker/ask-worker.ts')
  askWorker ??= askingWorker<Ask, Answers>(
    () => new Worker(new URL('./road-worker.ts', import.meta.url), { type: 'module' }),
  )
  return askWorker<Kind>(question)
}
