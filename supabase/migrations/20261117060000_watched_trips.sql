-- Every trip of the next ten days is watched, not only those whose owner wants a mail; and a mail whose
-- process died before it was sent is sent by another.

-- Which trips are watched -----------------------------------------------------------------------------

comment on table public.trip_watches is
  'What an owner wants of a trip''s weather, and what the watch found. Only functions write. Personal: owner_id, whose trip it is.';

-- There is one row for a trip, and trips have their own quota.
drop trigger trip_watches_quota_on_insert on public.trip_watches;

drop index public.trip_watches_next_at_idx;
create index trip_watches_next_at_idx on public.trip_watches (next_at)
  where evening_mail or not ignored;
create index trips_ends_on_idx on public.trips (ends_on) where state <> 'archived';

create or replace function private.look_at_changed_trip() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.trip_watches set next_at = now() where trip_id = new.id;
  return null;
end
$$;

-- Trips that came near get their row. A trip has at most sixty days.
create function private.watch_near_trips(p_today date, p_most integer) returns integer
language sql
set search_path = ''
as $$
  with near as (
    insert into public.trip_watches (trip_id, owner_id, next_at)
    select trip.id, trip.owner_id, now()
    from public.trips as trip
    where trip.state <> 'archived'
      and trip.ends_on between p_today - 1 and p_today + 71 and trip.starts_on <= p_today + 10
      and not exists (select from public.trip_watches as watch where watch.trip_id = trip.id)
    order by trip.ends_on, trip.id
    limit p_most
    on conflict (trip_id) do nothing
    returning trip_id
  )
  select count(*)::integer from near
$$;

-- Forecasts that watched trips share: a place is asked for once, however many trips lead there.
create table private.kept_forecasts (
  spot text primary key,
  said_at timestamptz not null,
  forecast jsonb not null check (octet_length(forecast::text) <= 262144),
  kept_at timestamptz not null default now()
);
comment on table private.kept_forecasts is
  'Forecasts by the hour, by place. Of no person: whose trip leads there is not kept.';
alter table private.kept_forecasts enable row level security;
create index kept_forecasts_kept_at_idx on private.kept_forecasts (kept_at);

create function private.forecasts_of(p_spots text[], p_since timestamptz) returns setof jsonb
language sql stable
security definer
set search_path = ''
as $$
  select forecast from private.kept_forecasts where spot = any (p_spots) and said_at >= p_since
$$;

create function private.keep_forecasts(p_forecasts jsonb) returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.kept_forecasts as kept (spot, said_at, forecast)
  select given ->> 'spot', (given ->> 'said_at')::timestamptz, given -> 'forecast'
  from jsonb_array_elements(p_forecasts) as given
  on conflict (spot) do update
    set said_at = excluded.said_at, forecast = excluded.forecast, kept_at = now()
$$;

-- Mails that outlive their process --------------------------------------------------------------------

alter table public.evening_mails
  add column holder uuid,
  add column leased_until timestamptz,
  add column send_until timestamptz;
comment on column public.evening_mails.holder is 'The claim that may send it now.';
comment on column public.evening_mails.leased_until is
  'While its process is alive it moves this on; once it has passed, another sends. Empty when nobody will.';
comment on column public.evening_mails.send_until is 'When the day begins: then there is no use in it.';
comment on column public.evening_mails.sent_at is
  'When the server took it; empty while it is under way, and where the line broke and nobody knows.';

create index evening_mails_leased_until_idx on public.evening_mails (leased_until)
  where leased_until is not null;

drop function private.trips_to_look_at(integer);
-- Who wants a mail comes first, then everybody's first trip, everybody's second, and so on. `email` is
-- empty where no mail is wanted or the address is not confirmed; `begun` is the day whose mail a process
-- began to send that is no longer there.
create function private.trips_to_look_at(p_most integer, p_mails boolean, p_forecasts boolean)
returns table (
  trip_id uuid, version integer, snapshot jsonb, ignored boolean, email text, begun date
)
language sql stable
security definer
set search_path = ''
as $$
  with due as (
    (
      select watch.trip_id, null::date as begun
      from public.trip_watches as watch
      where watch.next_at <= now() and (watch.evening_mail or not watch.ignored)
        and (p_forecasts or watch.evening_mail)
      order by watch.next_at
      limit 5000
    )
    union all
    select mail.trip_id, mail.about_date
    from public.evening_mails as mail
    where p_mails and mail.leased_until <= now() and mail.send_until > now()
      and mail.sent_at is null and mail.swap_used_at is null
  ),
  each as (
    select due.trip_id, max(due.begun) as begun from due group by due.trip_id
  ),
  wanted as (
    select watch.*, each.begun,
      case when p_mails and watch.evening_mail and person.email_confirmed_at is not null
        then person.email::text end as email
    from each
    join public.trip_watches as watch on watch.trip_id = each.trip_id
    join auth.users as person on person.id = watch.owner_id
  ),
  in_turn as (
    select wanted.*, row_number() over (
      partition by wanted.owner_id, wanted.email is null order by wanted.next_at, wanted.trip_id
    ) as turn
    from wanted
    where wanted.email is not null
      or (p_forecasts and not wanted.ignored and wanted.next_at <= now())
  )
  select trip.id, trip.version, trip.snapshot, in_turn.ignored, in_turn.email, in_turn.begun
  from in_turn
  join public.trips as trip on trip.id = in_turn.trip_id
  where trip.state <> 'archived'
  order by in_turn.email is null, in_turn.turn, in_turn.next_at, trip.id
  limit p_most
