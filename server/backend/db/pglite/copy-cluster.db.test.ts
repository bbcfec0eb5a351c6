import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openPglite } from './open.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'test-copy-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const numbers = async (database: Awaited<ReturnType<typeof openPglite>>) => {
  const [result] = await database.transaction({
    statements: [{ text: 'select n, count(*) from pairs group by n' }],
  })
  return result?.rows.map(([n, count]) => [Number(n), Number(count)]) ?? []
}

it('copies a database that is written to, as it was between two transactions', async () => {
  const database = await openPglite({
    dir: join(dir, 'source'),
    template: inject('databases').pgliteTemplate,
  })
  await database.script('create table pairs (n int, filling text)')
  const write = async (n: number) => {
    const text =
      'insert into pairs select $1::int, repeat(md5(i::text), 300) from generate_series(1, 2) as i'
    await database.transaction({ statements: [{ text, values: [n] }] })
  }
  for (let n = 1; n <= 50; n++) await write(n)
  let copied = false
  const copying = database.copyTo(join(dir, 'copy', 'database')).then(() => {
    copied = true
  })
  let last = 50
  while (!copied) await write(++last)
  await copying
  await database.close()

  const copy = await openPglite({ dir: join(dir, 'copy') })
  const found = await numbers(copy)
  const whole = Math.max(...found.map(([n = 0]) => n))
  expect(whole).toBeGreaterThanOrEqual(50)
  expect(whole).toBeLessThanOrEqual(last)
  expect(found.every(([, count]) => count === 2)).toBe(true)
  expect(new Set(found.map(([n]) => n)).size).toBe(whole)
  await copy.close()
})

it('goes on after a copy that fails', async () => {
  const database = await openPglite({ dir: join(dir, 'source') })
  await expect(database.copyTo('/dev/null/nowhere')).rejects.toThrow('ENOTDIR')
  await database.ping()
  await database.close()
})
