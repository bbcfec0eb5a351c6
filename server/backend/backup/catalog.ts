/** Which tables and sequences a database has, read from its own catalog. */
import { z } from 'zod'
import type { SqlValue, TextRow } from '#server/backend/db/driver.ts'
import { quoteIdentifier } from '#server/backend/db/quote.ts'

export type Rows = (text: string, values?: readonly SqlValue[]) => Promise<readonly TextRow[]>

const columnsSchema = z.array(z.object({ name: z.string(), type: z.string() }))

export interface CatalogTable {
  schema: string
  name: string
  /** Without those that Postgres computes from others. */
  columns: z.infer<typeof columnsSchema>
}

/**
 * Tables that are left out: messages between processes, and how this very database was prepared,
 * which mean nothing in another.
 */
const notCopied = ['realtime.changes', 'realtime.bus', 'backend_meta.platform']

const ofUsers = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  and not exists (
    select from pg_catalog.pg_depend
    where classid = 'pg_catalog.pg_class'::regclass and objid = c.oid and deptype = 'e'
  )`

export async function fetchTables(rows: Rows): Promise<CatalogTable[]> {
  const found = await rows(`
    select n.nspname, c.relname, (
      select coalesce(json_agg(json_build_object(
        'name', a.attname, 'type', pg_catalog.format_type(a.atttypid, a.atttypmod)
      ) order by a.attnum), '[]')
      from pg_catalog.pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    )::text
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and ${ofUsers}
    order by 1, 2`)
  return found
    .map(([schema, name, columns]) => ({
      schema: schema ?? '',
      name: name ?? '',
      columns: columnsSchema.parse(JSON.parse(columns ?? '[]')),
    }))
    .filter(({ schema, name }) => !notCopied.includes(`${schema}.${name}`))
}

export async function fetchSequences(rows: Rows) {
  const found = await rows(`
    select n.nspname, c.relname, pg_catalog.pg_sequence_last_value(c.oid)::text
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and c.relpersistence = 'p' and n.nspname <> 'realtime' and ${ofUsers}
    order by 1, 2`)
  return found.map(([schema, name, value]) => ({
    schema: schema ?? '',
    name: name ?? '',
    value: value ?? null,
  }))
}

/** Where the database has been migrated to; empty for one that never was. */
export async function fetchLedger(rows: Rows) {
  const [known] = await rows(
    `select to_regclass('supabase_migrations.schema_migrations') is not null
       and to_regclass('backend_meta.migration_checksums') is not null`,
  )
  if (known?.[0] !== 't') return []
  const found = await rows(`
    select version, checksum from supabase_migrations.schema_migrations
    left join backend_meta.migration_checksums using (version) order by version`)
  return found.map(([version, checksum]) => ({
    version: version ?? '',
    checksum: checksum ?? null,
  }))
}

export const qualified = ({ schema, name }: { schema: string; name: string }) =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`
