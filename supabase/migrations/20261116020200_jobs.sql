-- Work by the clock and work that is done later: what waits, what runs, what became of it.
--
-- Processes of our own server take jobs from here (`server/jobs`). A job that runs is leased: its process
-- renews the lease while it works, and when the process dies the lease ends and another takes the job.
-- The schema is not exposed by the API; administrators see it through functions at the end.
create schema jobs;
grant usage on schema jobs to service_role;

create table jobs.jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (char_length(kind) between 1 and 100),
  payload jsonb not null default '{}' check (octet_length(payload::text) <= 262144),
  key text check (char_length(key) between 1 and 200),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'parked')),
  run_at timestamptz not null default now(),
  tries integer not null default 0 check (tries >= 0),
  most_tries integer not null check (most_tries between 1 and 100),
  lease uuid,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  result text check (char_length(result) <= 1000),
  error text check (char_length(error) <= 4000),
  constraint jobs_lease_of_running
    check ((state = 'running') = (lease is not null) and (lease is null) = (leased_until is null))
);
comment on table jobs.jobs is
  'One row a job. Payloads carry ids and nothing else of a person.';
comment on column jobs.jobs.key is 'Of jobs with one key at most one waits or runs.';
comment on column jobs.jobs.state is
  'parked: it failed for the last time, or can''t be understood; an administrator may run it again.';
comment on column jobs.jobs.error is 'Why it failed last, also where a later try succeeded.';

create unique index jobs_open_key_idx on jobs.jobs (key) where state in ('waiting', 'running');
create index jobs_due_idx on jobs.jobs (run_at) where state = 'waiting';
create index jobs_leases_idx on jobs.jobs (leased_until) where state = 'running';
create index jobs_created_at_idx on jobs.jobs (created_at desc);

create table jobs.schedules (
  kind text primary key check (char_length(kind) between 1 and 100),
  every_minutes integer not null check (every_minutes between 1 and 10080),
  offset_minutes integer not null check (offset_minutes >= 0 and offset_minutes < every_minutes),
  most_tries integer not null check (most_tries between 1 and 100),
  next_at timestamptz not null,
  last_at timestamptz
);
comment on table jobs.schedules is
  'When a kind of job is due again. Written by the processes that know the kind. Holds nothing of a person.';
comment on column jobs.schedules.offset_minutes is
  'After midnight UTC (for a week: after Thursday''s, because the first of January 1970 was one).';

alter table jobs.jobs enable row level security;
alter table jobs.schedules enable row level security;
revoke all on jobs.jobs, jobs.schedules from public, anon, authenticated;
grant select, insert, update, delete on jobs.jobs, jobs.schedules to service_role;

-- The first moment of a schedule after the given one. Minutes are counted from the epoch, so that every
-- process comes to the same answer, before and after a restart.
create function jobs.next_time(every_minutes integer, offset_minutes integer, after timestamptz)
returns timestamptz
language sql immutable
set search_path = ''
return to_timestamp(
  (floor((extract(epoch from after) - offset_minutes * 60) / (every_minutes * 60)) + 1)
    * (every_minutes * 60) + offset_minutes * 60
);
revoke execute on function jobs.next_time(integer, integer, timestamptz) from public;
grant execute on function jobs.next_time(integer, integer, timestamptz) to service_role;

-- Processes wait for this instead of asking again and again.
create function jobs.announce() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_notify('jobs', '');
  return null;
end
$$;
revoke execute on function jobs.announce() from public;
create trigger announce_job after insert or update of state, run_at on jobs.jobs
  for each row when (new.state = 'waiting') execute function jobs.announce();
create trigger announce_schedule after insert or update of next_at on jobs.schedules
  for each row execute function jobs.announce();

-- What nobody needs any more ---------------------------------------------------------------------

-- Security definer: it is called by the job and by pg_cron, and deletes what neither may read.
create function private.prune_leftovers() returns text
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
  return format('%s senders, %s write budgets, %s old jobs', senders, budgets, old_jobs);
