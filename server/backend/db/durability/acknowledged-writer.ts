/**
 * A process that is killed in the middle of its work. First it prints the rows it found on one
 * line, then it writes rows one after the other and prints the number of each as soon as its
 * commit was acknowledged.
 */
import { writeSync } from 'node:fs'
import { type OpenOptions, openDatabase } from '../open.ts'

const options: OpenOptions = JSON.parse(process.argv[2] ?? '')
const database = await openDatabase(options)

const [found] = await database.transaction({
  statements: [{ text: 'SELECT id FROM public.acknowledged ORDER BY id' }],
})
const stored = found?.rows.map(([id]) => Number(id)) ?? []
writeSync(1, `stored ${stored.join(' ')}\n`)

for (let id = (stored.at(-1) ?? 0) + 1; ; id++) {
  await database.transaction({
    statements: [{ text: 'INSERT INTO public.acknowledged (id) VALUES ($1)', values: [id] }],
  })
  writeSync(1, `${id}\n`)
}
