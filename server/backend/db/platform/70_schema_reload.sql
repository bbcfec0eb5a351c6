-- Tells the REST service to read the catalog again whenever its shape changed.
create or replace function extensions.notify_schema_change() returns event_trigger
language plpgsql
set search_path = ''
as $$
declare
  visible boolean;
begin
  if tg_event = 'sql_drop' then
    select coalesce(bool_or(not is_temporary), false) into visible
    from pg_event_trigger_dropped_objects();
  else
    select coalesce(bool_or(schema_name is distinct from 'pg_temp'), false) into visible
    from pg_event_trigger_ddl_commands();
  end if;
  if visible then
    notify pgrst, 'reload schema';
  end if;
end
$$;

do $triggers$
begin
  if not exists (select from pg_catalog.pg_event_trigger where evtname = 'schema_change_end') then
    create event trigger schema_change_end on ddl_command_end
      execute function extensions.notify_schema_change();
  end if;
  if not exists (select from pg_catalog.pg_event_trigger where evtname = 'schema_change_drop') then
    create event trigger schema_change_drop on sql_drop
      execute function extensions.notify_schema_change();
  end if;
exception
  when insufficient_privilege then
    raise warning 'role "%" may not create event triggers: after changing the schema run NOTIFY pgrst, ''reload schema''',
      current_user;
end
$triggers$;
