/**
 * Migrated databases that a worker keeps from test file to test file, one of each engine: to open an embedded one costs
 * a second of the processor, to put one back a tenth. The next file gets it only as good as new (`put-back.ts`).
 */
import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../driver.ts'
import { openDatabase } from '../open.ts'
import { quoteIdentifier } from '../quote.ts'
import { backToTemplate, lookAt, type Pristine } from './back-to-template.ts'

export interface OpenedEngine {
  database: Database
  owner: Database
  remove(): Promise<void>
}

/** The embedded database stays open; on PostgreSQL the sessions end, and with them their locks and settings. */
let embedded: OpenedEngine | undefined
let onServer: { name: string } | undefined

/** Copies of one template are all alike: the first that a worker opens tells what each engine's are like. */
const seen: Partial<Record<Database['kind'], Promise<Pristine>>> = {}

function newOnceSeen(owner: Database): Promise<Pristine> {
  seen[owner.kind] ??= lookAt(owner)
  return seen[owner.kind] ?? lookAt(owner)
}

export async function openKeptPglite(): Promise<OpenedEngine> {
  const opened = embedded ?? (await openCopy())
  embedded = undefined
  const asNew = await newOnceSeen(opened.owner)
  return {
    ...opened,
    async remove() {
      // A test may have closed it.
      const isAsNew = await leaveAsNew(opened.owner, asNew).catch(() => false)
      if (isAsNew) embedded = opened
      else await opened.remove()
    },
  }
}

async function leaveAsNew(database: Database, asNew: Pristine): Promise<boolean> {
  const [found] = await database.transaction({
    statements: [{ text: 'select count(*) from pg_listening_channels()' }],
  })
  // A listener that is left would hear the notifications of the next file.
  if (found?.rows[0]?.[0] !== '0') return false
  // The embedded database has one session: settings that were made outside of a transaction would
  // reach the next file.
  await database.script('RESET ALL')
  return backToTemplate(database, asNew)
}

async function openCopy(): Promise<OpenedEngine> {
  const { pgliteCluster } = inject('databases')
  const dir = await mkdtemp(path.join(path.dirname(pgliteCluster), 'pglite-'))
  // Unpacked once a run: to unpack a template costs a third of opening a database.
  cpSync(pgliteCluster, path.join(dir, 'database'), { recursive: true })
  return openPgliteIn(dir)
}

/** The folder is removed with the database. */
export async function openPgliteIn(dir: string): Promise<OpenedEngine> {
  const database = await openDatabase({ kind: 'pglite', dir })
  const remove = async () => {
    await database.close()
    await rm(dir, { recursive: true, force: true })
  }
  return { database, owner: database, remove }
}

export async function openKeptPostgres(): Promise<OpenedEngine> {
  const { postgres } = inject('databases')
  const at = (url: string, name: string) => url.replace('{database}', name)
  const admin = await openDatabase({
    kind: 'postgres',
    url: at(postgres.ownerUrl, 'postgres'),
    poolSize: 1,
  })
  const { name } = onServer ?? (await copyOnServer(admin, postgres.templateDatabase))
  onServer = undefined
  const [database, owner] = await Promise.all([
    openDatabase({ kind: 'postgres', url: at(postgres.authenticatorUrl, name) }),
    openDatabase({ kind: 'postgres', url: at(postgres.ownerUrl, name), poolSize: 1 }),
  ])
  const asNew = await newOnceSeen(owner)
  return {
    database,
    owner,
    async remove() {
      await database.close()
      const isAsNew = await backToTemplate(owner, asNew).catch(() => false)
      await owner.close()
      if (isAsNew && (await isLeft(admin, name))) onServer = { name }
      else await admin.script(`DROP DATABASE ${quoteIdentifier(name)} WITH (FORCE)`)
      await admin.close()
    },
  }
}

async function copyOnServer(admin: Database, template: string): Promise<{ name: string }> {
  const name = `test_${randomUUID()}`
  await admin.script(
    `CREATE DATABASE ${quoteIdentifier(name)} TEMPLATE ${quoteIdentifier(template)}`,
  )
  return { name }
}

/** Nobody is connected any more: a session that ends may take a moment. */
async function isLeft(admin: Database, name: string): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    const [found] = await admin.transaction({
      statements: [
        { text: 'select count(*) from pg_stat_activity where datname = $1', values: [name] },
      ],
    })
    if (found?.rows[0]?.[0] === '0') return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}
