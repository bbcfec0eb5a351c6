/**
 * An engine that is stopped leaves files that were written and not forced to disk. The next engine
 * of the same process forces those, and not the thousands of others.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDatabase } from '../open.ts'
import { Engine } from '../pglite/engine.ts'
import type { EngineAnswer } from '../pglite/engine-messages.ts'
import { isMarked } from '../pglite/unsynced-files.ts'
import { decodeReply } from '../wire/decode.ts'

let dir: string
let cluster: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'test-reopening-'))
  cluster = join(dir, 'database')
  const template = inject('databases').pgliteTemplate
  const database = await openDatabase({ kind: 'pglite', dir, template })
  await database.script('CREATE TABLE public.pages_of_text (id int, text text)')
  await database.close()
})

afterAll(() => rm(dir, { recursive: true, force: true }))

async function openEngine(leftBehind?: SharedArrayBuffer) {
  const waiting: ((answer: EngineAnswer) => void)[] = []
  const engine = await Engine.prepare({ dir: cluster, extensions: [] })
  await engine.open({ answered: (answer) => waiting.shift()?.(answer), died: () => {} }, leftBehind)
  const run = async (text: string) => {
    const answer = await new Promise<EngineAnswer>((resolve) => {
      waiting.push(resolve)
      engine.post({ kind: 'batch', statements: [{ text }] })
    })
    if (answer.kind !== 'reply') throw new Error(`the engine answered ${answer.kind}`)
    const { results, error } = decodeReply(answer.bytes)
    if (error) throw new Error(error.message)
    return { value: results[0]?.rows[0]?.[0] ?? '', fsyncs: answer.fsyncs }
  }
  return { engine, run }
}

it('flushes to disk what the engine before had written, and that alone', async () => {
  const { engine, run } = await openEngine()
  const { value: path } = await run(`SELECT pg_relation_filepath('public.pages_of_text')`)
  const { ino } = await stat(join(cluster, path))
  expect(isMarked(engine.marks, ino)).toBe(false)
  // More than the engine's buffers hold, so that pages are written before any checkpoint.
  await run(
    `INSERT INTO public.pages_of_text SELECT n, repeat('x', 1500) FROM generate_series(1, 30000) AS n`,
  )
  expect(isMarked(engine.marks, ino)).toBe(true)
  await engine.terminate()

  const reopened = await openEngine(engine.marks)
  const { value, fsyncs } = await reopened.run('SELECT count(*) FROM public.pages_of_text')
  expect(value).toBe('30000')
  await reopened.engine.terminate()

  const unknowing = await openEngine()
  const all = await unknowing.run('SELECT 1')
  expect(fsyncs).toBeGreaterThan(0)
  expect(fsyncs).toBeLessThan(all.fsyncs / 5)
  await unknowing.run('CHECKPOINT')
  expect(isMarked(unknowing.engine.marks, ino)).toBe(false)
  await unknowing.engine.close()
})
