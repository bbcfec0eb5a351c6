-- Trips that a person wants in their Google calendar. A row says what is wanted and how far it has come;
-- the function `push-calendar` does the work, asked by the person's browser and by the job below.

create table public.calendar_pushes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  trip_id uuid not null,
  numbers boolean not null default false,
  wanted text not null default 'there' check (wanted in ('there', 'gone')),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'consent')),
  problem text check (problem in ('quota', 'provider', 'not_configured', 'unreadable')),
  calendar_id text check (char_length(calendar_id) between 1 and 1024),
  pushed_version integer,
  pushed_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  due_at timestamptz not null default now(),
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, trip_id)
);
comment on table public.calendar_pushes is
  'Which trips a person has in their Google calendar. Only functions write. Personal: user_id.';
comment on column public.calendar_pushes.trip_id is
  'Not a reference: when the trip is deleted, its calendar is still to be removed.';
comment on column public.calendar_pushes.numbers is 'Whether reservation numbers are written into events.';
comment on column public.calendar_pushes.state is
  'consent: Google no longer lets us, and waits for the person to connect again.';
comment on column public.calendar_pushes.calendar_id is 'The calendar at Google that was made for the trip.';
comment on column public.calendar_pushes.leased_until is 'Until then somebody is at work on it.';

create index calendar_pushes_trip_id_idx on public.calendar_pushes (trip_id);
create index calendar_pushes_due_idx on public.calendar_pushes (due_at) where state = 'waiting';

create trigger calendar_pushes_touch before update on public.calendar_pushes
  for each row when (old.* is distinct from new.*)
  execute function private.touch_updated_at();
create trigger calendar_pushes_quota_on_insert after insert on public.calendar_pushes
  referencing new table as written
  for each statement
  execute function private.enforce_quota('user_id', '200', '1048576', 'trips in a calendar');

alter table public.calendar_pushes enable row level security;
revoke all on public.calendar_pushes from anon, authenticated;
grant select on public.calendar_pushes to authenticated;
grant all on public.calendar_pushes to service_role;

create policy "people see what is in their calendar" on public.calendar_pushes
  for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "the second factor is given" on public.calendar_pushes
  as restrictive to authenticated
  using ((select private.second_factor_given()))
  with check ((select private.second_factor_given()));

-- What people do ------------------------------------------------------------------------------------

-- Due in a while: the browser asks the function at once, and the job is for when it can't.
create function public.push_to_calendar(p_trip uuid, p_numbers boolean default false)
returns public.calendar_pushes
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant public.trips := private.own_trip(p_trip);
  made public.calendar_pushes;
begin
  insert into public.calendar_pushes as push (user_id, trip_id, numbers, due_at)
  values (own.owner_id, own.id, coalesce(p_numbers, false), now() + interval '20 seconds')
  on conflict (user_id, trip_id) do update
    set numbers = excluded.numbers, wanted = 'there', state = 'waiting', problem = null,
      tries = 0, due_at = excluded.due_at
  returning * into made;
  return made;
end
$$;
comment on function public.push_to_calendar(uuid, boolean) is
  'Wants one''s own trip in one''s Google calendar, and kept in step from then on.';

