/** Rounds of uploads that end in kill -9: what was acknowledged is whole, and nothing else is left. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, inject, it } from 'vitest'
import { type OpenOptions, openDatabase } from '#server/backend/db/open.ts'
import { quoteIdentifier } from '#server/backend/db/quote.ts'
import { quickEngine } from '#testing/quick-engine.ts'
import { hangsAfter, runCount } from '#testing/run-count.ts'
import { createStorageService } from './service.ts'
import { openDiskStore } from './store/disk-store.ts'
import { contentOf, type UploaderTask } from './testing/acknowledged-uploader.ts'
import { filesUnder, service } from './testing/storage-fixture.ts'

interface Event {
  key: string
  number: number
  removes: boolean
  done: boolean
}

/** What the uploader said before it was killed, after so many acknowledgements. */
async function runUntilKilled(task: UploaderTask, acknowledgements: number): Promise<Event[]> {
  const script = path.join(import.meta.dirname, 'testing', 'acknowledged-uploader.ts')
  const child = spawn(process.execPath, [quickEngine, script, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const events: Event[] = []
  let done = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const event: Event = JSON.parse(line)
    events.push(event)
    if (event.done && ++done === acknowledgements) child.kill('SIGKILL')
  }
  await ended
  return events
}

/** The numbers of the uploads that may stand under a key; null for "no file". */
type Possible = Map<string, (number | null)[]>

function follow(possible: Possible, events: readonly Event[]): void {
  for (const { key, number, removes, done } of events) {
    const outcome = removes ? null : number
    const before = possible.get(key) ?? [null]
    // What was asked for may have happened; once acknowledged, it has.
    possible.set(key, done ? [outcome] : [...before, outcome])
  }
}

async function check(options: OpenOptions, dir: string, possible: Possible): Promise<void> {
  const database = await openDatabase(options)
  const files = path.join(dir, 'files')
  const storage = createStorageService({
    database,
    store: await openDiskStore(files),
    signingSecret: 'a secret of the tests',
    renderCache: { dir: path.join(dir, 'rendered') },
  })
  try {
    for (const [key, numbers] of possible) {
      const address = `http://storage/storage/v1/object/kept/${key}`
      const response = await storage.fetch(new Request(address), service)
      const bytes = response.ok ? Buffer.from(await response.arrayBuffer()) : null
      if (!response.ok) expect(await response.json()).toMatchObject({ code: 'NoSuchKey' })
      const found = numbers.find((number) =>
        number === null ? bytes === null : bytes?.equals(contentOf(number)),
      )
      expect(found, `${key} is none of ${numbers}`).not.toBeUndefined()
      possible.set(key, [found ?? null])
    }
    await storage.sweepOrphans(-60_000)
    const [rows] = await database.transaction({
      role: 'supabase_storage_admin',
      statements: [{ text: 'select version from storage.objects' }],
    })
    expect((await filesUnder(files)).sort()).toEqual(rows?.rows.map(([version]) => version).sort())
  } finally {
    await storage.close()
    await database.close()
  }
}

/** `hasEnded` waits for whatever outlives the uploader, such as the last statement that it sent to a server. */
async function runRounds(
  options: OpenOptions,
  rounds: number,
  hasEnded: () => Promise<void> = async () => {},
): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'test-storage-kill-'))
  const possible: Possible = new Map()
  let firstNumber = 1
  try {
    for (let round = 0; round < rounds; round++) {
      const events = await runUntilKilled(
        { database: options, dir, firstNumber },
        1 + ((round * 7) % 23),
      )
      await hasEnded()
      follow(possible, events)
      firstNumber = Math.max(firstNumber, ...events.map(({ number }) => number + 1))
      await check(options, dir, possible)
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

const makeBucket = async (options: OpenOptions) => {
  const database = await openDatabase(options)
  await database.script("insert into storage.buckets (id, name) values ('kept', 'kept')")
  await database.close()
}

const rounds = (engine: string, everyday: number, full: number) =>
  runCount(`kills during uploads on ${engine}`, { everyday, full })

describe('kill -9 during uploads', () => {
  it('loses and leaves nothing on pglite', { timeout: hangsAfter(300_000) }, async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'test-storage-kill-db-'))
    const template = inject('databases').pgliteTemplate
    try {
      await makeBucket({ kind: 'pglite', dir, template })
      await runRounds({ kind: 'pglite', dir, extensions: [] }, rounds('pglite', 2, 5))
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  })

  it('loses and leaves nothing on postgres', { timeout: hangsAfter(300_000) }, async () => {
    const { postgres } = inject('databases')
    const at = (url: string, name: string) => url.replace('{database}', name)
    const name = `test_storage_kill_${process.pid}`
    const admin = await openDatabase({ kind: 'postgres', url: at(postgres.ownerUrl, 'postgres') })
    const template = quoteIdentifier(postgres.templateDatabase)
    await admin.script(`CREATE DATABASE ${quoteIdentifier(name)} TEMPLATE ${template}`)
    // A server goes on with what a client sent before it died, and commits it: the check, which takes away all that no row
    // names yet, has to come after that.
    const connections = async () => {
      const text = 'select count(*) from pg_stat_activity where datname = $1'
      const [found] = await admin.transaction({ statements: [{ text, values: [name] }] })
      return found?.rows[0]?.[0]
    }
    const hasEnded = () => expect.poll(connections, { timeout: 60_000 }).toBe('0')
    try {
      await makeBucket({ kind: 'postgres', url: at(postgres.ownerUrl, name) })
      await runRounds(
        { kind: 'postgres', url: at(postgres.authenticatorUrl, name) },
        rounds('postgres', 2, 45),
        hasEnded,
      )
    } finally {
      await admin.script(`DROP DATABASE ${quoteIdentifier(name)} WITH (FORCE)`)
      await admin.close()
    }
  })
})
