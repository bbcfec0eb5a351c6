-- Messages sent to channels from SQL, and the policies that guard private channels.
create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
comment on table realtime.messages is
  'A row is broadcast to its topic. Select and insert policies here decide who may join and write to a private channel.';
create index if not exists messages_inserted_at_topic_idx
  on realtime.messages (inserted_at desc, topic);

create or replace function realtime.topic() returns text
language sql stable
return nullif(pg_catalog.current_setting('realtime.topic', true), '');

-- A message that can't be stored must not undo the change that it speaks of: it warns instead.
create or replace function realtime.send(
  payload jsonb,
  event text,
  topic text,
  private boolean default true
) returns void
language plpgsql
set search_path = ''
as $$
declare
  message_id constant uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (id, topic, event, private, extension, payload)
  values (
    message_id, send.topic, send.event, send.private, 'broadcast',
    jsonb_build_object('id', message_id) || send.payload
  );
exception
  when others then
    raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

create or replace function realtime.broadcast_changes(
  topic_name text,
  event_name text,
  operation text,
  table_name text,
  table_schema text,
  new record,
  old record,
  level text default 'ROW'
) returns void
language plpgsql
set search_path = ''
as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'schema', table_schema, 'table', table_name, 'operation', operation,
      'record', new, 'old_record', old
    ),
    event_name,
    topic_name
  );
end
$$;

grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant execute on function
    realtime.topic(),
    realtime.send(jsonb, text, text, boolean),
    realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  to anon, authenticated, service_role, migrator;

-- Which tables tell subscribers of their changes. It belongs to migrator: migrations add theirs.
do $publication$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    -- Here it is only a list, read from the catalog: that nothing decodes the log is no concern.
    perform set_config('client_min_messages', 'error', true);
    create publication supabase_realtime;
    alter publication supabase_realtime owner to migrator;
  end if;
end
$publication$;
