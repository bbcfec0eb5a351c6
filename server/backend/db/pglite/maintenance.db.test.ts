import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import type { Database } from '../driver.ts'
import { openDatabase } from '../open.ts'

let dir: string
let database: Database
const errors: unknown[] = []

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'test-maintenance-'))
  database = await openDatabase({
    kind: 'pglite',
    dir,
    template: inject('databases').pgliteTemplate,
    maintenance: { everyMs: 50, checkpointBytes: 1024 * 1024 },
    onMaintenanceError: (error) => errors.push(error),
  })
})

afterAll(async () => {
  await database.close()
  await rm(dir, { recursive: true, force: true })
})

const value = async (text: string) => {
  const [result] = await database.transaction({ statements: [{ text }] })
  return result?.rows[0]?.[0]
}

it('writes a checkpoint when much was written, and keeps the log small', async () => {
  const before = await value('SELECT redo_lsn FROM pg_control_checkpoint()')
  await database.script(`
    CREATE TABLE public.bulk (id int PRIMARY KEY, body text);
    INSERT INTO public.bulk SELECT n, repeat('x', 500) FROM generate_series(1, 5000) AS n;
  `)
  await vi.waitFor(async () => {
    expect(await value('SELECT redo_lsn FROM pg_control_checkpoint()')).not.toBe(before)
  }, 10_000)
})

it('vacuums and analyzes a table that changed much', async () => {
  await database.script('DELETE FROM public.bulk WHERE id > 1000')
  const vacuumed = `SELECT count(*) FROM pg_stat_user_tables
    WHERE relname = 'bulk' AND n_dead_tup = 0 AND last_vacuum IS NOT NULL AND last_analyze IS NOT NULL`
  await vi.waitFor(async () => expect(await value(vacuumed)).toBe('1'), 10_000)
  expect(errors).toEqual([])
})
