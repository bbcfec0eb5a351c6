/** Writes rows and files into an archive, a bounded part at a time. */
import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import type { TextRow } from '#server/backend/db/driver.ts'
import { quoteIdentifier } from '#server/backend/db/quote.ts'
import { isAddress, type ObjectStore } from '#server/backend/storage/store/object-store.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import {
  type CatalogTable,
  fetchLedger,
  fetchSequences,
  fetchTables,
  qualified,
} from './catalog.ts'
import {
  BackupError,
  type End,
  filePart,
  formatVersion,
  keysName,
  type Manifest,
  manifestName,
  tablePart,
} from './manifest.ts'
import type { RowSource } from './row-source.ts'

const compress = promisify(zstdCompress)

/**
 * Blocks of a table that one query asks for: a quarter of a megabyte, and the long values that
 * Postgres keeps elsewhere (TOAST).
 */
const blocksAtOnce = 32
const rowsPart = 4 * 1024 * 1024
const bytesPart = 8 * 1024 * 1024

export interface BackupSources {
  rows: RowSource
  store: ObjectStore
  files: Manifest['files']
  /** The content of `keys.json`, to have it inside. */
  keys: Uint8Array | null
  secretName: string
  madeBy: Manifest['madeBy']
  now: Date
}

export async function writeBackup(
  archive: ArchiveWriter,
  { rows: source, store, files, keys, secretName, madeBy, now }: BackupSources,
): Promise<{ manifest: Manifest; end: Omit<End, 'seal'>; size: number }> {
  const rows: RowSource['rows'] = (text, values) => source.rows(text, values)
  const tables = await fetchTables(rows)
  if (tables.length === 0)
    throw new BackupError('The database is empty: nothing was ever started on it.')
  // Locks out the start of a newer version, whose migrations would change the tables meanwhile.
  if (source.kind === 'postgres') {
    await rows(`lock table ${tables.map(qualified).join(', ')} in access share mode`)
  }
  const [version] = await rows('show server_version')
  const manifest: Manifest = {
    format: 'backend-backup',
    formatVersion,
    madeBy,
    createdAt: now.toISOString(),
    database: { kind: source.kind, version: version?.[0] ?? '' },
    files,
    keysInside: keys !== null,
    secretName,
    migrations: await fetchLedger(rows),
    tables: tables.map(({ columns, ...table }) => ({
      ...table,
      columns: columns.map(({ name }) => name),
    })),
    sequences: await fetchSequences(rows),
  }
  await archive.add(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)))
  if (keys) await archive.add(keysName, keys)
  let count = 0
  for (const [index, table] of tables.entries()) {
    count += await writeTable(archive, source, table, index)
  }
  const written = await writeFiles(archive, source, tables, store)
  const end = { rows: count, ...written }
  return { manifest, end, size: await archive.finish(end) }
}

async function writeTable(
  archive: ArchiveWriter,
  source: RowSource,
  table: CatalogTable,
  index: number,
): Promise<number> {
  let part = 0
  let count = 0
  let lines: string[] = []
  let size = 0
  const flush = async () => {
    if (lines.length === 0) return
    part += 1
    await archive.add(tablePart(index, part), await compress(Buffer.from(lines.join('\n'))))
    lines = []
    size = 0
  }
  for await (const row of rowsOf(
    source,
    table,
    table.columns.map(({ name }) => name),
  )) {
    const line = JSON.stringify(row)
    lines.push(line)
    size += line.length
    count += 1
    if (size >= rowsPart) await flush()
  }
  await flush()
  return count
}

/** Rows in the order of their blocks, one range of blocks a query: no cursor, and no sorting. */
async function* rowsOf(
  source: RowSource,
  table: CatalogTable,
  columns: readonly string[],
): AsyncGenerator<TextRow> {
  const name = qualified(table)
  const [size] = await source.rows(
    `select pg_catalog.pg_relation_size($1::text::pg_catalog.regclass)
       / pg_catalog.current_setting('block_size')::bigint`,
    [name],
  )
  const list = columns.map((column) => quoteIdentifier(column)).join(', ')
  for (let from = 0; from < Number(size?.[0]); from += blocksAtOnce) {
    yield* await source.rows(
      `select ${list} from only ${name}
       where ctid >= '(${from},0)'::tid and ctid < '(${from + blocksAtOnce},0)'::tid`,
    )
  }
}

async function writeFiles(
  archive: ArchiveWriter,
  source: RowSource,
  tables: readonly CatalogTable[],
  store: ObjectStore,
): Promise<Pick<End, 'files' | 'missingFiles'>> {
  const objects = tables.find(({ schema, name }) => schema === 'storage' && name === 'objects')
  const missingFiles: string[] = []
  let files = 0
  if (!objects) return { files, missingFiles }
  for await (const [version] of rowsOf(source, objects, ['version'])) {
    if (!isAddress(version)) continue
    if (await writeFile(archive, store, version)) files += 1
    else missingFiles.push(version)
  }
  return { files, missingFiles }
}

async function writeFile(
  archive: ArchiveWriter,
  store: ObjectStore,
  version: string,
): Promise<boolean> {
  const body = await store.read(version)
  if (body === undefined) return false
  let part = 0
  let chunks: Uint8Array[] = []
  let size = 0
  const flush = async () => {
    part += 1
    await archive.add(filePart(version, part), Buffer.concat(chunks))
    chunks = []
    size = 0
  }
  for await (const chunk of new Response(body).body ?? []) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size >= bytesPart) await flush()
  }
  if (size > 0 || part === 0) await flush()
  return true
}