$$;

drop function private.claim_evening_mail(uuid, integer, date, text, text, jsonb, timestamptz);
-- The row that lets one process send one mail, for as long as it renews the claim; null where another
-- sends it or has sent it, the owner wants none, the trip is another by now, or the owner got enough of
-- them this evening. What a dead process left is claimed anew, by the same id.
create function private.claim_evening_mail(
  p_trip uuid,
  p_version integer,
  p_date date,
  p_holder uuid,
  p_seconds integer,
  p_until timestamptz,
  p_stop_digest text,
  p_swap_digest text,
  p_swap jsonb
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  most_mails constant int := 3;
  lease constant timestamptz := now() + make_interval(secs => p_seconds);
  version_of_swap constant int := case when p_swap is null then null else p_version end;
  end_of_swap constant timestamptz := case when p_swap is null then null else p_until end;
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
  update public.evening_mails as mail
  set holder = p_holder, leased_until = lease, stop_digest = p_stop_digest,
    swap_digest = p_swap_digest, swap = p_swap, swap_version = version_of_swap,
    swap_until = end_of_swap
  where mail.trip_id = p_trip and mail.about_date = p_date
    and mail.leased_until <= now() and mail.send_until > now()
    and mail.sent_at is null and mail.swap_used_at is null
  returning mail.id into claimed;
  if found then
    return claimed;
  end if;
  if (
    select count(*) from public.evening_mails
    where owner_id = watch.owner_id and claimed_at > now() - interval '20 hours'
  ) >= most_mails then
    return null;
  end if;
  insert into public.evening_mails (
    trip_id, owner_id, about_date, holder, leased_until, send_until,
    stop_digest, swap_digest, swap, swap_version, swap_until
  )
  values (
    p_trip, watch.owner_id, p_date, p_holder, lease, p_until,
    p_stop_digest, p_swap_digest, p_swap, version_of_swap, end_of_swap
  )
  on conflict (trip_id, about_date) do nothing
  returning id into claimed;
  return claimed;
end
$$;

create function private.hold_evening_mail(p_mail uuid, p_holder uuid, p_seconds integer)
returns void
language sql
set search_path = ''
as $$
  update public.evening_mails set leased_until = now() + make_interval(secs => p_seconds)
  where id = p_mail and holder = p_holder and leased_until is not null
$$;

drop function private.note_evening_mail(uuid, boolean);
-- One that was refused is not claimed any more, so that it is tried again; of one that is `lost` nobody
-- knows, and it stays at that.
create function private.note_evening_mail(p_mail uuid, p_holder uuid, p_outcome text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_outcome = 'refused' then
    delete from public.evening_mails where id = p_mail and holder = p_holder and sent_at is null;
  else
    update public.evening_mails
    set leased_until = null, sent_at = case when p_outcome = 'sent' then now() end
    where id = p_mail and holder = p_holder;
  end if;
end
$$;

-- Of a day that is not there any more, or has nothing left to tell of.
create function private.drop_begun_mail(p_trip uuid, p_date date) returns void
language sql
set search_path = ''
as $$
  update public.evening_mails set leased_until = null
  where trip_id = p_trip and about_date = p_date and leased_until <= now()
$$;

revoke execute on function
  private.watch_near_trips(date, integer),
  private.forecasts_of(text[], timestamptz),
  private.keep_forecasts(jsonb),
  private.trips_to_look_at(integer, boolean, boolean),
  private.claim_evening_mail(
    uuid, integer, date, uuid, integer, timestamptz, text, text, jsonb
  ),
  private.hold_evening_mail(uuid, uuid, integer),
  private.note_evening_mail(uuid, uuid, text),
  private.drop_begun_mail(uuid, date)
from public;
grant execute on function
  private.watch_near_trips(date, integer),
  private.forecasts_of(text[], timestamptz),
  private.keep_forecasts(jsonb),
  private.trips_to_look_at(integer, boolean, boolean),
  private.claim_evening_mail(
    uuid, integer, date, uuid, integer, timestamptz, text, text, jsonb
  ),
  private.hold_evening_mail(uuid, uuid, integer),
  private.note_evening_mail(uuid, uuid, text),
  private.drop_begun_mail(uuid, date)
to service_role;

-- The job does more than its name said, and has another.
delete from jobs.jobs where kind = 'send-evening-mails' and state in ('waiting', 'running');
delete from jobs.schedules where kind = 'send-evening-mails';

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
  -- No watch believes one that is so old.
  delete from private.kept_forecasts where kept_at < now() - interval '1 day';
  return format('%s senders, %s write budgets, %s old jobs', senders, budgets, old_jobs);
end
$$;
