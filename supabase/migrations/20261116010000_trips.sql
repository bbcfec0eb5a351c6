-- Trips: what a trip is now, and the log of operations that made it so.
--
-- The log is the truth, and a snapshot is what its writer made of it, so that a reader needs not replay.
-- Only public.write_trip adds to the log; readers and a job of the server compare the two.

create table public.trips (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  group_id uuid references public.groups (id) on delete set null,
  state text not null default 'draft' check (state in ('draft', 'saved', 'archived')),
  kind text not null check (kind in ('city', 'cities', 'road')),
  title text not null check (char_length(title) between 1 and 200),
  starts_on date not null,
  ends_on date not null,
  version integer not null default 0 check (version >= 0),
  snapshot jsonb not null check (snapshot ->> 'id' = id::text),
  first_snapshot jsonb not null check (first_snapshot ->> 'id' = id::text),
  first_version integer not null default 0 check (first_version between 0 and version),
  log_bytes bigint not null default 0 check (log_bytes >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trips_owner_profile_fkey
    foreign key (owner_id) references public.profiles (id) on delete cascade
);
comment on table public.trips is
  'A trip as it is now. A visitor''s stays in the browser. Personal: owner_id; it goes when the owner goes.';
comment on column public.trips.id is 'Made by the client; the snapshot has the same.';
comment on column public.trips.group_id is 'The group whose participants read and change it too.';
comment on column public.trips.version is 'How many operations there have ever been.';
comment on column public.trips.first_snapshot is
  'What the kept operations begin from: the trip as of first_version, which folding moves on.';
comment on column public.trips.log_bytes is 'What the kept operations take, as text.';

create index trips_owner_id_idx on public.trips (owner_id, updated_at desc);
create index trips_group_id_idx on public.trips (group_id, updated_at desc);
create index trips_updated_at_idx on public.trips (updated_at);

create table public.trip_operations (
  trip_id uuid not null references public.trips (id) on delete cascade,
  version integer not null check (version > 0),
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  person_id uuid references auth.users (id) on delete set null,
  hand text not null check (hand in ('person', 'assistant', 'weather-swap', 'suggestion', 'partner')),
  change jsonb not null check (jsonb_typeof(change) = 'object'),
  written_at timestamptz not null default now(),
  primary key (trip_id, version),
  unique (trip_id, id),
  constraint trip_operations_profile_fkey
    foreign key (person_id) references public.profiles (id) on delete set null
);
comment on table public.trip_operations is
  'What was done to a trip, in order. Only write_trip adds. Personal: person_id, emptied with the account.';
comment on column public.trip_operations.version is 'The version of the trip after it.';
comment on column public.trip_operations.id is 'Made by the client: an operation that comes twice counts once.';
comment on column public.trip_operations.hand is 'Who chose it, for the person who sent it.';

create index trip_operations_person_id_idx on public.trip_operations (person_id);
create index trip_operations_written_at_idx on public.trip_operations (written_at);

-- Of operations that folding took out of the log: their ids, so that one that is sent again after a
-- month is still known, and the whole of those that folding could not read.
create table private.folded_operations (
  trip_id uuid not null references public.trips (id) on delete cascade,
  id text not null,
  version integer not null,
  unread jsonb,
  primary key (trip_id, id)
);
comment on table private.folded_operations is
  'Keys of operations that are no longer in the log. Holds nothing of a person but with their trip.';
alter table private.folded_operations enable row level security;

-- What lists and searches need of a snapshot stands in columns, whoever writes the snapshot.
create function private.describe_trip() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  a_date constant text := '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
  first_day constant text := new.snapshot ->> 'start';
  last_day constant text := coalesce(new.snapshot #>> '{days,-1,date}', first_day);
begin
  if jsonb_typeof(new.snapshot -> 'title') is distinct from 'string'
    or char_length(new.snapshot ->> 'title') not between 1 and 200
    or coalesce(new.snapshot ->> 'kind', '') not in ('city', 'cities', 'road')
    or coalesce(first_day, '') !~ a_date or last_day !~ a_date
  then
    raise exception 'A trip has a title, a kind and dates' using errcode = 'PT422';
  end if;
  new.title := new.snapshot ->> 'title';
  new.kind := new.snapshot ->> 'kind';
  new.starts_on := first_day;
  new.ends_on := last_day;
  return new;
exception
  when datetime_field_overflow or invalid_datetime_format then
    raise exception 'A trip has a title, a kind and dates' using errcode = 'PT422';
end
$$;
revoke execute on function private.describe_trip() from public;

create trigger trips_describe before insert or update of snapshot on public.trips
  for each row execute function private.describe_trip();

-- Not by folding or by a repaired snapshot: nothing that a person did changed the trip then.
create trigger trips_touch before update on public.trips
  for each row
  when (
    (old.version, old.state, old.group_id) is distinct from (new.version, new.state, new.group_id)
  )
  execute function private.touch_updated_at();

create trigger trips_quota_on_insert after insert on public.trips
  referencing new table as written
  for each statement
  execute function private.enforce_quota('owner_id', '500', '268435456', 'trips');

-- Who may do what -------------------------------------------------------------------------------

alter table public.trips enable row level security;
revoke all on public.trips from anon, authenticated;
grant select, update (state, group_id), delete on public.trips to authenticated;
grant all on public.trips to service_role;

create policy "owners and participants see a trip" on public.trips
  for select to authenticated
  using (
    (select auth.uid()) = owner_id or group_id in (select private.joined_group_ids())
  );
create policy "owners save, archive and share with a group of theirs" on public.trips
  for update to authenticated
  using ((select auth.uid()) = owner_id)
  with check (
    (select auth.uid()) = owner_id
    and (group_id is null or group_id in (select private.joined_group_ids()))
  );
create policy "owners delete their trip" on public.trips
  for delete to authenticated
  using ((select auth.uid()) = owner_id);
create policy "the second factor is given" on public.trips
  as restrictive to authenticated
  using ((select private.second_factor_given()))
  with check ((select private.second_factor_given()));

alter table public.trip_operations enable row level security;
revoke all on public.trip_operations from anon, authenticated;
grant select on public.trip_operations to authenticated;
grant all on public.trip_operations to service_role;

-- The subquery runs under the policies of trips. What a person did to a trip stays theirs to read when
-- they left its group.
create policy "whoever sees a trip sees its log, and people what they did" on public.trip_operations
  for select to authenticated
  using (
    (select auth.uid()) = person_id
    or exists (select from public.trips where trips.id = trip_id)
  );
create policy "the second factor is given" on public.trip_operations
  as restrictive to authenticated
  using ((select private.second_factor_given()))
  with check ((select private.second_factor_given()));

alter publication supabase_realtime add table public.trips, public.trip_operations;
