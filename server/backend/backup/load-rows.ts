/**
 * Puts the rows of a backup into a database that has the same schema. Triggers are off and foreign
 * keys are taken away meanwhile, as their rows come in any order; at the end the keys are made again,
 * which checks every one of them.
 */
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { quoteIdentifier } from '#server/backend/db/quote.ts'
import { type CatalogTable, fetchTables, qualified, type Rows } from './catalog.ts'
import { BackupError, type BackupTable, type Manifest } from './manifest.ts'

const decompress = promisify(zstdDecompress)

export interface RowLoader {
  /** One part of the table with this number in the manifest. */
  load(table: number, part: Uint8Array): Promise<void>
  finish(): Promise<void>
}

export async function openRowLoader(rows: Rows, manifest: Manifest): Promise<RowLoader> {
  const known = new Map((await fetchTables(rows)).map((table) => [qualified(table), table]))
  const inserts = manifest.tables.map((table) => insertInto(table, known.get(qualified(table))))
  const keys = await rows(`
    select c.conrelid::regclass::text, c.conname, pg_catalog.pg_get_constraintdef(c.oid)
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_class t on t.oid = c.conrelid
    join pg_catalog.pg_namespace n on n.oid = t.relnamespace
    where c.contype = 'f' and n.nspname !~ '^pg_' and c.conparentid = 0`)
  for (const [table, name] of keys) {
    await rows(`alter table ${table} drop constraint ${quoteIdentifier(name ?? '')}`)
  }
  const all = [...known.keys()]
  for (const table of all) await rows(`alter table ${table} disable trigger user`)
  await rows(`truncate ${all.join(', ')}`)

  return {
    async load(table, part) {
      const text = inserts[table]
      if (text === undefined) throw new BackupError('The backup has rows of an unknown table.')
      const lines = (await decompress(part)).toString('utf8')
      await rows(text, [`[${lines.replaceAll('\n', ',')}]`])
    },
    async finish() {
      for (const { value, ...sequence } of manifest.sequences) {
        if (value === null) continue
        await rows('select pg_catalog.setval($1::text::pg_catalog.regclass, $2::bigint)', [
          qualified(sequence),
          value,
        ])
      }
      await rows('set constraints all immediate')
      for (const table of all) await rows(`alter table ${table} enable trigger user`)
      for (const [table, name, definition] of keys) {
        await rows(
          `alter table ${table} add constraint ${quoteIdentifier(name ?? '')} ${definition}`,
        )
      }
    },
  }
}

/** Every value goes through its text, as Postgres prints and reads it. */
function insertInto(table: BackupTable, target: CatalogTable | undefined): string {
  const types = new Map(target?.columns.map(({ name, type }) => [name, type]))
  const values = table.columns.map((column, at) => {
    const type = types.get(column)
    if (type === undefined) {
      throw new BackupError(
        `The backup has ${table.schema}.${table.name}.${column}, which no migration of this version makes.`,
      )
    }
    return `(line ->> ${at})::${type}`
  })
  const columns = table.columns.map((column) => quoteIdentifier(column)).join(', ')
  return `insert into ${qualified(table)} (${columns}) overriding system value
    select ${values.join(', ')} from pg_catalog.json_array_elements($1::json) as line`
}
