/** An engine that fails in a way Postgres itself never saw: one transaction is refused, and no other is lost. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import type { Database } from '../driver.ts'
import { openDatabase } from '../open.ts'

/** PGlite has no processes to start and throws out of the engine when asked for one. */
const CRASH = "COPY (SELECT 1) TO PROGRAM 'any'"

let dir: string
let database: Database

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'test-crash-'))
  const template = inject('databases').pgliteTemplate
  database = await openDatabase({ kind: 'pglite', dir, template })
  await database.script('CREATE TABLE public.kept (id int PRIMARY KEY)')
})

afterAll(async () => {
  await database.close()
  await rm(dir, { recursive: true, force: true })
})

const insert = (id: number, ...after: string[]) =>
  database.transaction({
    statements: [
      { text: 'INSERT INTO public.kept VALUES ($1)', values: [id] },
      ...after.map((text) => ({ text })),
    ],
  })

it('rejects the transaction under way and runs those behind it, once', async () => {
  const onGap = vi.fn()
  await database.listen('news', () => {}, onGap)
  await insert(1)
  const crashed = expect(insert(2, CRASH)).rejects.toMatchObject({
    name: 'DatabaseError',
    code: '57P02',
    cause: { message: expect.stringContaining('Unhandled cmd') },
  })
  const behind = Promise.all([3, 4, 5, 6, 7, 8].map((id) => insert(id)))
  await crashed
  await behind
  const [kept] = await database.transaction({
    statements: [{ text: 'SELECT id FROM public.kept ORDER BY id' }],
  })
  expect(kept?.rows.flat()).toEqual(['1', '3', '4', '5', '6', '7', '8'])
  expect(onGap).toHaveBeenCalledOnce()
})

it('rejects a script under way', async () => {
  await expect(database.script(CRASH)).rejects.toMatchObject({ code: '57P02' })
  await database.ping()
})

it('closes after a crash that nothing followed', async () => {
  await expect(insert(9, CRASH)).rejects.toMatchObject({ code: '57P02' })
  await database.close()
})
