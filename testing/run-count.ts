/**
 * How often a property, a kill or a fuzz is tried: a smaller number every day, the full one with `FULL=1`.
 * Each use is noted in `test-results/counts.jsonl`, from which `npm test` prints what a run counted.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'

export const isFullRun = process.env.FULL === '1'

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
