/**
 * A process that is killed in the middle of its work: writes rows one after the other and prints
 * the number of each as soon as its commit was acknowledged.
 */
import { writeSync } from 'node:fs'
import { type OpenOptions, openDatabase } from '../open.ts'

const options: OpenOptions = JSON.parse(process.argv[2] ?? '')
const database = await openDatabase(options)

for (let id = Number(process.argv[3]); ; id++) {
  await database.transaction({
    statements: [{ text: 'INSERT INTO public.acknowledged (id) VALUES ($1)', values: [id] }],
  })
  writeSync(1, `${id}\n`)
}
