/**
 * How often a property, a kill or a fuzz is tried: a smaller number every day, the full one with `FULL=1`.
 * Each use is noted in `test-results/counts.jsonl`, from which `npm test` prints what a run counted.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'

export const isFullRun = process.env.FULL === '1'

/**
 * Milliseconds after which a test is taken to hang; no test is a measure of speed. With the full counts it has ten times as long,
 * because a machine that is busy besides takes minutes for what takes a quiet one seconds.
 */
export const hangsAfter = (everyday: number): number => (isFullRun ? 10 * everyday : everyday)

const folder = path.join(import.meta.dirname, '..', 'test-results')
export const countsFile = path.join(folder, 'counts.jsonl')

export function runCount(of: string, counts: { everyday: number; full: number }): number {
  const count = isFullRun ? counts.full : counts.everyday
  noteCount({ of, count })
  return count
}

/** Workers of the browser's runner read the files that the runner itself has read already. */
export function noteCount(noted: { of: string; count: number }): void {
  if (process.env.TEST_WORKER_INDEX !== undefined) return
  mkdirSync(folder, { recursive: true })
  appendFileSync(countsFile, `${JSON.stringify(noted)}\n`)
}
