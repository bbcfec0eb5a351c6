/** Reads what a run counted and adds it up by name: a property that stands in two files is one line. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const line = z.object({ of: z.string(), count: z.number() })

export function readCounts(file: string): string[] {
  const sums = new Map<string, number>()
  for (const text of readIfThere(file).split('\n').filter(Boolean)) {
    const { of, count } = line.parse(JSON.parse(text))
    sums.set(of, (sums.get(of) ?? 0) + count)
  }
  return [...sums].sort().map(([of, count]) => `  ${count.toLocaleString('en')} ${of}`)
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
