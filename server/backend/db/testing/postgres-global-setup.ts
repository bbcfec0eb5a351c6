/**
 * Once a test run: a PostgreSQL server with a migrated database to copy, and a PGlite template
 * with the same content. Each test file makes its own database from them.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { MigrateOptions } from '../migrate.ts'
import { keptTemplate } from '../pglite/kept-template.ts'
import { unpackTemplate } from '../pglite/template.ts'
import { prepareOwner } from '../postgres/prepare-owner.ts'
import { PostgresServer } from './postgres-server.ts'

const AUTHENTICATOR_PASSWORD = 'test-authenticator'
const TEMPLATE_DATABASE = 'migrated'

const ROOT = join(import.meta.dirname, '../../../..')
const FILES: MigrateOptions = {
  platformDir: join(ROOT, 'server/backend/db/platform'),
  migrationsDir: join(ROOT, 'supabase/migrations'),
}

export interface TestDatabases {
  pgliteTemplate: string
  /** The folder that the template unpacks to, to be copied beside it: the folder around both goes with the run. */
  pgliteCluster: string
  postgres: {
    /** Addresses by database name: `{database}` stands for it. */
    ownerUrl: string
    authenticatorUrl: string
    templateDatabase: string
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.create()
  const folder = await mkdtemp(join(tmpdir(), 'test-databases-'))
  const pgliteCluster = join(folder, 'cluster')
  const remove = async () => {
    await server.remove()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // Where the build keeps it too: whoever comes second finds it made.
    const pgliteTemplate = await keptTemplate(join(ROOT, 'node_modules', '.cache'), FILES)
    await mkdir(pgliteCluster)
    await unpackTemplate(pgliteTemplate, pgliteCluster)
    provide('databases', {
      pgliteTemplate,
      pgliteCluster,
      postgres: await migratedPostgres(server),
    })
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}

async function migratedPostgres(server: PostgresServer): Promise<TestDatabases['postgres']> {
  const { PostgresDatabase } = await import('../postgres/database.ts')
  const admin = new PostgresDatabase({ url: server.url() })
  await admin.script(`CREATE DATABASE ${TEMPLATE_DATABASE}`)
  await admin.close()
  const prepared = await prepareOwner({
    ...FILES,
    url: server.url(TEMPLATE_DATABASE),
    authenticatorPassword: AUTHENTICATOR_PASSWORD,
  })
  return {
    ownerUrl: server.url('{database}'),
    authenticatorUrl: prepared.url.replace(`/${TEMPLATE_DATABASE}`, '/{database}'),
    templateDatabase: TEMPLATE_DATABASE,
  }
}
