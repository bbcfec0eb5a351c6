/**
 * Runs a test suite on a fresh database: on PGlite and on PostgreSQL where it asks what engines may do differently
 * (row security, locks, concurrency, durability), on PostgreSQL where it asks what else SQL does, on PGlite where it
 * asks what goes over the wire. `docs/testing.md` says which is which.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { inFullRuns } from '#testing/full-run-only.ts'
import type { Database } from '../driver.ts'
import { openDatabase } from '../open.ts'
import { quoteIdentifier } from '../quote.ts'
import {
  type OpenedEngine,
  openKeptPglite,
  openKeptPostgres,
  openPgliteIn,
} from './kept-databases.ts'

export interface TestEngine {
  readonly kind: Database['kind']
  /** The database as the server has it: on PostgreSQL through the role `authenticator`. */
  readonly database: Database
  /** The database with its owner's rights, for what migrations and operators do. */
  readonly owner: Database
}

export interface TestEngineOptions {
  /** Without the platform and the migrations; `database` then has its owner's rights. */
  empty?: boolean
}

/** `engine.database` and `engine.owner` can be used in hooks and tests, not while describing. */
export function describeOnBothEngines(
  name: string,
  body: (engine: TestEngine) => void,
  options: TestEngineOptions = {},
): void {
  describeOn('pglite', name, () => openOnPglite(options), body)
  describeOn('postgres', name, () => openOnPostgres(options), body)
}

/**
 * For what both engines do alike, without row security, durability or two writers in it: every day on PostgreSQL, where
 * a database costs a sixth of the processor's time, and on PGlite in full runs.
 */
export function describeOnEitherEngine(
  name: string,
  body: (engine: TestEngine) => void,
  options: TestEngineOptions = {},
): void {
  describeOn('postgres', name, () => openOnPostgres(options), body)
  const onPglite = inFullRuns(describeOn, 'every day: the same tests on PostgreSQL')
  onPglite('pglite', name, () => openOnPglite(options), body)
}

/** For the shape of requests and answers, which no engine has a part in. */
export function describeOnPglite(name: string, body: (engine: TestEngine) => void): void {
  describeOn('pglite', name, () => openOnPglite({}), body)
}

function describeOn(
  kind: Database['kind'],
  name: string,
  open: () => Promise<OpenedEngine>,
  body: (engine: TestEngine) => void,
): void {
  describe(`${name} on ${kind}`, () => {
    let opened: OpenedEngine | undefined
    const use = () => {
      if (!opened) throw new Error('the database is open only in hooks and tests')
      return opened
    }
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened?.remove())
    body({
      kind,
      get database() {
        return use().database
      },
      get owner() {
        return use().owner
      },
    })
  })
}

async function openOnPglite({ empty }: TestEngineOptions): Promise<OpenedEngine> {
  if (!empty) return openKeptPglite()
  return openPgliteIn(await mkdtemp(join(tmpdir(), 'test-pglite-')))
}

async function openOnPostgres({ empty }: TestEngineOptions): Promise<OpenedEngine> {
  if (!empty) return openKeptPostgres()
  const { ownerUrl } = inject('databases').postgres
  const name = `test_${randomUUID()}`
  const at = (database: string) => ownerUrl.replace('{database}', database)
  const admin = await openDatabase({ kind: 'postgres', url: at('postgres') })
  await admin.script(`CREATE DATABASE ${quoteIdentifier(name)} TEMPLATE template0`)
  const [database, owner] = await Promise.all([
    openDatabase({ kind: 'postgres', url: at(name) }),
    openDatabase({ kind: 'postgres', url: at(name), poolSize: 1 }),
  ])
  const remove = async () => {
    await Promise.all([database.close(), owner.close()])
    await admin.script(`DROP DATABASE ${quoteIdentifier(name)} WITH (FORCE)`)
    await admin.close()
  }
  return { database, owner, remove }
}
