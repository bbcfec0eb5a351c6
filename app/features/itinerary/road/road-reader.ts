/** Asks the worker of road trips. */
import { askingWorker } from '#app/lib/worker/ask-worker.ts'
import type { Answers, Ask } from './messages.ts'

export const askRoad = askingWorker<Ask, Answers>(
  () => new Worker(new URL('./road-worker.ts', import.meta.url), { type: 'module' }),
)
