/** Rounds of writes that end in kill -9: what was acknowledged is there at the next start. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { quickEngine } from '#testing/quick-engine.ts'
import { runCount } from '#testing/run-count.ts'
import { type OpenOptions, openDatabase } from '../open.ts'
import { PostgresServer } from '../testing/postgres-server.ts'

const ROUNDS = runCount('kills during writes, on each engine', { everyday: 2, full: 20 })
const TABLE = 'CREATE TABLE public.acknowledged (id int PRIMARY KEY)'
/** Forty starts of a process: seconds on an idle machine, more on a busy one. */
const TIMEOUT_MS = 300_000

type Kill = (writer: ChildProcess) => Promise<unknown> | unknown

/** Returns what the writer found at its start, and what was acknowledged to it before the kill. */
async function writeUntilKilled(options: OpenOptions, writes: number, kill: Kill) {
  const file = join(import.meta.dirname, 'acknowledged-writer.ts')
  const writer = spawn(process.execPath, [quickEngine, file, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(writer, 'exit')
  let stored: number[] | null = null
  const acknowledged: number[] = []
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line.startsWith('stored')) stored = line.split(' ').slice(1).filter(Boolean).map(Number)
    else acknowledged.push(Number(line))
    if (stored && acknowledged.length === writes) await kill(writer)
  }
  await ended
  return { stored, acknowledged }
}

async function runRounds(options: OpenOptions, kill: Kill, restart: () => unknown) {
  const acknowledged = new Set<number>()
  for (let round = 0; round <= ROUNDS; round++) {
    // The start after the last kill only looks.
    const writes = round === ROUNDS ? 0 : 1 + ((round * 37) % 60)
    const found = await writeUntilKilled(options, writes, kill)
    const stored = new Set(found.stored)
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
    // Only a write that was under way at a kill may be there without an acknowledgement.
    expect([...stored].filter((id) => !acknowledged.has(id)).length).toBeLessThanOrEqual(round)
    for (const id of found.acknowledged) acknowledged.add(id)
    expect(found.acknowledged.length).toBeGreaterThanOrEqual(writes)
    await restart()
  }
}

describe('kill -9 on pglite', { timeout: TIMEOUT_MS }, () => {
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
    const options: OpenOptions = { kind: 'pglite', dir, extensions: [] }
    await runRounds(
      options,
      (writer) => writer.kill('SIGKILL'),
      () => {},
    )
  })
})

describe('kill -9 on postgres', { timeout: TIMEOUT_MS }, () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await PostgresServer.create({ durable: true })
    const database = await openDatabase({ kind: 'postgres', url: server.url() })
    await database.script(TABLE)
    await database.close()
  })
  afterAll(() => server.remove())

  it('loses nothing that was acknowledged', async () => {
    const options: OpenOptions = { kind: 'postgres', url: server.url() }
    await runRounds(
      options,
      () => server.crash(),
      () => server.start(),
    )
  })
})
