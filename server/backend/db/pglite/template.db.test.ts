/** First starts: from a template, without one, interrupted, and on folders that can't be used. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { inFullRuns } from '#testing/full-run-only.ts'
import type { Database } from '../driver.ts'
import { openDatabase } from '../open.ts'
import { DataFolderBusyError } from './folder-lock.ts'
import { prepareEmbedded } from './prepare-embedded.ts'

const PLATFORM = join(import.meta.dirname, '../platform')

const template = inject('databases').pgliteTemplate
let dir: string

beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'test-first-')), 'data')
})

afterEach(() => rm(join(dir, '..'), { recursive: true, force: true }))

async function isMigrated(database: Database): Promise<boolean> {
  const [found] = await database.transaction({
    statements: [{ text: "SELECT to_regprocedure('auth.uid()') IS NOT NULL" }],
  })
  return found?.rows[0]?.[0] === 't'
}

it('finds in a new folder what the template holds', async () => {
  const database = await openDatabase({ kind: 'pglite', dir, template })
  expect(await isMigrated(database)).toBe(true)
  await database.close()
})

inFullRuns(it, 'every day: `scripts/backend` begins with one, and so does the template itself')(
  'makes an empty database without a template',
  async () => {
    const database = await openDatabase({ kind: 'pglite', dir })
    expect(await isMigrated(database)).toBe(false)
    await database.close()
    expect(await readdir(dir)).toEqual(['database'])
  },
)

inFullRuns(it, 'every day: `scripts/backend` begins with nothing, `migrate` on both engines')(
  'is opened and migrated in one step, and closed when a migration fails',
  async () => {
    const files = { platformDir: PLATFORM, migrationsDir: join(dir, '..', 'migrations') }
    const { database, applied } = await prepareEmbedded({ dir, ...files })
    expect(applied).toEqual([])
    expect(await isMigrated(database)).toBe(true)
    await database.close()
    await mkdir(files.migrationsDir)
    await writeFile(join(files.migrationsDir, '20260101000000_wrong.sql'), 'select 1 / 0')
    await expect(prepareEmbedded({ dir, ...files })).rejects.toThrow('division by zero')
    expect(await readdir(dir)).toEqual(['database'])
  },
)

inFullRuns(
  it,
  'every day: `folder-lock`, and second processes in `scripts/backend` and `server/process/start-stop`',
)('refuses a folder that is in use until it is closed', async () => {
  const database = await openDatabase({ kind: 'pglite', dir, template })
  await expect(openDatabase({ kind: 'pglite', dir, template })).rejects.toThrow(DataFolderBusyError)
  await database.close()
  await (await openDatabase({ kind: 'pglite', dir })).close()
})

it('refuses a folder that is a file', async () => {
  await writeFile(dir, '')
  const refused = openDatabase({ kind: 'pglite', dir })
  await expect(refused).rejects.toThrow(`The data folder ${dir} can't be written to.`)
  await expect(refused).rejects.toMatchObject({ name: 'DataFolderUnwritableError' })
})

it('leaves nothing behind of a template that is damaged', async () => {
  const damaged = join(dir, '..', 'damaged')
  await writeFile(damaged, 'not a template')
  await expect(openDatabase({ kind: 'pglite', dir, template: damaged })).rejects.toThrow()
  expect(await readdir(dir)).not.toContain('database')
  const database = await openDatabase({ kind: 'pglite', dir, template })
  expect(await isMigrated(database)).toBe(true)
  await database.close()
})

it('starts over when the first start was killed half-way', async () => {
  // A template without an end: its reader waits for the first byte until it is killed.
  const endless = join(dir, '..', 'endless')
  execFileSync('mkfifo', [endless])
  const options = { kind: 'pglite', dir, template: endless }
  const script = `
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../open.ts'))}
    await openDatabase(${JSON.stringify(options)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  const ended = once(child, 'exit')
  const half = () => readdir(dir).catch(() => [])
  await expect.poll(half).toContain('database.new')
  child.kill('SIGKILL')
  await ended
  expect(await readdir(dir)).not.toContain('database')
  const database = await openDatabase({ kind: 'pglite', dir, template })
  expect(await isMigrated(database)).toBe(true)
  await database.close()
  expect(await readdir(dir)).toEqual(['database'])
})
