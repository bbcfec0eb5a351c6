/** What the catalog says of the published tables. Read once, and again after the catalog changed. */
import { z } from 'zod'
import type { Database } from '#server/backend/db/driver.ts'
import { quoteIdentifier } from '#server/backend/db/quote.ts'
import { serviceRole } from '../service-role.ts'

const relationSchema = z.object({
  oid: z.string(),
  schema: z.string(),
  table: z.string(),
  /** Whether row-level security is on. */
  secured: z.boolean(),
  /** The API's roles that it does not apply to. */
  exempt: z.array(z.string()),
  /** Whether the table asks for whole old rows (`replica identity full`). */
  fullIdentity: z.boolean(),
  key: z.array(z.string()),
  columns: z.array(
    z.object({
      name: z.string(),
      /** As clients know it: `pg_type.typname`. */
      type: z.string(),
      /** As SQL knows it. */
      sqlType: z.string(),
      /** The API's roles that may select it. */
      readers: z.array(z.string()),
    }),
  ),
})

export type Relation = z.infer<typeof relationSchema>
export type Column = Relation['columns'][number]

export const relationSql = ({ schema, table }: Relation) =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(table)}`

export const readableColumns = (relation: Relation, role: string): readonly Column[] =>
  relation.columns.filter(({ readers }) => readers.includes(role))

/** Without it a role hears of no row of the table. */
export function mayReadKey(relation: Relation, role: string): boolean {
  const readable = new Set(readableColumns(relation, role).map(({ name }) => name))
  return relation.key.every((name) => readable.has(name))
}

/** Whether the role sees every row in every version. */
export const isOpenTo = ({ secured, exempt }: Relation, role: string): boolean =>
  !secured || exempt.includes(role)

interface Known {
  relations: readonly Relation[]
  /** Differs when the tables, who may read them, or any policy differ. */
  fingerprint: string
}

export class RelationCatalog {
  #database: Database
  #known: Promise<Known> | undefined

  constructor(database: Database) {
    this.#database = database
  }

  async relations(): Promise<readonly Relation[]> {
    return (await this.#current()).relations
  }

  /** Reads the catalog again and tells whether what subscribers may see can have changed. */
  async refresh(): Promise<boolean> {
    const before = this.#known
    this.#known = undefined
    if (!before) return false
    const [old, current] = await Promise.all([before, this.#current()])
    return old.fingerprint !== current.fingerprint
  }

  #current(): Promise<Known> {
    this.#known ??= this.#read().catch((error: unknown) => {
      this.#known = undefined
      throw error
    })
    return this.#known
  }

  async #read(): Promise<Known> {
    const [tables, policies] = await this.#database.transaction({
      role: serviceRole,
      // Type names come out qualified, whatever the path of the session that uses them.
      settings: [['search_path', '']],
      readOnly: true,
      statements: [{ text: publishedTables }, { text: policiesDigest }],
    })
    const relations = (tables?.rows ?? []).map(([json]) =>
      relationSchema.parse(JSON.parse(json ?? '')),
    )
    return { relations, fingerprint: JSON.stringify([relations, policies?.rows]) }
  }
}

const policiesDigest = `select md5(string_agg(p::text, '' order by oid)) from pg_policy p`

const publishedTables = `
  select json_build_object(
    'oid', c.oid::text,
    'schema', p.schemaname,
    'table', p.tablename,
    'secured', c.relrowsecurity,
    'exempt', (
      select coalesce(json_agg(r.rolname order by r.rolname), '[]')
      from pg_roles r
      where pg_has_role('authenticator', r.oid, 'member') and (r.rolbypassrls or r.rolsuper)
    ),
    'fullIdentity', c.relreplident = 'f',
    'key', (
      select json_agg(a.attname order by k.place)
      from pg_index i
      cross join unnest(i.indkey) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary
    ),
    'columns', (
      select json_agg(json_build_object(
        'name', a.attname,
        'type', t.typname,
        'sqlType', format_type(a.atttypid, null),
        'readers', (
          select coalesce(json_agg(r.rolname order by r.rolname), '[]')
          from pg_roles r
          where pg_has_role('authenticator', r.oid, 'member')
            and has_column_privilege(r.oid, c.oid, a.attnum, 'select')
        )
      ) order by a.attnum)
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attname = any (p.attnames)
    )
  )::text
  from pg_publication_tables p
  join pg_class c on c.relname = p.tablename and c.relnamespace = p.schemaname::regnamespace
  where p.pubname = 'supabase_realtime'
    and c.relkind in ('r', 'p')
    and exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)
  order by c.oid`
