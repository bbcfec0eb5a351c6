import { afterAll, beforeAll, vi } from 'vitest'
import type { FunctionsServiceOptions } from '../service.ts'
import { type RunningFunctions, startFunctions } from './server.ts'

/** A functions service for a whole test file: it runs in hooks and tests. */
export function functionsOfTests(options: Partial<FunctionsServiceOptions> = {}): RunningFunctions {
  // Threads start slowly on a busy machine.
  vi.setConfig({ testTimeout: 30_000 })
  let started: RunningFunctions | undefined
  const running = () => {
    if (!started) throw new Error('The functions run only in hooks and tests')
    return started
  }
  beforeAll(async () => {
    started = await startFunctions(options)
  })
  afterAll(() => running().stop())
  return {
    get url() {
      return running().url
    },
    get service() {
      return running().service
    },
    get log() {
      return running().log
    },
    stop: () => running().stop(),
  }
}
