import { quickLoading } from '../scripts/lean-process.mjs'

/**
 * How processes that tests start for a few seconds are compiled and collected. V8 optimises the engine's
 * WebAssembly while it runs, for some two seconds of the processor and a gigabyte of memory, most of it for one
 * function. A process that lives long earns that back; one that ends after a few requests does not.
 */
export const quickEngine = '--liftoff-only'

/**
 * Room for young objects. The product's own 8 MB (`scripts/lean-process.mjs`) keep its memory small and cost a
 * start one of five seconds of the processor, and pages a third of theirs; the memory of a process that soon ends
 * is of no interest.
 */
export const roomyHeap = [
  '--no-optimize-for-size',
  '--min-semi-space-size=16',
  '--max-semi-space-size=64',
]

const setting = 'TEST_PROCESS_FLAGS'

/** For the start of a test runner that is given no flags itself: its workers inherit the setting. */
export function giveProcessesRoom(): void {
  process.env[setting] = roomyHeap.join(' ')
}

/**
 * For a process that a test starts: loaded as the launcher has it, compiled and collected as the test runner was told to
 * (its configuration).
 */
export function inheritedEngine(): string[] {
  const own = process.execArgv.filter((flag) => flag === quickEngine || roomyHeap.includes(flag))
  return [quickLoading, ...own, ...(process.env[setting]?.split(' ') ?? [])]
}
