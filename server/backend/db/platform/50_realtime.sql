-- Live changes: the outbox of row changes, messages sent to channels from SQL, and the policies that
-- guard private channels.
--
-- How a change travels: a table of publication `supabase_realtime` has the trigger
-- `realtime_changes`, which writes the outbox in the transaction of the change and notifies channel
-- `realtime`. Every server process listens, reads the outbox, and reads the row again as each kind of
-- subscriber. An event trigger keeps the row triggers in step with the publication.
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
alter table realtime.messages add column if not exists binary_payload bytea;
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

create or replace function realtime.send_binary(
  payload bytea,
  event text,
  topic text,
  private boolean default true
) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('realtime.topic', send_binary.topic, true);
  insert into realtime.messages (topic, event, private, extension, binary_payload)
  values (
    send_binary.topic, send_binary.event, send_binary.private, 'broadcast', send_binary.payload
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
    realtime.send_binary(bytea, text, text, boolean),
    realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  to anon, authenticated, service_role, migrator;

-- One notification a message; processes fetch the row by its id, so a payload may be of any size.
create or replace function realtime.announce_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('realtime', 'message ' || new.id);
  return null;
end
$$;

do $announce$
begin
  if not exists (
    select from pg_catalog.pg_trigger
    where tgrelid = 'realtime.messages'::regclass and tgname = 'announce_message'
  ) then
    create trigger announce_message after insert on realtime.messages
      for each row when (new.extension = 'broadcast')
      execute function realtime.announce_message();
  end if;
end
$announce$;

-- Whether the current role may write to the topic of `realtime.topic`. The caller's transaction is
-- rolled back in any case: the row is only there to be judged by the policies.
create or replace function realtime.may_write(extension text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into realtime.messages (topic, extension, private)
  values (realtime.topic(), may_write.extension, true);
  return true;
exception
  when insufficient_privilege then
    return false;
end
$$;
grant execute on function realtime.may_write(text) to anon, authenticated, service_role;

-- The outbox. Processes delete what is older than a few minutes; a row holds the key of what changed
-- and the row as it was, never read by a caller.
create table if not exists realtime.changes (
  seq bigint generated always as identity primary key,
  xid xid8 not null default pg_catalog.pg_current_xact_id(),
  at timestamptz not null default pg_catalog.clock_timestamp(),
  relation oid not null,
  operation text not null,
  key jsonb not null,
  old jsonb
);
create index if not exists changes_xid_idx on realtime.changes (xid, seq);

-- The transaction is named, not the row: equal notifications of one transaction become one, and they
-- arrive in the order of commits, which that of the sequence is not.
create or replace function realtime.record_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  after constant jsonb := case when tg_op <> 'DELETE' then pg_catalog.to_jsonb(new) end;
  before constant jsonb := case when tg_op <> 'INSERT' then pg_catalog.to_jsonb(old) end;
begin
  insert into realtime.changes (relation, operation, key, old)
  select tg_relid, tg_op, pg_catalog.jsonb_object_agg(name, coalesce(after, before) -> name), before
  from pg_catalog.unnest(tg_argv) as name;
  perform pg_catalog.pg_notify('realtime', 'change ' || pg_catalog.pg_current_xact_id());
  return null;
end
$$;
grant execute on function realtime.record_change() to migrator;

-- A table that was emptied has no rows to name. Who could see any is told that rows may have left.
create or replace function realtime.record_truncate() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into realtime.changes (relation, operation, key) values (tg_relid, tg_op, '{}');
  perform pg_catalog.pg_notify('realtime', 'change ' || pg_catalog.pg_current_xact_id());
  return null;
end
$$;
grant execute on function realtime.record_truncate() to migrator;

-- Puts the triggers on every published table and takes them from all others. Runs by itself when the
-- publication or a table changes; where event triggers may not be made, a migration calls it.
create or replace function realtime.sync_publication() returns void
language plpgsql
set search_path = ''
as $$
declare
  item record;
begin
  for item in
    with published as (
      select c.oid, (
        select string_agg(quote_literal(a.attname), ', ' order by k.place)
        from pg_catalog.pg_index i
        cross join unnest(i.indkey) with ordinality as k (attnum, place)
        join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary
      ) as key
      from pg_catalog.pg_publication_tables p
      join pg_catalog.pg_class c on c.relname = p.tablename
        and c.relnamespace = p.schemaname::regnamespace and c.relkind in ('r', 'p')
      where p.pubname = 'supabase_realtime'
    ),
    installed as (
      select tgrelid as oid, pg_get_triggerdef(oid) as definition
      from pg_catalog.pg_trigger
      where tgname = 'realtime_changes' and not tgisinternal and tgparentid = 0
    )
    select coalesce(published.oid, installed.oid)::regclass as relation,
      published.oid is not null as wanted, published.key,
      installed.oid is not null as present,
      exists (
        select from pg_catalog.pg_trigger
        where tgrelid = coalesce(published.oid, installed.oid) and tgname = 'realtime_truncate'
      ) as follows_truncate,
      installed.definition not like '%record_change(' || published.key || ')' as differs
    from published full join installed using (oid)
  loop
    if item.present and (coalesce(item.differs, true) or not item.wanted) then
      execute format('drop trigger realtime_changes on %s', item.relation);
    end if;
    if item.wanted and item.key is null then
      raise warning 'table % has no primary key: its changes are not sent to subscribers', item.relation;
    elsif item.wanted and (item.differs or not item.present) then
      execute format(
        'create trigger realtime_changes after insert or update or delete on %s
          for each row execute function realtime.record_change(%s)',
        item.relation, item.key
      );
    end if;
    if item.follows_truncate and not item.wanted then
      execute format('drop trigger realtime_truncate on %s', item.relation);
    elsif item.wanted and item.key is not null and not item.follows_truncate then
      execute format(
        'create trigger realtime_truncate after truncate on %s
          for each statement execute function realtime.record_truncate()',
        item.relation
      );
    end if;
  end loop;
end
$$;
grant execute on function realtime.sync_publication() to migrator;

-- Which of these images of rows a select by the current role would show, by their place from 0: the
-- policies that apply to the role, judged on rows that are no longer there as other rows are now.
create or replace function realtime.seen_images(relation regclass, images jsonb) returns setof int
language plpgsql stable
set search_path = ''
as $$
declare
  secured boolean;
  name text;
  condition text;
begin
  select relrowsecurity and not (select rolbypassrls or rolsuper from pg_roles where rolname = current_user),
    quote_ident(relname)
  into secured, name
  from pg_class where oid = relation;
  if not secured then
    return query select generate_series(0, jsonb_array_length(images) - 1);
    return;
  end if;
  select format(
    '(%s) and (%s)',
    coalesce(string_agg(format('(%s)', qual), ' or ') filter (where polpermissive), 'false'),
    coalesce(string_agg(format('(%s)', qual), ' and ') filter (where not polpermissive), 'true')
  )
  into condition
  from (
    select polpermissive, coalesce(pg_get_expr(polqual, polrelid), 'true') as qual
    from pg_policy
    where polrelid = relation and polcmd in ('r', '*')
      and exists (
        select from unnest(polroles) as member
        where member = 0 or pg_has_role(current_user, member, 'usage')
      )
  ) as applying;
  -- A subquery of its own: names without a table in a policy are the row's columns there.
  return query execute format(
    'select (image.place - 1)::int from jsonb_array_elements($1) with ordinality as image (content, place)
     where exists (
       select from jsonb_populate_record(null::%s, nullif(image.content, ''null'')) as %s where %s
     )',
    relation, name, condition
  ) using images;
end
$$;
grant execute on function realtime.seen_images(regclass, jsonb) to anon, authenticated, service_role;
drop function if exists realtime.would_see(regclass, jsonb);

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

select realtime.sync_publication();

create or replace function realtime.follow_catalog() returns event_trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_tag in ('ALTER PUBLICATION', 'CREATE TABLE', 'ALTER TABLE') then
    perform realtime.sync_publication();
  end if;
  if tg_tag <> 'CREATE TABLE' then
    -- What a subscriber may see can have changed without any row changing.
    perform pg_catalog.pg_notify('realtime', 'catalog');
  end if;
exception
  when insufficient_privilege then
    raise warning 'the triggers of supabase_realtime were not brought up to date: %', sqlerrm;
end
$$;

do $triggers$
begin
  if not exists (select from pg_catalog.pg_event_trigger where evtname = 'realtime_catalog') then
    create event trigger realtime_catalog on ddl_command_end
      when tag in (
        'ALTER PUBLICATION', 'CREATE TABLE', 'ALTER TABLE',
        'CREATE POLICY', 'ALTER POLICY', 'DROP POLICY', 'GRANT', 'REVOKE'
      )
      execute function realtime.follow_catalog();
  end if;
exception
  when insufficient_privilege then
    raise warning 'role "%" may not create event triggers: after changing publication supabase_realtime run select realtime.sync_publication()',
      current_user;
end
$triggers$;

-- What processes tell each other when it is too long for a notification. Lost in a crash, as the
-- notifications themselves are; processes delete it after minutes.
create unlogged table if not exists realtime.bus (
  id bigint generated always as identity primary key,
  at timestamptz not null default pg_catalog.clock_timestamp(),
  body text not null
);
