-- On a Supabase project a migration may put policies and triggers on the platform's tables and do
-- nothing else to them. Ownership can't say that, so this guard does: what applies here applies there.
create or replace function extensions.guard_platform_objects() returns event_trigger
language plpgsql
set search_path = ''
as $$
declare
  touched text;
begin
  if current_user <> 'migrator' then
    return;
  end if;
  if tg_event = 'sql_drop' then
    select object_identity into touched
    from pg_event_trigger_dropped_objects()
    where schema_name in ('auth', 'storage', 'realtime')
      and object_type not in ('policy', 'trigger')
    limit 1;
  else
    select object_identity into touched
    from pg_event_trigger_ddl_commands()
    where schema_name in ('auth', 'storage', 'realtime')
      and object_type not in ('policy', 'trigger')
    limit 1;
  end if;
  if touched is not null then
    raise insufficient_privilege using
      message = format('must be owner of %s', touched),
      hint = 'Migrations may create policies and triggers on the platform''s tables, and nothing else.';
  end if;
end
$$;

do $triggers$
begin
  if not exists (select from pg_catalog.pg_event_trigger where evtname = 'guard_platform_end') then
    create event trigger guard_platform_end on ddl_command_end
      execute function extensions.guard_platform_objects();
  end if;
  if not exists (select from pg_catalog.pg_event_trigger where evtname = 'guard_platform_drop') then
    create event trigger guard_platform_drop on sql_drop
      execute function extensions.guard_platform_objects();
  end if;
exception
  when insufficient_privilege then
    raise warning 'role "%" may not create event triggers: migrations are not kept from altering platform tables',
      current_user;
end
$triggers$;
