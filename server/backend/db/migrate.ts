/**
 * Brings a database to the state its SQL files describe: the platform's files when one of them
 * changed, each migration once and in order, the seed once. Several processes may start together.
 */
import { type Database, DatabaseError, type Statement } from './driver.ts'
import {
  type Migration,
  MigrationError,
  readMigrations,
  readSqlFile,
  readSqlFolder,
  type SqlFile,
} from './migrations/migration-files.ts'
import { splitSql } from './migrations/split-sql.ts'

/**
 * The role that runs migrations: no superuser and not the owner of the platform's schemas, so that
 * what passes here passes on Supabase.
 */
const MIGRATOR = 'migrator'
const MIGRATOR_SEARCH_PATH = ['search_path', '"$user", public, extensions'] as const

/** The advisory lock of migrations; any number that no other program locks in this database. */
const LOCK_KEY = 7_214_055_310

/** `schema_migrations` has the columns that Supabase's own tools expect; checksums are kept in a table beside it. */
const LEDGER = `
  CREATE SCHEMA IF NOT EXISTS supabase_migrations;
  CREATE TABLE IF NOT EXISTS supabase_migrations.schema_migrations (
    version text PRIMARY KEY,
    statements text[],
    name text
  );
  CREATE SCHEMA IF NOT EXISTS backend_meta;
  CREATE TABLE IF NOT EXISTS backend_meta.platform (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS backend_meta.migration_checksums (
    version text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS backend_meta.seeds (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  );
  GRANT USAGE ON SCHEMA supabase_migrations, backend_meta TO ${MIGRATOR};
  GRANT SELECT, INSERT ON supabase_migrations.schema_migrations,
    backend_meta.migration_checksums, backend_meta.seeds TO ${MIGRATOR};`

export interface MigrateOptions {
  /** Roles, schemas and functions that Supabase itself would provide; safe to apply again. */
  platformDir: string
  migrationsDir: string
  seedFile?: string
}

export interface Migrated {
  /** The versions applied now. */
  applied: string[]
  seeded: boolean
}

/**
 * The owner's database must keep to one connection: the lock belongs to it. `finish` is done under
 * the same lock.
 */
export async function migrate(
  owner: Database,
  options: MigrateOptions,
  finish: () => Promise<void> = async () => {},
): Promise<Migrated> {
  const platform = await readSqlFolder(options.platformDir)
  const migrations = await readMigrations(options.migrationsDir)
  const seed = options.seedFile === undefined ? null : await readSqlFile(options.seedFile)
  await run(owner, { text: 'SELECT pg_advisory_lock($1)', values: [LOCK_KEY] })
  try {
    await applyPlatform(owner, platform)
    const applied = await applyPending(owner, migrations)
    if (applied.length > 0) await followPublishedTables(owner)
    const seeded = seed !== null && (await applySeed(owner, seed))
    await finish()
    return { applied, seeded }
  } finally {
    // Ignored: a lost connection has released the lock, and its error must not hide the first one.
    await run(owner, { text: 'SELECT pg_advisory_unlock($1)', values: [LOCK_KEY] }).catch(() => {})
  }
}