end
$$;
revoke execute on function private.prune_leftovers() from public;
grant execute on function private.prune_leftovers() to service_role;

-- What administrators see and do -------------------------------------------------------------------

alter table public.admin_actions
  drop constraint admin_actions_action_check,
  drop constraint admin_actions_entity_check,
  add constraint admin_actions_action_check check (action in (
    'created', 'changed', 'published', 'unpublished', 'deleted', 'reordered', 'granted', 'revoked',
    'restarted'
  )),
  add constraint admin_actions_entity_check
    check (entity in ('page', 'carousel', 'message', 'person', 'job'));

create function public.list_jobs(parked_only boolean default false, page_size integer default 50)
returns table (
  id uuid,
  kind text,
  state text,
  run_at timestamptz,
  tries integer,
  most_tries integer,
  started_at timestamptz,
  finished_at timestamptz,
  result text,
  error text,
  parked bigint
)
language plpgsql stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.is_admin() then
    raise exception 'Only administrators see jobs' using errcode = '42501';
  end if;
  return query
    select
      job.id, job.kind, job.state, job.run_at, job.tries, job.most_tries, job.started_at,
      job.finished_at, job.result, job.error,
      (select count(*) from jobs.jobs as failed where failed.state = 'parked')
    from jobs.jobs as job
    where not parked_only or job.state = 'parked'
    order by coalesce(job.finished_at, job.started_at, job.created_at) desc, job.id
    limit least(greatest(page_size, 1), 200);
end
$$;
comment on function public.list_jobs(boolean, integer) is
  'The latest jobs, and how many are parked in all. For administrators.';

create function public.list_job_schedules()
returns table (
  kind text,
  every_minutes integer,
  offset_minutes integer,
  next_at timestamptz,
  last_at timestamptz
)
language plpgsql stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.is_admin() then
    raise exception 'Only administrators see jobs' using errcode = '42501';
  end if;
  return query
    select schedule.kind, schedule.every_minutes, schedule.offset_minutes, schedule.next_at,
      schedule.last_at
    from jobs.schedules as schedule
    order by schedule.next_at, schedule.kind;
end
$$;
comment on function public.list_job_schedules() is 'What is due next, and when. For administrators.';

-- A job that waits is due at once, one that has ended begins anew. False when it runs, is gone, or
-- another with its key waits or runs already.
create function public.run_job_again(job_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  job_kind text;
begin
  if not private.is_admin() then
    raise exception 'Only administrators run jobs' using errcode = '42501';
  end if;
  begin
    update jobs.jobs as job
    set state = 'waiting', run_at = now(), tries = 0, finished_at = null, result = null
    where job.id = job_id and job.state <> 'running'
    returning job.kind into job_kind;
  exception
    when unique_violation then
      return false;
  end;
  if job_kind is null then
    return false;
  end if;
  perform private.note_admin_action('job', job_id, 'restarted', job_kind);
  return true;
end
$$;
comment on function public.run_job_again(uuid) is 'Runs a job again, or now. For administrators.';

create function public.run_schedule_now(job_kind text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  job_id uuid;
begin
  if not private.is_admin() then
    raise exception 'Only administrators run jobs' using errcode = '42501';
  end if;
  insert into jobs.jobs (kind, key, most_tries)
  select schedule.kind, 'schedule ' || schedule.kind, schedule.most_tries
  from jobs.schedules as schedule where schedule.kind = job_kind
  on conflict (key) where state in ('waiting', 'running') do nothing
  returning id into job_id;
  if job_id is null then
    return false;
  end if;
  perform private.note_admin_action('job', job_id, 'restarted', job_kind);
  return true;
end
$$;
comment on function public.run_schedule_now(text) is
  'Runs what a schedule runs, without waiting for its time. For administrators.';

revoke execute on function
  public.list_jobs(boolean, integer), public.list_job_schedules(), public.run_job_again(uuid),
  public.run_schedule_now(text)
  from public, anon;
grant execute on function
  public.list_jobs(boolean, integer), public.list_job_schedules(), public.run_job_again(uuid),
  public.run_schedule_now(text)
  to authenticated;
