import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openPglite } from './open.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'test-rights-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function openToOthers(): Promise<string[]> {
  const names = await readdir(dir, { recursive: true })
  const found = await Promise.all(
    names.map(async (name) => ({ name, mode: (await stat(join(dir, name))).mode & 0o077 })),
  )
  return found.filter(({ mode }) => mode !== 0).map(({ name }) => name)
}

it('keeps every file of the database to its owner, also those of an older one', async () => {
  const template = inject('databases').pgliteTemplate
  const first = await openPglite({ dir, template })
  await first.script(
    'create table places (name text); insert into places values (repeat($$x$$, 9))',
  )
  await first.script('checkpoint')
  expect(await openToOthers()).toEqual([])
  await first.close()

  await chmod(join(dir, 'database', 'global', 'pg_control'), 0o666)
  await chmod(join(dir, 'database', 'base'), 0o755)
  const again = await openPglite({ dir })
  expect(await openToOthers()).toEqual([])
  await again.close()
})
