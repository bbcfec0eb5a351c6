-- Addresses that calendar programs subscribe to: whoever has one gets the trip as its owner chose to show
-- it. Only a digest of the secret is kept, because such an address lies in other people's servers for
-- years and is asked for every hour: a copy of this table must open none of them.

create table public.trip_feeds (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  digest text not null unique check (digest ~ '^[0-9a-f]{64}$'),
  includes text[] not null default '{}'
    check (includes <@ array['bookings', 'attachments', 'lodging', 'notes', 'money']),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  last_used_on date
);
comment on table public.trip_feeds is
  'Calendars that a trip is subscribed to by. Only the functions write. Personal: owner_id, whose trip it is.';
comment on column public.trip_feeds.digest is
  'SHA-256 of the secret, which is told once, when it is made.';
comment on column public.trip_feeds.last_used_on is
  'The last day on which a program asked for it; which, nobody keeps.';

create index trip_feeds_trip_id_idx on public.trip_feeds (trip_id);
create index trip_feeds_owner_id_idx on public.trip_feeds (owner_id);

create trigger trip_feeds_quota_on_insert after insert on public.trip_feeds
  referencing new table as written
  for each statement
  execute function private.enforce_quota('trip_id', '50', '1048576', 'calendar addresses of a trip');

alter table public.trip_feeds enable row level security;
revoke all on public.trip_feeds from anon, authenticated;
grant select on public.trip_feeds to authenticated;
grant all on public.trip_feeds to service_role;

create policy "owners see their calendar addresses" on public.trip_feeds
  for select to authenticated
  using ((select auth.uid()) = owner_id);
create policy "the second factor is given" on public.trip_feeds
  as restrictive to authenticated
  using ((select private.second_factor_given()))
  with check ((select private.second_factor_given()));

-- Security definer: nobody may write feeds but through here.
create function public.make_trip_feed(p_trip uuid, p_includes text[] default '{}') returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant public.trips := private.own_trip(p_trip);
  new_secret constant text := rtrim(
    translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/', '-_'), '='
  );
  made public.trip_feeds;
begin
  delete from public.trip_feeds as ended
  where ended.trip_id = own.id and ended.revoked_at < now() - interval '30 days';
  insert into public.trip_feeds (trip_id, owner_id, digest, includes)
  values (
    own.id, own.owner_id, encode(sha256(convert_to(new_secret, 'UTF8')), 'hex'),
    private.checked_includes(p_includes)
  )
  returning * into made;
  return jsonb_build_object('id', made.id, 'secret', new_secret);
end
$$;
comment on function public.make_trip_feed(uuid, text[]) is
  'Makes an address that a calendar subscribes to; its secret is told this once.';

create function public.revoke_trip_feed(p_feed uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or not private.second_factor_given() then
    raise insufficient_privilege using message = 'Sign in to end a calendar address';
  end if;
  update public.trip_feeds set revoked_at = coalesce(revoked_at, now())
  where id = p_feed and owner_id = auth.uid();
  if not found then
    raise exception 'There is no such calendar address of yours' using errcode = 'PT404';
  end if;
end
$$;
comment on function public.revoke_trip_feed(uuid) is 'Ends a calendar address at once.';

revoke execute on function public.make_trip_feed(uuid, text[]), public.revoke_trip_feed(uuid)
  from public, anon;
grant execute on function public.make_trip_feed(uuid, text[]), public.revoke_trip_feed(uuid)
  to authenticated;

-- Which trip a calendar shows, and how much of it: by the secret of a feed, by that of a link, or by the
-- id of a published trip. `ended` is told to who has the secret of a feed that was revoked, so that its
-- program stops asking; of a link that has ended nothing is told, here as elsewhere.
create function private.calendar_of(p_secret text)
returns table (trip_id uuid, digest text, includes text[], ended boolean)
language sql stable
set search_path = ''
as $$
  select feed.trip_id, feed.digest, feed.includes, feed.revoked_at is not null
  from public.trip_feeds as feed
  where char_length(p_secret) = 43
    and feed.digest = encode(sha256(convert_to(p_secret, 'UTF8')), 'hex')
  union all
  select share.trip_id, share.digest, share.includes, false
  from public.trip_shares as share
  where char_length(p_secret) = 43 and share.secret is not null and private.is_live(share)
    and share.digest = encode(sha256(convert_to(p_secret, 'UTF8')), 'hex')
  union all
  select share.trip_id, share.digest, share.includes, false
  from public.trip_shares as share
  where share.secret is null and share.revoked_at is null
    and share.trip_id::text = lower(p_secret)
$$;
revoke execute on function private.calendar_of(text) from public;

-- Security definer: a subscriber reads neither trips nor feeds. The tag changes with every write to the
-- trip's row, a repaired snapshot among them, and what is redacted is only made where it has changed.
create function public.read_trip_feed(p_secret text, p_known text default null) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked record;
  own record;
  tag text;
begin
  select * into asked from private.calendar_of(p_secret) limit 1;
  if not found then
    return null;
  end if;
  if asked.ended then
    return '{"state": "ended"}';
  end if;
  select trip.snapshot, trip.version, trip.updated_at, trip.xmin::text as written into own
  from public.trips as trip where trip.id = asked.trip_id;
  update public.trip_feeds as feed set last_used_on = current_date
  where feed.digest = asked.digest and feed.last_used_on is distinct from current_date;
  tag := left(encode(sha256(convert_to(
    concat_ws(' ', asked.digest, own.version, own.written, asked.includes::text), 'UTF8'
  )), 'hex'), 32);
  if tag = p_known then
    return jsonb_build_object('state', 'unchanged', 'tag', tag);
  end if;
  return jsonb_build_object(
    'state', 'live', 'tag', tag, 'version', own.version, 'changed_at', own.updated_at,
    'trip', private.redacted_trip(own.snapshot, asked.includes)
  );
end
$$;
comment on function public.read_trip_feed(text, text) is
  'The trip of a calendar address, with what its owner chose to show; unchanged where the tag is known.';
revoke execute on function public.read_trip_feed(text, text) from public;
grant execute on function public.read_trip_feed(text, text) to anon, authenticated, service_role;

-- /calendar/… is the product's own address from now on. A page that has it already stays, unreached.
do $$
declare
  known constant text := (
    select pg_get_expr(conbin, conrelid) from pg_constraint
    where conname = 'pages_slug_not_reserved' and conrelid = 'public.pages'::regclass
  );
begin
  alter table public.pages drop constraint pages_slug_not_reserved;
  execute format(
    'alter table public.pages add constraint pages_slug_not_reserved
       check ((%s) and slug <> ''calendar'') not valid',
    known
  );
end
$$;
