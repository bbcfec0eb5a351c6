/**
 * Puts a migrated test database back to what its template was, so that the next test file has it as good as new: rows
 * are removed and sequences set back. Whatever else was changed (a table, a function, a right, a row that migrations
 * made) is found out and not undone: such a database is for no other file.
 */
import type { Database, TextRow } from '../driver.ts'
import { quoteIdentifier } from '../quote.ts'

/** Everything that SQL can define. A row that is made or changed has a new `xmin`, one that is gone is not counted. */
const CATALOGS = [
  ...[
    'aggregate',
    'am',
    'attrdef',
    'attribute',
    'authid',
    'auth_members',
    'cast',
    'class',
    'collation',
  ],
  ...[
    'constraint',
    'conversion',
    'db_role_setting',
    'default_acl',
    'description',
    'enum',
    'event_trigger',
  ],
  ...[
    'extension',
    'foreign_server',
    'index',
    'inherits',
    'language',
    'largeobject_metadata',
    'namespace',
  ],
  ...['opclass', 'operator', 'opfamily', 'policy', 'proc', 'publication', 'publication_namespace'],
  ...['publication_rel', 'rewrite', 'sequence', 'trigger', 'ts_config', 'ts_dict', 'type'],
]

/**
 * Bytes from which a table is not put back: removed rows stay in its file, and every reader of the
 * table passes them.
 */
const HEAVY_BYTES = 1_000_000

/** What a database was like before anybody used it. */
export interface Pristine {
  /** Tables with rows that migrations made. */
  filled: readonly string[]
  marks: string
}

export async function lookAt(owner: Database): Promise<Pristine> {
  const filled = (await tablesOf(owner)).flatMap(({ table, isFilled }) => (isFilled ? table : []))
  const [moved] = await read(owner, `select count(*) from pg_sequence where ${IS_MOVED}`)
  if (moved?.[0] !== '0')
    throw new Error('Migrations moved a sequence, which would be set back too far')
  return { filled, marks: await marksOf(owner, filled) }
}

/** Whether the database is as it was. Where the answer is no, it may be in any state. */
export async function backToTemplate(
  owner: Database,
  { filled, marks }: Pristine,
): Promise<boolean> {
  if ((await marksOf(owner, filled)) !== marks) return false
  const tables = await tablesOf(owner)
  if (tables.some(({ isHeavy }) => isHeavy)) return false
  const used = tables.filter(({ table, isFilled }) => isFilled && !filled.includes(table))
  await owner.transaction({
    // Triggers and foreign keys are off.
    settings: [['session_replication_role', 'replica']],
    statements: [...used.map(({ table }) => ({ text: `delete from ${table}` })), RESET_SEQUENCES],
  })
  return true
}

const IS_MOVED = 'pg_sequence_last_value(seqrelid) is not null'
const RESET_SEQUENCES = {
  text: `select setval(seqrelid::regclass, seqstart, false) from pg_sequence where ${IS_MOVED}`,
}

/** Of the catalogs and of the tables that were filled. */
async function marksOf(owner: Database, filled: readonly string[]): Promise<string> {
  const relations = [...CATALOGS.map((name) => `pg_catalog.pg_${name}`), ...filled]
  const each = relations.map(
    (relation) => `(select count(*) || ' ' || max(xmin::text::bigint) from ${relation})`,
  )
  const [row] = await read(owner, `select concat_ws(',', ${each.join(', ')})`)
  return row?.[0] ?? ''
}

async function tablesOf(owner: Database) {
  const named = await read(
    owner,
    `select n.nspname, c.relname, pg_relation_size(c.oid) > ${HEAVY_BYTES}
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
  )
  const tables = named.map(([schema, name, isHeavy]) => ({
    table: [schema, name].map((part) => quoteIdentifier(part ?? '')).join('.'),
    isHeavy: isHeavy === 't',
  }))
  const [filled] = await read(
    owner,
    `select ${tables.map(({ table }) => `exists (select from ${table})`).join(', ')}`,
  )
  return tables.map((each, at) => ({ ...each, isFilled: filled?.[at] === 't' }))
}

async function read(owner: Database, text: string): Promise<readonly TextRow[]> {
  const [result] = await owner.transaction({
    readOnly: true,
    settings: [['row_security', 'off']],
    statements: [{ text }],
  })
  return result?.rows ?? []
}
