/**
 * A process that is killed in the middle of its work: uploads, replaces and removes files, a few at
 * a time, and prints what was acknowledged as soon as it was. What a file holds is told by its name
 * and the number of the upload.
 */
import { createHash } from 'node:crypto'
import { writeSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '#server/backend/db/open.ts'
import { createStorageService } from '../service.ts'
import { openDiskStore } from '../store/disk-store.ts'

export interface UploaderTask {
  database: Parameters<typeof openDatabase>[0]
  dir: string
  firstNumber: number
}

/** Different for every upload, and long enough to be cut. */
export function contentOf(number: number): Buffer {
  const seed = createHash('sha256').update(String(number)).digest()
  return Buffer.concat(Array.from({ length: 1 + ((number * 7919) % 6000) }, () => seed))
}

const writers = 3
const keys = 8

async function work({ database: options, dir, firstNumber }: UploaderTask): Promise<void> {
  const database = await openDatabase(options)
  const storage = createStorageService({
    database,
    store: await openDiskStore(path.join(dir, 'files')),
    signingSecret: 'a secret of the tests',
    renderCache: { dir: path.join(dir, 'rendered') },
  })
  const caller = { role: 'service_role', claims: { role: 'service_role' } }
  let next = firstNumber
  const write = async (writer: number) => {
    for (;;) {
      const number = next++
      // Each writer has keys of its own, so that the order of its acknowledgements is known.
      const key = `${writer}/${number % keys}`
      const address = `http://storage/storage/v1/object/kept/${key}`
      const removes = number % 5 === 0
      const request = new Request(address, {
        method: removes ? 'DELETE' : 'POST',
        body: removes ? undefined : new Uint8Array(contentOf(number)),
        headers: { 'x-upsert': 'true', 'content-type': 'application/octet-stream' },
      })
      writeSync(1, `${JSON.stringify({ key, number, removes, done: false })}\n`)
      const response = await storage.fetch(request, caller)
      if (response.ok) writeSync(1, `${JSON.stringify({ key, number, removes, done: true })}\n`)
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
}

if (process.argv[2]) await work(JSON.parse(process.argv[2]))