/** Applies the platform's files where one of them has changed: they are safe to apply again, but it takes time. */
async function applyPlatform(owner: Database, platform: readonly SqlFile[]): Promise<void> {
  const checksum = platform.map((file) => file.checksum).join(' ')
  if ((await platformChecksum(owner)) === checksum) return
  for (const file of platform) await apply(owner, file, {})
  await owner.script(LEDGER)
  await run(owner, {
    text: `INSERT INTO backend_meta.platform (checksum) VALUES ($1)
           ON CONFLICT (one) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
    values: [checksum],
  })
}

/** Null on a new database, and on a copy in a cluster that lacks the platform's roles. */
async function platformChecksum(owner: Database): Promise<string | null> {
  const [known] = await run(owner, {
    text: `SELECT to_regclass('backend_meta.platform') IS NOT NULL
             AND EXISTS (SELECT FROM pg_roles WHERE rolname = $1)`,
    values: [MIGRATOR],
  })
  if (known?.[0] !== 't') return null
  const [row] = await run(owner, { text: 'SELECT checksum FROM backend_meta.platform' })
  return row?.[0] ?? null
}

async function applyPending(owner: Database, migrations: readonly Migration[]): Promise<string[]> {
  const ledger = await fetchLedger(owner)
  requireUnchanged(migrations, ledger)
  const pending = migrations.filter(({ version }) => !ledger.has(version))
  for (const migration of pending) {
    const { version, name, sql, checksum } = migration
    await apply(owner, migration, {
      role: MIGRATOR,
      after: [
        {
          text: `INSERT INTO supabase_migrations.schema_migrations (version, statements, name)
                 VALUES ($1, ARRAY[$2], $3)`,
          values: [version, sql, name],
        },
        recordChecksum(version, checksum),
      ],
    })
  }
  return pending.map(({ version }) => version)
}

/** Applied versions with the checksum that was kept; null where another tool applied it. */
async function fetchLedger(owner: Database): Promise<Map<string, string | null>> {
  const rows = await run(owner, {
    text: `SELECT version, checksum FROM supabase_migrations.schema_migrations
           LEFT JOIN backend_meta.migration_checksums USING (version) ORDER BY version`,
  })
  return new Map(rows.map(([version, checksum]) => [version ?? '', checksum ?? null]))
}

function requireUnchanged(
  migrations: readonly Migration[],
  ledger: ReadonlyMap<string, string | null>,
): void {
  const known = new Set(migrations.map(({ version }) => version))
  for (const version of ledger.keys()) {
    if (!known.has(version)) {
      throw new MigrationError(
        version,
        null,
        'was applied to this database, but its file is missing',
      )
    }
  }
  const latest = [...ledger.keys()].at(-1) ?? ''
  for (const { path, version, checksum } of migrations) {
    const kept = ledger.get(version)
    if (kept === undefined && version < latest) {
      throw new MigrationError(path, null, `is older than ${latest}, which was already applied`)
    }
    if (kept && kept !== checksum) {
      throw new MigrationError(path, null, 'was changed after it was applied to this database')
    }
  }
}

/**
 * Adds newly published tables to realtime. A superuser gets this by an event trigger; another
 * owner, who can't make one, needs this call after migrating.
 */
async function followPublishedTables(owner: Database): Promise<void> {
  const [known] = await run(owner, {
    text: `SELECT to_regprocedure('realtime.sync_publication()') IS NOT NULL`,
  })
  if (known?.[0] === 't') await run(owner, { text: 'SELECT realtime.sync_publication()' })
}

async function applySeed(owner: Database, seed: SqlFile): Promise<boolean> {
  const found = await run(owner, { text: `SELECT FROM backend_meta.seeds WHERE name = 'seed'` })
  if (found.length > 0) return false
  const text = `INSERT INTO backend_meta.seeds (name, checksum) VALUES ('seed', $1)`
  await apply(owner, seed, { role: MIGRATOR, after: [{ text, values: [seed.checksum] }] })
  return true
}

const recordChecksum = (version: string, checksum: string): Statement => ({
  text: 'INSERT INTO backend_meta.migration_checksums (version, checksum) VALUES ($1, $2)',
  values: [version, checksum],
})

/** Runs the file's statements and those after it in one transaction. */
async function apply(
  owner: Database,
  file: SqlFile,
  { role, after = [] }: { role?: string; after?: readonly Statement[] },
): Promise<void> {
  const parts = splitSql(file.sql)
  try {
    await owner.transaction({
      role,
      settings: role ? [MIGRATOR_SEARCH_PATH] : [],
      statements: [...parts.map(({ text }) => ({ text })), ...after],
      timeoutMs: Infinity,
    })
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    const { statement, position = 1, message } = error.fields
    const part = statement === undefined ? undefined : parts[statement]
    const line = part ? lineOf(file.sql, part.offset, position) : null
    throw new MigrationError(file.path, line, message, { cause: error })
  }
}

/** Postgres counts characters, not UTF-16 units, from 1. */
function lineOf(sql: string, offset: number, position: number): number {
  const before = [...sql.slice(offset)].slice(0, position - 1).join('')
  return `${sql.slice(0, offset)}${before}`.split('\n').length
}

async function run(owner: Database, statement: Statement) {
  const [result] = await owner.transaction({ statements: [statement], timeoutMs: Infinity })
  return result?.rows ?? []
}
