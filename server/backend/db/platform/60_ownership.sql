-- Each service owns what is in its schema, whoever ran these files.
do $ownership$
declare
  item record;
begin
  for item in
    with service (schema, owner) as (
      values
        ('auth', 'supabase_auth_admin'),
        ('storage', 'supabase_storage_admin'),
        ('realtime', 'supabase_realtime_admin')
    ),
    -- Sequences and indexes follow their table.
    object (namespace, owner, kind, name) as (
      select relnamespace, relowner, 'table', oid::regclass::text
      from pg_catalog.pg_class where relkind in ('r', 'p')
      union all
      select pronamespace, proowner, 'function', oid::regprocedure::text from pg_catalog.pg_proc
      union all
      select typnamespace, typowner, 'type', oid::regtype::text
      from pg_catalog.pg_type where typtype = 'e'
    )
    select object.kind, object.name, service.owner
    from service
    join object on object.namespace = service.schema::regnamespace
    where object.owner <> service.owner::regrole
  loop
    execute format('alter %s %s owner to %I', item.kind, item.name, item.owner);
  end loop;
end
$ownership$;
