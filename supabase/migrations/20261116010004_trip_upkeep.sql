-- What a job of the server does to trips: it compares snapshots with their logs, and folds old
-- operations into the snapshot that the log begins from. Replaying a log is not SQL's business, so these
-- functions find what is due, hand it out and take back what was made of it. For the service alone.

create table private.verified_trips (
  trip_id uuid primary key references public.trips (id) on delete cascade,
  version integer not null,
  verified_at timestamptz not null default now()
);
comment on table private.verified_trips is
  'Up to which version a job has compared a trip with its log. Holds nothing of a person.';
alter table private.verified_trips enable row level security;

create function public.trips_to_verify(p_limit integer) returns setof uuid
language sql stable
security definer
set search_path = ''
as $$
  select trip.id
  from public.trips as trip
  left join private.verified_trips as verified on verified.trip_id = trip.id
  where trip.updated_at > now() - interval '7 days'
    and trip.version > coalesce(verified.version, -1)
  order by trip.updated_at
  limit least(greatest(p_limit, 0), 1000)
$$;
comment on function public.trips_to_verify(integer) is
  'Trips that were changed lately and not compared with their log since, longest ago first.';

-- Undo reaches back thirty days. A week more is waited for, so that a trip that is changed every day is
-- folded once a week; a long log is not.
create function public.trips_to_fold(p_limit integer) returns setof uuid
language sql stable
security definer
set search_path = ''
as $$
  select trip.id
  from public.trip_operations as oldest
  join public.trips as trip on trip.id = oldest.trip_id and trip.first_version + 1 = oldest.version
  where oldest.written_at < now() - interval '30 days'
    and (
      oldest.written_at < now() - interval '37 days'
      or trip.version - trip.first_version > 2000
    )
  order by oldest.written_at
  limit least(greatest(p_limit, 0), 1000)
$$;
comment on function public.trips_to_fold(integer) is
  'Trips whose log holds operations that undo no longer reaches, oldest first.';

-- One statement, so that the trip and its log are of one moment.
create function public.trip_with_log(p_trip uuid) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'version', trip.version, 'snapshot', trip.snapshot,
    'first_version', trip.first_version, 'first_snapshot', trip.first_snapshot,
    'operations', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'version', version, 'id', id, 'hand', hand, 'change', change,
            'person_id', person_id, 'written_at', written_at
          )
          order by version
        ),
        '[]'
      )
      from public.trip_operations where trip_id = trip.id
    )
  )
  from public.trips as trip
  where trip.id = p_trip
$$;
comment on function public.trip_with_log(uuid) is 'A trip and the operations that are kept of it.';

create function public.note_verified_trip(
  p_trip uuid,
  p_version integer,
  p_repaired jsonb default null
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.trips where id = p_trip and version = p_version for no key update;
  if not found then
    return false;
  end if;
  if p_repaired is not null then
    perform private.check_snapshot(p_trip, p_repaired);
    update public.trips set snapshot = p_repaired where id = p_trip;
  end if;
  insert into private.verified_trips (trip_id, version) values (p_trip, p_version)
  on conflict (trip_id) do update set version = excluded.version, verified_at = now();
  return true;
end
$$;
comment on function public.note_verified_trip(uuid, integer, jsonb) is
  'Notes that a trip was compared with its log, with the right snapshot where it had a wrong one. False: it was changed meanwhile.';

create function public.fold_trip(
  p_trip uuid,
  p_from integer,
  p_to integer,
  p_first jsonb,
  p_unread text[] default '{}'
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.trips
  where id = p_trip and first_version = p_from and p_to between p_from and version
  for no key update;
  if not found then
    return false;
  end if;
  perform private.check_snapshot(p_trip, p_first);
  with folded as (
    delete from public.trip_operations where trip_id = p_trip and version <= p_to returning *
  ),
  noted as (
    insert into private.folded_operations (trip_id, id, version, unread)
    select trip_id, id, version, case when id = any (p_unread) then to_jsonb(folded) - 'person_id' end
    from folded
  )
  update public.trips set
    first_version = p_to,
    first_snapshot = p_first,
    log_bytes = greatest(
      0, log_bytes - (select coalesce(sum(octet_length(change::text)), 0) from folded)
    )
  where id = p_trip;
  return true;
end
$$;
comment on function public.fold_trip(uuid, integer, integer, jsonb, text[]) is
  'Begins the log after p_to, from the trip as it was then. False: it was folded meanwhile.';

revoke execute on function
  public.trips_to_verify(integer),
  public.trips_to_fold(integer),
  public.trip_with_log(uuid),
  public.note_verified_trip(uuid, integer, jsonb),
  public.fold_trip(uuid, integer, integer, jsonb, text[])
from public, anon, authenticated;
grant execute on function
  public.trips_to_verify(integer),
  public.trips_to_fold(integer),
  public.trip_with_log(uuid),
  public.note_verified_trip(uuid, integer, jsonb),
  public.fold_trip(uuid, integer, integer, jsonb, text[])
to service_role;
