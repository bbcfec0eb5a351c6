-- What an owner wants of the weather of a trip: a mail in the evening before each of its days, or to be
-- left alone with it; and what the job that looks at the forecast found.

create table public.trip_watches (
  trip_id uuid primary key references public.trips (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  evening_mail boolean not null default false,
  ignored boolean not null default false,
  found jsonb not null default '[]'
    check (jsonb_typeof(found) = 'array' and octet_length(found::text) <= 16384),
  found_version integer,
  looked_at timestamptz,
  next_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.trip_watches is
  'What an owner wants of a trip''s weather. Only functions write. Personal: owner_id, whose trip it is.';
comment on column public.trip_watches.ignored is 'Nothing is marked or swapped for the weather.';
comment on column public.trip_watches.found is 'Days that the weather spoils, as of found_version of the trip.';
comment on column public.trip_watches.next_at is
  'When the job comes back to it; null where nothing is wanted any more.';

create index trip_watches_owner_id_idx on public.trip_watches (owner_id);
create index trip_watches_next_at_idx on public.trip_watches (next_at) where evening_mail;

create trigger trip_watches_touch before update on public.trip_watches
  for each row when (
    (old.evening_mail, old.ignored) is distinct from (new.evening_mail, new.ignored)
  )
  execute function private.touch_updated_at();
create trigger trip_watches_quota_on_insert after insert on public.trip_watches
  referencing new table as written
  for each statement
  execute function private.enforce_quota('owner_id', '500', '8388608', 'watched trips');

-- One row for each mail. It is there before the mail is sent, and there can be one for a trip and a date:
-- that is why none is sent twice. Of the secrets in the mail it keeps digests.
create table public.evening_mails (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  about_date date not null,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz,
  stop_digest text not null unique check (stop_digest ~ '^[0-9a-f]{64}$'),
  swap_digest text unique check (swap_digest ~ '^[0-9a-f]{64}$'),
  swap jsonb check (octet_length(swap::text) <= 262144),
  swap_version integer,
  swap_until timestamptz,
  swap_used_at timestamptz,
  unique (trip_id, about_date),
  constraint evening_mails_whole_swap check (
    num_nonnulls(swap_digest, swap, swap_version, swap_until) in (0, 4)
  )
);
comment on table public.evening_mails is
  'Mails about the next day of a trip. Only functions write. Personal: owner_id, who got it.';
comment on column public.evening_mails.about_date is 'The day that the mail is about.';
comment on column public.evening_mails.sent_at is
  'Empty where its process ended in the middle of it: whether it was sent is not known, and it stays at that.';
comment on column public.evening_mails.swap is
  'What its link does (change), and what the link''s page shows of it.';
comment on column public.evening_mails.swap_version is
  'The version of the trip that the swap was made for; with another the link does nothing.';

create index evening_mails_owner_id_idx on public.evening_mails (owner_id, claimed_at);
create index evening_mails_about_date_idx on public.evening_mails (about_date);

alter table public.trip_watches enable row level security;
alter table public.evening_mails enable row level security;
revoke all on public.trip_watches, public.evening_mails from anon, authenticated;
grant select on public.trip_watches, public.evening_mails to authenticated;
grant all on public.trip_watches, public.evening_mails to service_role;

create policy "owners see what they want of the weather" on public.trip_watches
  for select to authenticated
  using ((select auth.uid()) = owner_id);
create policy "the second factor is given" on public.trip_watches
  as restrictive to authenticated
  using ((select private.second_factor_given()))
  with check ((select private.second_factor_given()));
create policy "people see which mails they got" on public.evening_mails
  for select to authenticated
  using ((select auth.uid()) = owner_id);
create policy "the second factor is given" on public.evening_mails
  as restrictive to authenticated
  using ((select private.second_factor_given()))
  with check ((select private.second_factor_given()));

-- What people do ------------------------------------------------------------------------------------

-- Security definer: nobody may write watches but through here. What is null stays as it is.
create function public.watch_trip(
  p_trip uuid,
  p_evening_mail boolean default null,
  p_ignored boolean default null
) returns public.trip_watches
language plpgsql
security definer
set search_path = ''
as $$
declare
  most_trips constant int := 20;
  own constant public.trips := private.own_trip(p_trip);
  made public.trip_watches;
begin
  insert into public.trip_watches as watch (trip_id, owner_id, evening_mail, ignored, next_at)
  values (own.id, own.owner_id, coalesce(p_evening_mail, false), coalesce(p_ignored, false), now())
  on conflict (trip_id) do update
    set evening_mail = coalesce(p_evening_mail, watch.evening_mail),
      ignored = coalesce(p_ignored, watch.ignored),
      found = case when p_ignored then '[]' else watch.found end,
      next_at = now()
  returning * into made;
  if p_evening_mail and (
    select count(*) from public.trip_watches as watch
    join public.trips as trip on trip.id = watch.trip_id
    where watch.owner_id = own.owner_id and watch.evening_mail and trip.ends_on >= current_date - 1
  ) > most_trips then
    raise exception 'There is room for % trips with a mail in the evening', most_trips using
      errcode = 'PT413', hint = 'Switch it off for some of them.';
  end if;
  return made;
end
$$;
comment on function public.watch_trip(uuid, boolean, boolean) is
  'Switches the mail in the evening before each day of one''s own trip, and whether its weather is ignored.';
revoke execute on function public.watch_trip(uuid, boolean, boolean) from public, anon;
grant execute on function public.watch_trip(uuid, boolean, boolean) to authenticated;

-- What makes it due ---------------------------------------------------------------------------------

-- Its dates may be others now.
create function private.look_at_changed_trip() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.trip_watches set next_at = now() where trip_id = new.id and evening_mail;
  return null;
end
$$;
revoke execute on function private.look_at_changed_trip() from public;
create trigger trips_look_again after update on public.trips
  for each row when (old.version is distinct from new.version)
  execute function private.look_at_changed_trip();

-- What the job does ---------------------------------------------------------------------------------

-- Who has no address that is confirmed gets no mail.
create function private.trips_to_look_at(p_most integer)
returns table (
  trip_id uuid, version integer, snapshot jsonb, ignored boolean, email text, next_at timestamptz
)
language sql stable
security definer
set search_path = ''
as $$
  select trip.id, trip.version, trip.snapshot, watch.ignored, person.email::text, watch.next_at
  from public.trip_watches as watch
  join public.trips as trip on trip.id = watch.trip_id
  join auth.users as person on person.id = watch.owner_id
  where watch.evening_mail and watch.next_at <= now() and trip.state <> 'archived'
    and person.email is not null and person.email_confirmed_at is not null
  order by watch.next_at, trip.id
  limit p_most
$$;

-- Unless the trip changed meanwhile: then it is due already.
create function private.note_look(
  p_trip uuid, p_version integer, p_found jsonb, p_next timestamptz
) returns void
language sql
set search_path = ''
as $$
  update public.trip_watches as watch
  set found = coalesce(p_found, watch.found),
    found_version = case when p_found is null then watch.found_version else p_version end,
    looked_at = now(), next_at = p_next
  from public.trips as trip
  where watch.trip_id = p_trip and trip.id = p_trip and trip.version = p_version
$$;

-- The row that lets one process send one mail; null where there is one, the owner wants none, the trip is
-- another by now, or the owner got enough of them this evening.
create function private.claim_evening_mail(
  p_trip uuid,
  p_version integer,
  p_date date,
  p_stop_digest text,
  p_swap_digest text,
  p_swap jsonb,
  p_until timestamptz
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  most_mails constant int := 3;
  watch public.trip_watches;
  claimed uuid;
begin
  select wanted.* into watch
  from public.trip_watches as wanted
  join public.trips as trip on trip.id = wanted.trip_id
  where wanted.trip_id = p_trip and wanted.evening_mail and trip.version = p_version;
  if not found then
    return null;
  end if;
  -- Claims for one person count one after the other.
  perform pg_advisory_xact_lock(hashtextextended('evening mails of ' || watch.owner_id, 0));
  if (
    select count(*) from public.evening_mails
    where owner_id = watch.owner_id and claimed_at > now() - interval '20 hours'
  ) >= most_mails then
    return null;
  end if;
  insert into public.evening_mails (
    trip_id, owner_id, about_date, stop_digest, swap_digest, swap, swap_version, swap_until
  )
  values (
    p_trip, watch.owner_id, p_date, p_stop_digest, p_swap_digest, p_swap,
    case when p_swap is null then null else p_version end,
    case when p_swap is null then null else p_until end
  )
  on conflict (trip_id, about_date) do nothing
  returning id into claimed;
  return claimed;
end
$$;

-- One that was refused is not claimed any more, so that it is tried again.
create function private.note_evening_mail(p_mail uuid, p_sent boolean) returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_sent then
    update public.evening_mails set sent_at = now() where id = p_mail;
  else
    delete from public.evening_mails where id = p_mail and sent_at is null;
  end if;
end
$$;

-- What the mail's links do ----------------------------------------------------------------------------

create function private.swap_state(mail public.evening_mails, version integer) returns text
language sql stable
set search_path = ''
as $$
  select case
    when mail.swap_used_at is not null then 'used'
    when mail.swap_until <= now() then 'over'
    when mail.swap_version <> version then 'changed'
    else 'open'
  end
$$;

create function private.read_evening_swap(p_digest text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'state', private.swap_state(mail, trip.version), 'swap', mail.swap, 'trip', trip.id,
    'title', trip.title, 'snapshot', trip.snapshot, 'mail', mail.id, 'version', trip.version
  )
  from public.evening_mails as mail
  join public.trips as trip on trip.id = mail.trip_id
  where mail.swap_digest = p_digest
$$;

-- The second half of write_trip, after it was asked who writes: the trip's row is locked, and `person` is
-- who the operations are noted for.
create function private.append_operations(
  kept public.trips,
  person uuid,
  p_base integer,
  ids text[],
  p_operations jsonb,
  p_snapshot jsonb
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  known_count int;
  known_version int;
  added_bytes bigint;
begin
  select count(*), max(known.version) into known_count, known_version from (
    select version from public.trip_operations where trip_id = kept.id and id = any (ids)
    union all
    select version from private.folded_operations where trip_id = kept.id and id = any (ids)
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
  select kept.id, kept.version + place, operation ->> 'id', person, operation ->> 'hand',
    operation -> 'change'
  from jsonb_array_elements(p_operations) with ordinality as given (operation, place);
  select sum(octet_length((operation -> 'change')::text)) into added_bytes
  from jsonb_array_elements(p_operations) as given (operation);
  update public.trips set
    version = kept.version + cardinality(ids),
    snapshot = p_snapshot,
    log_bytes = log_bytes + added_bytes
  where id = kept.id;
  perform private.check_trip_room(kept.id);
  -- What the snapshot takes on disk, where it is compressed.
  perform private.spend_write_budget(
    person, added_bytes + (select pg_column_size(snapshot) from public.trips where id = kept.id)
  );
  return jsonb_build_object('outcome', 'written', 'version', kept.version + cardinality(ids));
end
$$;

create or replace function public.write_trip(
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
  return private.append_operations(kept, person, p_base, ids, p_operations, p_snapshot);
end
$$;

-- Makes the swap of a mail, once, for the owner. The change is the one that was stored with the mail; the
-- caller applied it, and says what the trip is then.
create function private.take_evening_swap(p_digest text, p_snapshot jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail public.evening_mails;
  kept public.trips;
  operations jsonb;
  state text;
begin
  -- The trip first and then the mail, as whoever deletes a trip does.
  select trip.* into kept
  from public.trips as trip
  where trip.id = (select trip_id from public.evening_mails where swap_digest = p_digest)
  for no key update;
  select * into mail from public.evening_mails
  where swap_digest = p_digest and trip_id = kept.id
  for update;
  if not found then
    return null;
  end if;
  state := private.swap_state(mail, kept.version);
  if state <> 'open' then
    return state;
  end if;
  operations := jsonb_build_array(jsonb_build_object(
    'id', 'evening-' || mail.id, 'base', kept.version, 'hand', 'weather-swap',
    'change', mail.swap -> 'change'
  ));
  perform private.check_snapshot(kept.id, p_snapshot);
  perform private.append_operations(
    kept, mail.owner_id, kept.version, private.check_operations(operations), operations, p_snapshot
  );
  update public.evening_mails set swap_used_at = now() where id = mail.id;
  return 'taken';
end
$$;

create function private.read_evening_mail(p_digest text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'trip', trip.id, 'title', trip.title, 'on', coalesce(watch.evening_mail, false)
  )
  from public.evening_mails as mail
  join public.trips as trip on trip.id = mail.trip_id
  left join public.trip_watches as watch on watch.trip_id = mail.trip_id
  where mail.stop_digest = p_digest
$$;

-- Every mail of a trip ends all of them. Twice is as good as once.
create function private.stop_evening_mails(p_digest text) returns void
language sql
set search_path = ''
as $$
  update public.trip_watches as watch set evening_mail = false
  from public.evening_mails as mail
  where mail.stop_digest = p_digest and watch.trip_id = mail.trip_id
$$;

revoke execute on function
  private.trips_to_look_at(integer),
  private.note_look(uuid, integer, jsonb, timestamptz),
  private.claim_evening_mail(uuid, integer, date, text, text, jsonb, timestamptz),
  private.note_evening_mail(uuid, boolean),
  private.swap_state(public.evening_mails, integer),
  private.read_evening_swap(text),
  private.append_operations(public.trips, uuid, integer, text[], jsonb, jsonb),
  private.take_evening_swap(text, jsonb),
  private.read_evening_mail(text),
  private.stop_evening_mails(text)
from public;
grant execute on function
  private.trips_to_look_at(integer),
  private.note_look(uuid, integer, jsonb, timestamptz),
  private.claim_evening_mail(uuid, integer, date, text, text, jsonb, timestamptz),
  private.note_evening_mail(uuid, boolean),
  private.swap_state(public.evening_mails, integer),
  private.read_evening_swap(text),
  private.take_evening_swap(text, jsonb),
  private.read_evening_mail(text),
  private.stop_evening_mails(text)
to service_role;

-- A mail that is found again after three months still ends what it began; then nobody needs its row.
create or replace function private.prune_leftovers() returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  senders bigint;
  budgets bigint;
  old_jobs bigint;
begin
  -- Digests of who wrote to the team count for ten minutes; the next message deletes them, if one comes.
  delete from private.contact_senders where sent_at < now() - interval '10 minutes';
  get diagnostics senders = row_count;
  -- A budget that had an hour to refill is full, which is what no row means.
  delete from private.write_budgets where updated_at < now() - interval '1 hour';
  get diagnostics budgets = row_count;
  delete from jobs.jobs
  where (state = 'done' and finished_at < now() - interval '14 days')
    or (state = 'parked' and finished_at < now() - interval '90 days');
  get diagnostics old_jobs = row_count;
  -- Of kinds that no version in use knows any more.
  delete from jobs.schedules where next_at < now() - interval '30 days';
  delete from public.evening_mails where about_date < current_date - 90;
  return format('%s senders, %s write budgets, %s old jobs', senders, budgets, old_jobs);
end
$$;
