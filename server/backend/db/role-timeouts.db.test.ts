/** A role may have less time than others: that of visitors, whom nobody knows. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from './driver.ts'
import { openDatabase } from './open.ts'

const roleTimeoutsMs = { anon: 300 }

describe.each(['pglite', 'postgres'] as const)('the time of a role on %s', (kind) => {
  let database: Database
  let dir: string
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'test-timeouts-'))
    const { pgliteTemplate, postgres } = inject('databases')
    if (kind === 'pglite') {
      database = await openDatabase({ kind, dir, template: pgliteTemplate, roleTimeoutsMs })
    } else {
      if (!postgres) throw new Error('PostgreSQL is not on this machine')
      const url = postgres.ownerUrl.replace('{database}', 'postgres')
      database = await openDatabase({ kind, url, roleTimeoutsMs })
    }
  })
  afterAll(async () => {
    await database.close()
    await rm(dir, { recursive: true, force: true })
  })
  const sleep = (role: string, seconds: number, timeoutMs?: number) =>
    database.transaction({
      role,
      statements: [{ text: 'select pg_sleep($1)', values: [seconds] }],
      ...(timeoutMs !== undefined && { timeoutMs }),
    })

  it('ends with it, and that of others goes on', async () => {
    await expect(sleep('anon', 600)).rejects.toMatchObject({ code: '57014' })
    expect(await sleep('authenticated', 0.6)).toHaveLength(1)
    expect(await sleep('anon', 0.6, 10_000)).toHaveLength(1)
    expect(await sleep('anon', 0)).toHaveLength(1)
  })
})
