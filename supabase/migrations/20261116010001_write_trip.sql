-- The one way to write a trip. It checks right, base, key and size, and answers with what to rebase on
-- where somebody else was faster.

-- What is left of the hour's budget of private.enforce_quota, for writes that its triggers do not see.
create function private.spend_write_budget(person uuid, bytes bigint) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  an_hours_bytes constant double precision := 64 * 1024 * 1024;
  left_to_write double precision;
begin
  insert into private.write_budgets as budget (user_id, bytes_left, updated_at)
  values (person, an_hours_bytes - bytes, now())
  on conflict (user_id) do update set
    bytes_left = least(
      an_hours_bytes,
      budget.bytes_left
        + an_hours_bytes / 3600 * greatest(0, extract(epoch from now() - budget.updated_at))
    ) - bytes,
    updated_at = greatest(budget.updated_at, now())
  returning bytes_left into left_to_write;
  if left_to_write < 0 then
    raise exception 'That was a lot to save in a short time' using
      errcode = 'PT429', hint = 'Try again in a few minutes.';
  end if;
end
$$;
revoke execute on function private.spend_write_budget(uuid, bigint) from public;

-- What SQL can know of a snapshot. Whether it is a trip, readers find out, who have the log.
create function private.check_snapshot(trip uuid, snapshot jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if snapshot is null or jsonb_typeof(snapshot) <> 'object'
    or snapshot ->> 'id' is distinct from trip::text
    or jsonb_typeof(snapshot -> 'version') is distinct from 'number'
  then
    raise exception 'The snapshot is not one of this trip' using errcode = 'PT422';
  end if;
  if octet_length(snapshot::text) > 2097152 then
    raise exception 'A trip may have 2 MB' using errcode = 'PT413';
  end if;
  if jsonb_path_exists(snapshot, 'strict $.**{25}') then
    raise exception 'The snapshot is nested too deeply' using errcode = 'PT422';
  end if;
end
$$;
revoke execute on function private.check_snapshot(uuid, jsonb) from public;

-- Their ids. Which kinds of changes there are is not asked: an older reader sets aside what it does not
-- know, and a newer one reads it.
create function private.check_operations(operations jsonb) returns text[]
language plpgsql
set search_path = ''
as $$
declare
  operation jsonb;
  ids text[] := '{}';
begin
  if operations is null or jsonb_typeof(operations) <> 'array' then
    raise exception 'Operations are a list' using errcode = 'PT422';
  end if;
  if jsonb_array_length(operations) > 200 then
    raise exception 'At most 200 operations at a time' using errcode = 'PT413';
  end if;
  for operation in select value from jsonb_array_elements(operations) loop
    if jsonb_typeof(operation) <> 'object'
      or operation - array['id', 'base', 'hand', 'change'] <> '{}'
      or jsonb_typeof(operation -> 'id') is distinct from 'string'
      or operation ->> 'id' !~ '^[A-Za-z0-9_-]{1,64}$'
      or jsonb_typeof(operation -> 'base') is distinct from 'number'
      or coalesce(operation ->> 'hand', '')
        not in ('person', 'assistant', 'weather-swap', 'suggestion', 'partner')
      or jsonb_typeof(operation -> 'change') is distinct from 'object'
      or jsonb_typeof(operation #> '{change,kind}') is distinct from 'string'
    then
      raise exception 'An operation has an id, a base, a hand and a change' using errcode = 'PT422';
    end if;
    if octet_length(operation::text) > 262144 then
      raise exception 'An operation may have 256 KB' using errcode = 'PT413';
    end if;
    if jsonb_path_exists(operation, 'strict $.**{25}') then
      raise exception 'An operation is nested too deeply' using errcode = 'PT422';
    end if;
    if operation ->> 'id' = any (ids) then
      raise exception 'An operation stands there twice' using errcode = 'PT422';
    end if;
    ids := ids || (operation ->> 'id');
  end loop;
  return ids;
end
$$;
revoke execute on function private.check_operations(jsonb) from public;

-- How much of what is kept a trip's owner has left, after a write.
create function private.check_trip_room(trip uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  written public.trips;
begin
  select * into written from public.trips where id = trip;
  if written.version - written.first_version > 10000 or written.log_bytes > 33554432 then
    raise exception 'This trip was changed too often in the last month' using
      errcode = 'PT413', hint = 'Older changes are folded every day.';
  end if;
  if (
    select sum(pg_column_size(snapshot) + pg_column_size(first_snapshot) + log_bytes)
    from public.trips where owner_id = written.owner_id
  ) > 268435456 then
    raise exception 'There is room for 256 MB of trips' using
      errcode = 'PT413', hint = 'Delete some that are no longer needed.';
  end if;
end
$$;
revoke execute on function private.check_trip_room(uuid) from public;

-- What somebody who saw version `base` needs to catch up: the operations since, or the trip as it is
-- where they are no longer kept or too many. `known` are those of the caller's that were kept already.
create function private.what_came_since(kept public.trips, base integer, ids text[]) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  most_bytes constant int := 2097152;
  since jsonb;
begin
  if base between kept.first_version and kept.version - 1
    and (
      select sum(octet_length(change::text)) from public.trip_operations
      where trip_id = kept.id and version > base
    ) <= most_bytes
  then
    select jsonb_agg(
      jsonb_build_object(
        'version', version, 'id', id, 'hand', hand, 'change', change,
        'person_id', person_id, 'written_at', written_at
      )
      order by version
    ) into since
    from public.trip_operations where trip_id = kept.id and version > base;
    if octet_length(since::text) <= most_bytes then
      return jsonb_build_object(
        'outcome', 'behind', 'version', kept.version, 'operations', since
      );
    end if;
  end if;
  return jsonb_build_object(
    'outcome', 'behind', 'version', kept.version, 'snapshot', kept.snapshot, 'operations', '[]'::jsonb,
    'known', (
      select coalesce(jsonb_agg(known.id), '[]') from (
        select id from public.trip_operations where trip_id = kept.id and id = any (ids)
        union all
        select id from private.folded_operations where trip_id = kept.id and id = any (ids)
      ) as known
    )
  );
end
$$;
revoke execute on function private.what_came_since(public.trips, integer, text[]) from public;

-- The trip, locked until the transaction ends, so that writers come one after the other; all of it null
-- where the caller may not write it or it does not exist.
create function private.trip_to_write(trip uuid) returns public.trips
language sql
set search_path = ''
as $$
  select * from public.trips
  where id = trip
    and (owner_id = auth.uid() or group_id in (select private.joined_group_ids()))
  for no key update
$$;
revoke execute on function private.trip_to_write(uuid) from public;

-- Security definer: nobody may write the log or a snapshot but through here.
create function public.write_trip(
  p_trip uuid,
  p_base integer,
  p_operations jsonb,
  p_snapshot jsonb
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  ids text[];
  kept public.trips;
  known_count int;
  known_version int;
  added_bytes bigint;
begin
  if person is null or not private.second_factor_given() then
    raise insufficient_privilege using message = 'Sign in to keep a trip';
  end if;
  if p_trip is null or p_base is null or p_base < 0 then
    raise exception 'A write names a trip and the version it began from' using errcode = 'PT422';
  end if;
  ids := private.check_operations(p_operations);
  perform private.check_snapshot(p_trip, p_snapshot);

  kept := private.trip_to_write(p_trip);
  if kept.id is null and p_base = 0 and cardinality(ids) = 0 then
    insert into public.trips (id, owner_id, snapshot, first_snapshot)
    values (p_trip, person, p_snapshot, p_snapshot)
    on conflict (id) do nothing;
    if found then
      perform private.check_trip_room(p_trip);
      return jsonb_build_object('outcome', 'written', 'version', 0);
    end if;
    -- The same call came twice at once, or the trip is somebody else's.
    kept := private.trip_to_write(p_trip);
  end if;
  if kept.id is null then
    raise exception 'There is no such trip' using
      errcode = 'PT404', hint = 'It was deleted, or it is not shared with you any more.';
  end if;

  if cardinality(ids) = 0 then
    if p_base = kept.version and (kept.version > 0 or p_snapshot = kept.snapshot) then
      return jsonb_build_object('outcome', 'written', 'version', kept.version);
    end if;
    return private.what_came_since(kept, p_base, ids);
  end if;

  select count(*), max(known.version) into known_count, known_version from (
    select version from public.trip_operations where trip_id = p_trip and id = any (ids)
    union all
    select version from private.folded_operations where trip_id = p_trip and id = any (ids)
  ) as known;
  if known_count = cardinality(ids) then
    return jsonb_build_object('outcome', 'written', 'version', known_version);
  end if;
  if p_base <> kept.version then
    return private.what_came_since(kept, p_base, ids);
  end if;
  if known_count > 0 then
    raise exception 'Some of these operations are in the version they begin from' using
      errcode = 'PT409';
  end if;

  insert into public.trip_operations (trip_id, version, id, person_id, hand, change)
  select p_trip, kept.version + place, operation ->> 'id', person, operation ->> 'hand',
    operation -> 'change'
  from jsonb_array_elements(p_operations) with ordinality as given (operation, place);
  select sum(octet_length((operation -> 'change')::text)) into added_bytes
  from jsonb_array_elements(p_operations) as given (operation);
  update public.trips set
    version = kept.version + cardinality(ids),
    snapshot = p_snapshot,
    log_bytes = log_bytes + added_bytes
  where id = p_trip;
  perform private.check_trip_room(p_trip);
  -- What the snapshot takes on disk, where it is compressed.
  perform private.spend_write_budget(
    person, added_bytes + (select pg_column_size(snapshot) from public.trips where id = p_trip)
  );
  return jsonb_build_object('outcome', 'written', 'version', kept.version + cardinality(ids));
end
$$;
comment on function public.write_trip(uuid, integer, jsonb, jsonb) is
  'Creates a trip, or appends operations to it and stores the writer''s snapshot, or answers what came since.';
revoke execute on function public.write_trip(uuid, integer, jsonb, jsonb) from public, anon;
grant execute on function public.write_trip(uuid, integer, jsonb, jsonb) to authenticated;
