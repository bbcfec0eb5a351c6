/** Twenty rounds of writes that end in kill -9: what was acknowledged is there at the next start. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '../driver.ts'
import { type OpenOptions, openDatabase } from '../open.ts'
import { PostgresServer } from '../testing/postgres-server.ts'

const ROUNDS = 20
const TABLE = 'CREATE TABLE public.acknowledged (id int PRIMARY KEY)'

interface Round {
  options: OpenOptions
  firstId: number
  /** How many writes are acknowledged before the kill. */
  writes: number
  kill(writer: { kill(signal: 'SIGKILL'): boolean }): Promise<void> | void
}

/** Returns the ids the writer saw acknowledged before it, or its database, was killed. */
async function writeUntilKilled({ options, firstId, writes, kill }: Round): Promise<number[]> {
  const file = join(import.meta.dirname, 'acknowledged-writer.ts')
  const writer = spawn(process.execPath, [file, JSON.stringify(options), String(firstId)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(writer, 'exit')
  const acknowledged: number[] = []
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(Number(line))
    if (acknowledged.length === writes) await kill(writer)
  }
  await ended
  return acknowledged
}

async function storedIds(database: Database): Promise<Set<number>> {
  const [result] = await database.transaction({
    statements: [{ text: 'SELECT id FROM public.acknowledged' }],
  })
  return new Set(result?.rows.map(([id]) => Number(id)))
}

async function runRounds(
  options: OpenOptions,
  kill: Round['kill'],
  restart: () => Promise<void>,
): Promise<void> {
  let firstId = 0
  for (let round = 0; round < ROUNDS; round++) {
    const writes = 1 + ((round * 37) % 60)
    const acknowledged = await writeUntilKilled({ options, firstId, writes, kill })
    expect(acknowledged.length).toBeGreaterThanOrEqual(writes)
    await restart()
    const database = await openDatabase(options)
    try {
      const stored = await storedIds(database)
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
      // At most the one write that was under way may be there without an acknowledgement.
      const last = acknowledged.at(-1) ?? firstId
      expect(Math.max(...stored)).toBeLessThanOrEqual(last + 1)
      firstId = last + 2
    } finally {
      await database.close()
    }
  }
}

describe('kill -9 on pglite', () => {
  let dir: string
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'test-kill-'))
    const template = inject('databases').pgliteTemplate
    const database = await openDatabase({ kind: 'pglite', dir, template })
    await database.script(TABLE)
    await database.close()
  })
  afterAll(() => rm(dir, { recursive: true, force: true }))

  it('loses nothing that was acknowledged', async () => {
    const kill: Round['kill'] = (writer) => void writer.kill('SIGKILL')
    await runRounds({ kind: 'pglite', dir, extensions: [] }, kill, async () => {})
  })
})

describe.runIf(inject('databases').postgres)('kill -9 on postgres', () => {
  let server: PostgresServer | null
  beforeAll(async () => {
    server = await PostgresServer.create({ durable: true })
    const database = await openDatabase({ kind: 'postgres', url: server?.url() ?? '' })
    await database.script(TABLE)
    await database.close()
  })
  afterAll(() => server?.remove())

  it('loses nothing that was acknowledged', async () => {
    const options: OpenOptions = { kind: 'postgres', url: server?.url() ?? '' }
    await runRounds(
      options,
      async () => server?.crash(),
      async () => server?.start(),
    )
  })
})
