/** The two databases the backend runs on, each with the server on it and the bare driver beside it. */
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { migrate } from '#server/backend/db/migrate.ts'
import { openDatabase } from '#server/backend/db/open.ts'
import { buildTemplate } from '#server/backend/db/pglite/open.ts'
import { prepareOwner } from '#server/backend/db/postgres/prepare-owner.ts'
import { PostgresServer } from '#server/backend/db/testing/postgres-server.ts'
import { productSchema } from '#server/data/product-schema.ts'
import { median } from '../figures.ts'
import type { BenchKeys } from './backend.ts'
import type { BarePgliteQuestion, BarePgliteSettings } from './bare-pglite.ts'
import { openBarePostgres } from './bare-postgres.ts'
import { Child } from './child.ts'
import { type Compared, compare, type Plan } from './comparison.ts'
import { load, type Round } from './load.ts'
import { type RecordedTransaction, record } from './recording.ts'
import { type BenchRequest, type Kind, kinds } from './requests.ts'
import type { ServerSettings } from './server.ts'

/** The server's own default, given to both sides. */
const poolSize = 10
const firstStarts = 3

export interface EngineRun {
  /** Its own and empty. */
  folder: string
  keys: BenchKeys
  requests: Readonly<Record<Kind, readonly BenchRequest[]>>
  plan: Plan
  /** For Node, when it runs the server. */
  nodeOptions: readonly string[]
  progress: (line: string) => void
}

export type EngineResult = Record<Kind, Compared> & { memoryMb: number }

const schema = productSchema('none')
const tables = await readFile(path.join(import.meta.dirname, 'schema.sql'), 'utf8')

/** Its commits reach the disk, as in production. */
export async function runOnPostgres(run: EngineRun): Promise<EngineResult> {
  const postgres = await PostgresServer.create({ durable: true })
  try {
    const { url } = await prepareOwner({
      ...schema,
      url: postgres.url(),
      authenticatorPassword: run.keys.secret,
    })
    const owner = await openDatabase({ kind: 'postgres', url: postgres.url() })
    await owner.script(tables)
    await owner.script('VACUUM ANALYZE')
    await owner.close()
    const database = await openDatabase({ kind: 'postgres', url })
    const recorded = await recordAll(database, run)
    await database.close()
    const bare = openBarePostgres(url, poolSize)
    try {
      return await withServer(run, { kind: 'postgres', url, poolSize }, (kind, limits) => {
        const senders = Array.from({ length: run.plan.concurrency }, () =>
          bare.sender(recorded[kind]),
        )
        return load(senders, limits)
      })
    } finally {
      await bare.close()
    }
  } finally {
    await postgres.remove()
  }
}

export async function runOnPglite(
  run: EngineRun,
): Promise<EngineResult & { firstStartMs: number }> {
  const template = path.join(run.folder, 'template')
  let recorded: Recorded | undefined
  await buildTemplate(template, async (database) => {
    await migrate(database, schema)
    await database.script(tables)
    recorded = await recordAll(database, run)
  })
  const emptyDir = path.join(run.folder, 'bare')
  await mkdir(emptyDir)
  const settings: BarePgliteSettings = { emptyDir, template }
  const { child } = await Child.start(new URL('./bare-pglite.ts', import.meta.url), settings)
  try {
    const firstStartMs = await firstStart(run, template)
    const served = {
      kind: 'pglite',
      dir: path.join(run.folder, 'served'),
      template,
      schema,
    } as const
    const compared = await withServer(run, served, (kind, limits) => {
      const transactions = recorded?.[kind] ?? []
      const question: BarePgliteQuestion = {
        transactions,
        senders: run.plan.concurrency,
        limits,
      }
      return child.ask<Round>(question)
    })
    return { ...compared, firstStartMs }
  } finally {
    await child.stop()
  }
}

type Recorded = Record<Kind, RecordedTransaction[]>

async function recordAll(
  database: Parameters<typeof record>[0],
  { requests, keys }: EngineRun,
): Promise<Recorded> {
  const found: [Kind, RecordedTransaction[]][] = []
  for (const kind of kinds) found.push([kind, await record(database, requests[kind], keys)])
  return Object.fromEntries(found) as Recorded
}

async function withServer(
  run: EngineRun,
  database: ServerSettings['database'],
  bare: Parameters<typeof compare>[0]['bare'],
): Promise<EngineResult> {
  const { child, url } = await startServer(run, database)
  try {
    const { requests, plan, progress } = run
    const compared = await compare({ url, requests, bare }, plan, progress)
    return { ...compared, memoryMb: child.residentMegabytes }
  } finally {
    await child.stop()
  }
}

/** From nothing to the first answer, on folders that are empty each time. */
async function firstStart(run: EngineRun, template: string): Promise<number> {
  const times: number[] = []
  for (let start = 1; start <= firstStarts; start++) {
    run.progress(`  first start ${start} of ${firstStarts}`)
    const dir = path.join(run.folder, `first-${start}`)
    const startedAt = performance.now()
    const { child } = await startServer(run, { kind: 'pglite', dir, template, schema })
    times.push(performance.now() - startedAt)
    await child.stop()
  }
  return median(times)
}

/** Resolves when the server has answered once. */
async function startServer(
  { keys, requests, nodeOptions }: EngineRun,
  database: ServerSettings['database'],
): Promise<{ child: Child; url: URL }> {
  const settings: ServerSettings = { keys, database }
  const { child, ready } = await Child.start<{ port: number }>(
    new URL('./server.ts', import.meta.url),
    settings,
    nodeOptions,
  )
  const url = new URL(`http://127.0.0.1:${ready.port}`)
  const [first] = requests.byKey
  if (first) await (await fetch(new URL(first.path, url), first)).text()
  return { child, url }
}