create function public.take_from_calendar(p_trip uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or not private.second_factor_given() then
    raise insufficient_privilege using message = 'Sign in to change your calendar';
  end if;
  update public.calendar_pushes
  set wanted = 'gone', state = 'waiting', problem = null, tries = 0,
    due_at = now() + interval '20 seconds'
  where trip_id = p_trip and user_id = auth.uid();
  if not found then
    raise exception 'This trip is not in your calendar' using errcode = 'PT404';
  end if;
end
$$;
comment on function public.take_from_calendar(uuid) is 'Wants the calendar of a trip removed at Google.';

revoke execute on function
  public.push_to_calendar(uuid, boolean), public.take_from_calendar(uuid) from public, anon;
grant execute on function
  public.push_to_calendar(uuid, boolean), public.take_from_calendar(uuid) to authenticated;

-- What the function does ----------------------------------------------------------------------------

-- Null where somebody else is at work on it, or nothing waits.
create function public.claim_calendar_push(p_push uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  push public.calendar_pushes;
begin
  update public.calendar_pushes as waiting set leased_until = now() + interval '2 minutes'
  where waiting.id = p_push and waiting.state = 'waiting'
    and (waiting.leased_until is null or waiting.leased_until < now())
  returning * into push;
  if not found then
    return null;
  end if;
  return to_jsonb(push) || coalesce(
    (
      select jsonb_build_object('snapshot', trip.snapshot, 'version', trip.version)
      from public.trips as trip
      where trip.id = push.trip_id and trip.owner_id = push.user_id
    ),
    '{"snapshot": null, "version": null}'
  );
end
$$;

-- What became of it. A trip that changed meanwhile is due again; where the person asked for something else
-- meanwhile, `due_at` is another, and that stays due.
create function public.finish_calendar_push(
  p_push uuid,
  p_wanted text,
  p_version integer,
  p_calendar text,
  p_due timestamptz
) returns void
language plpgsql
set search_path = ''
as $$
declare
  push public.calendar_pushes;
begin
  select * into push from public.calendar_pushes where id = p_push for update;
  if not found then
    return;
  end if;
  if p_wanted = 'gone' and (
    push.wanted = 'gone'
    or not exists (
      select from public.trips where id = push.trip_id and owner_id = push.user_id
    )
  ) then
    delete from public.calendar_pushes where id = p_push;
    return;
  end if;
  update public.calendar_pushes
  set calendar_id = p_calendar, pushed_version = p_version, pushed_at = now(), problem = null,
    tries = 0, leased_until = null,
    state = case
      when push.due_at = p_due and push.wanted = p_wanted and exists (
        select from public.trips where id = push.trip_id and version = p_version
      ) then 'done'
      else 'waiting'
    end,
    due_at = case when push.due_at = p_due then now() else push.due_at end
  where id = p_push;
end
$$;

revoke execute on function
  public.claim_calendar_push(uuid),
  public.finish_calendar_push(uuid, text, integer, text, timestamptz)
from public, anon, authenticated;
grant execute on function
  public.claim_calendar_push(uuid),
  public.finish_calendar_push(uuid, text, integer, text, timestamptz)
to service_role;

-- What makes it due -----------------------------------------------------------------------------------

-- Every row of the trip is written, so that this waits for a push that is just being noted as done. A
-- minute later, because changes come in rows.
create function private.note_pushed_trip() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    update public.calendar_pushes
    set wanted = 'gone', state = 'waiting', tries = 0, due_at = now()
    where trip_id = old.id;
  else
    update public.calendar_pushes
    set state = case state when 'done' then 'waiting' else state end,
      due_at = case state when 'done' then now() + interval '1 minute' else due_at end
    where trip_id = new.id;
  end if;
  return null;
end
$$;
revoke execute on function private.note_pushed_trip() from public;

create trigger trips_note_pushed after update on public.trips
  for each row when (old.version is distinct from new.version)
  execute function private.note_pushed_trip();
create trigger trips_note_pushed_delete after delete on public.trips
  for each row execute function private.note_pushed_trip();

-- Who connects again gets what waited for it.
create function private.resume_calendar_pushes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.calendar_pushes set state = 'waiting', problem = null, tries = 0, due_at = now()
  where user_id = new.user_id and state = 'consent';
  return null;
end
$$;
revoke execute on function private.resume_calendar_pushes() from public;

create trigger google_tokens_resume_pushes after insert or update on public.google_tokens
  for each row execute function private.resume_calendar_pushes();

-- One job for each moment that a push is due, where processes of our own run jobs; elsewhere the clock of
-- the platform calls the function, which looks for what is due.
create function private.enqueue_calendar_push() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into jobs.jobs (kind, payload, key, most_tries, run_at)
  select 'push-calendar', jsonb_build_object('push', new.id),
    'push-calendar ' || new.id || ' ' || extract(epoch from new.due_at), 12, new.due_at
  where exists (select from jobs.schedules)
  on conflict (key) where state in ('waiting', 'running') do nothing;
  return null;
end
$$;
revoke execute on function private.enqueue_calendar_push() from public;

create trigger calendar_pushes_enqueue after insert or update of state, due_at on public.calendar_pushes
  for each row when (new.state = 'waiting')
  execute function private.enqueue_calendar_push();
