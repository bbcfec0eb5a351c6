/** What the measurements of requests share: their options, their file, and times. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BriefContext } from '#domain/brief/brief-context.ts'
import { median, quantile } from '../figures.ts'

export interface RequestOptions {
  context: BriefContext
  /** Every so many-th case only. */
  sample?: number
  progress?: (line: string) => void
}

/** The text of the one file of its kind in a folder of the data. */
export async function readDataFile(dataDir: string, folder: string, ending: string) {
  const directory = path.join(dataDir, folder)
  const names = await readdir(directory).catch((cause: unknown) => {
    throw new Error(`There is no ${folder} in ${dataDir}`, { cause })
  })
  const name = names.toSorted().find((each) => each.endsWith(ending))
  if (!name) throw new Error(`There is no file *${ending} in ${directory}`)
  return await readFile(path.join(directory, name), 'utf8')
}

export function timesOf(milliseconds: readonly number[]) {
  return { median: median(milliseconds), slowest: quantile(milliseconds, 1) }
}
