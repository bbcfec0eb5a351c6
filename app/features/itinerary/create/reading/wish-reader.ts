/** Asks the worker that reads wishes. */
import { askingWorker } from '#app/lib/worker/ask-worker.ts'
import type { Answers, Ask } from './messages.ts'

export const askWishReader = askingWorker<Ask, Answers>(
  () => new Worker(new URL('./brief-worker.ts', import.meta.url), { type: 'module' }),
)
