/** Reads what the type generator needs to know about a schema from the catalog, in one statement. */

import { z } from 'zod'
import type { Database } from '#server/backend/db/driver.ts'

const column = z.object({
  name: z.string(),
  type: z.number(),
  nullable: z.boolean(),
  /** Filled in by the database when an insert leaves it out. */
  hasDefault: z.boolean(),
  /** Never accepted from a client. */
  generated: z.boolean(),
})

const relationship = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  isOneToOne: z.boolean(),
  referencedRelation: z.string(),
  referencedColumns: z.array(z.string()),
})

const catalogSchema = z.object({
  types: z.array(
    z.object({
      oid: z.number(),
      name: z.string(),
      local: z.boolean(),
      kind: z.enum(['b', 'c', 'd', 'e', 'm', 'p', 'r']),
      /** What a domain is made of. */
      base: z.number().nullable(),
      element: z.number().nullable(),
      labels: z.array(z.string()),
      /** Attributes of a composite type that is no table's row. */
      attributes: z.array(z.object({ name: z.string(), type: z.number() })),
    }),
  ),
  relations: z.array(
    z.object({
      name: z.string(),
      rowType: z.number(),
      isView: z.boolean(),
      columns: z.array(column),
      relationships: z.array(relationship),
    }),
  ),
  functions: z.array(
    z.object({
      name: z.string(),
      args: z.array(z.object({ name: z.string(), type: z.number(), optional: z.boolean() })),
      /** Columns of `returns table (…)` and out parameters; empty where `returns` says it all. */
      columns: z.array(z.object({ name: z.string(), type: z.number() })),
      returns: z.number(),
      returnsSet: z.boolean(),
    }),
  ),
})

export type Catalog = z.infer<typeof catalogSchema>
export type Column = Catalog['relations'][number]['columns'][number]

const CATALOG_QUERY = `
select json_build_object(
  'types', (
    select json_agg(json_build_object(
      'oid', t.oid::int8, 'name', t.typname, 'local', t.typnamespace = s.oid, 'kind', t.typtype,
      'base', nullif(t.typbasetype, 0)::int8,
      'element', case when t.typcategory = 'A' then nullif(t.typelem, 0)::int8 end,
      'labels', coalesce((
        select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid
      ), '[]'),
      'attributes', coalesce((
        select json_agg(json_build_object('name', a.attname, 'type', a.atttypid::int8) order by a.attnum)
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.oid = t.typrelid and c.relkind = 'c' and a.attnum > 0 and not a.attisdropped
      ), '[]')
    ))
    from pg_type t
  ),
  'relations', coalesce((
    select json_agg(json_build_object(
      'name', c.relname, 'rowType', c.reltype::int8, 'isView', c.relkind in ('v', 'm'),
      'columns', (
        select json_agg(json_build_object(
          'name', a.attname, 'type', a.atttypid::int8, 'nullable', not a.attnotnull,
          'hasDefault', a.atthasdef or a.attidentity <> '',
          'generated', a.attgenerated <> '' or a.attidentity = 'a'
        ))
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      ),
      'relationships', coalesce((
        select json_agg(json_build_object(
          'name', k.conname,
          'columns', (
            select json_agg(a.attname order by n)
            from unnest(k.conkey) with ordinality u (attnum, n)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.attnum
          ),
          'isOneToOne', exists (
            select from pg_constraint unique_key
            where unique_key.conrelid = k.conrelid and unique_key.contype in ('p', 'u')
              and unique_key.conkey @> k.conkey and unique_key.conkey <@ k.conkey
          ),
          'referencedRelation', target.relname,
          'referencedColumns', (
            select json_agg(a.attname order by n)
            from unnest(k.confkey) with ordinality u (attnum, n)
            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.attnum
          )
        ))
        from pg_constraint k join pg_class target on target.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and target.relnamespace = s.oid
      ), '[]')
    ))
    from pg_class c
    where c.relnamespace = s.oid and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
  ), '[]'),
  'functions', coalesce((
    select json_agg(json_build_object(
      'name', p.proname, 'returns', p.prorettype::int8, 'returnsSet', p.proretset,
      'args', coalesce((
        select json_agg(json_build_object(
          'name', coalesce(p.proargnames[n], ''), 'type', type::int8,
          'optional', n > p.pronargs - p.pronargdefaults
        ) order by n)
        from unnest(p.proargtypes::oid[]) with ordinality u (type, n)
      ), '[]'),
      'columns', coalesce((
        select json_agg(json_build_object('name', p.proargnames[n], 'type', type::int8) order by n)
        from unnest(p.proallargtypes) with ordinality u (type, n)
        where p.proargmodes[n] in ('o', 't')
      ), '[]')
    ))
    from pg_proc p
    where p.pronamespace = s.oid and p.prokind = 'f'
      and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  ), '[]')
)
from pg_namespace s where s.nspname = $1`

export async function readCatalog(database: Database, schema: string): Promise<Catalog> {
  const [result] = await database.transaction({
    readOnly: true,
    statements: [{ text: CATALOG_QUERY, values: [schema] }],
  })
  const json = result?.rows[0]?.[0]
  if (!json) throw new Error(`The database has no schema "${schema}"`)
  return catalogSchema.parse(JSON.parse(json))
}
