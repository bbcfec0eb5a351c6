/** What the measurements of public problems share: their options, files and means. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface CaseOptions {
  /** Seconds a case, instead of the usual. */
  seconds?: number
  /** Every so many-th case only. */
  sample: number
  /** How many seeds each case is solved with, where a part says how far they lie apart. */
  seeds?: number
  progress: (line: string) => void
}

/** A table's rows by the names of its columns. */
export function readTable(...file: string[]): Record<string, string>[] {
  const [head = '', ...lines] = readText(...file)
    .trim()
    .split(/\r?\n/)
  const names = head.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(names.map((name, index) => [name.trim(), cells[index]?.trim() ?? '']))
  })
}

export function readText(...file: string[]): string {
  const found = path.join(...file)
  if (!existsSync(found)) throw new Error(`There is no ${found}: the benchmark's data is missing.`)
  return readFileSync(found, 'utf8')
}

/** A file of numbers, line by line. */
export function readNumbers(...file: string[]): number[][] {
  return readText(...file)
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim().split(/\s+/).map(Number))
}

export function sampled<T>(cases: readonly T[], every: number): T[] {
  return cases.filter((_, index) => index % every === 0)
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Two decimals: what a percentage is told with. */
export function percent(value: number): number {
  return Math.round(value * 100) / 100
}
