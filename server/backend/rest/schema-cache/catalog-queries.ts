/**
 * The catalog, read as JSON. Runs with an empty search_path, so that every type is printed
 * qualified, and needs no privilege beyond what any role has.
 */

const userSchemas = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
  and n.nspname not like 'pg\\_temp\\_%' and n.nspname not like 'pg\\_toast\\_temp\\_%'`

export const tablesQuery = `
select coalesce(json_agg(json_build_object(
  'oid', c.oid::int8, 'schema', n.nspname, 'name', c.relname, 'kind', c.relkind,
  'writable', pg_relation_is_updatable(c.oid, true),
  'columns', (
    select coalesce(json_agg(json_build_object(
      'number', a.attnum, 'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod),
      'baseType', case t.typtype when 'd' then format_type(t.typbasetype, t.typtypmod)
                  else format_type(a.atttypid, null) end,
      'default', case
        when a.attidentity <> '' then (
          select format('nextval(%s::oid::regclass)', s.objid) from pg_depend s
          where s.classid = 'pg_class'::regclass and s.refclassid = 'pg_class'::regclass
            and s.refobjid = c.oid and s.refobjsubid = a.attnum and s.deptype = 'i')
        when a.attgenerated <> '' then null
        else pg_get_expr(d.adbin, d.adrelid) end
    ) order by a.attnum), '[]')
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
  'keys', (
    select coalesce(json_agg(json_build_object('primary', k.contype = 'p', 'columns', k.conkey)), '[]')
    from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u')),
  'rule', case when c.relkind in ('v', 'm') and n.nspname = any($1::text[]) then (
    select r.ev_action::text from pg_rewrite r where r.ev_class = c.oid and r.rulename = '_RETURN') end
) order by n.nspname, c.relname), '[]')::text
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition and ${userSchemas}`

export const foreignKeysQuery = `
select coalesce(json_agg(json_build_object(
  'name', k.conname, 'table', k.conrelid::int8, 'foreign', k.confrelid::int8,
  'columns', k.conkey, 'foreignColumns', k.confkey
) order by k.conname, k.conrelid), '[]')::text
from pg_constraint k
join pg_class c on c.oid = k.conrelid
join pg_namespace n on n.oid = c.relnamespace
where k.contype = 'f' and k.conparentid = 0 and ${userSchemas}`

export const routinesQuery = `
select coalesce(json_agg(json_build_object(
  'schema', n.nspname, 'name', p.proname, 'volatility', p.provolatile,
  'set', p.proretset, 'rows', p.prorows, 'defaults', p.pronargdefaults,
  'variadic', p.provariadic <> 0,
  'names', p.proargnames, 'modes', p.proargmodes::text[],
  'types', (select json_agg(json_build_object('type', format_type(a.id, null), 'relation', t.typrelid::int8)
              order by a.position)
            from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality a(id, position)
            join pg_type t on t.oid = a.id),
  'returns', json_build_object('type', format_type(p.prorettype, null), 'kind', r.typtype,
    'base', b.typtype, 'relation', coalesce(nullif(r.typrelid, 0), b.typrelid, 0)::int8)
) order by n.nspname, p.proname, p.oid), '[]')::text
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
join pg_type r on r.oid = p.prorettype
left join pg_type b on b.oid = nullif(r.typbasetype, 0)
where p.prokind = 'f' and n.nspname = any($1::text[])
  and r.typname not in ('trigger', 'event_trigger')`

/** What `ALTER ROLE … SET` says, as far as any role may set it: switching roles alone applies none of it. */
export const roleSettingsQuery = `
select coalesce(json_agg(json_build_object('role', r.rolname, 'name', s.name, 'value', c.value)), '[]')::text
from pg_roles r
cross join lateral unnest(r.rolconfig) as entry
cross join lateral (select split_part(entry, '=', 1) as name,
                           substr(entry, strpos(entry, '=') + 1) as value) as c
join pg_settings s on s.name = c.name and s.context = 'user'`

export const timezonesQuery = 'select json_agg(name)::text from pg_timezone_names'
