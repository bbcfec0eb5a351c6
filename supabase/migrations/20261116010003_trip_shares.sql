-- Links to a trip: whoever has the secret reads what its owner chose to show, and hears when it changes.
-- A published trip is a share without a secret: its id is enough.

create table public.trip_shares (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  secret text check (secret ~ '^[A-Za-z0-9_-]{43}$'),
  digest text not null unique check (digest ~ '^[0-9a-f]{64}$'),
  rights text not null default 'read' check (rights in ('read', 'suggest')),
  includes text[] not null default '{}'
    check (includes <@ array['bookings', 'attachments', 'lodging', 'notes', 'money']),
  expires_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.trip_shares is
  'Who may see a trip by a link, and how much of it. Only the functions write. Personal: owner_id, whose trip it is.';
comment on column public.trip_shares.secret is
  'Stands in the link, and only the owner reads it; null where the trip is published.';
comment on column public.trip_shares.digest is
  'SHA-256 of the secret, or of the share''s id where there is none: the name of its live topic.';

create index trip_shares_trip_id_idx on public.trip_shares (trip_id);
create index trip_shares_owner_id_idx on public.trip_shares (owner_id);
create unique index trip_shares_one_public_idx on public.trip_shares (trip_id)
  where secret is null and revoked_at is null;

create trigger trip_shares_quota_on_insert after insert on public.trip_shares
  referencing new table as written
  for each statement
  execute function private.enforce_quota('trip_id', '100', '1048576', 'links to a trip');

alter table public.trip_shares enable row level security;
revoke all on public.trip_shares from anon, authenticated;
grant select on public.trip_shares to authenticated;
grant all on public.trip_shares to service_role;

create policy "owners see their links" on public.trip_shares
  for select to authenticated
  using ((select auth.uid()) = owner_id);
create policy "the second factor is given" on public.trip_shares
  as restrictive to authenticated
  using ((select private.second_factor_given()))
  with check ((select private.second_factor_given()));

create function private.is_live(share public.trip_shares) returns boolean
language sql stable
set search_path = ''
as $$
  select share.revoked_at is null and (share.expires_at is null or share.expires_at > now())
$$;
revoke execute on function private.is_live(public.trip_shares) from public;

-- What owners do ----------------------------------------------------------------------------------

-- The caller's own trip, locked, so that calls at the same time follow each other.
create function private.own_trip(trip uuid) returns public.trips
language plpgsql
set search_path = ''
as $$
declare
  own public.trips;
begin
  if auth.uid() is null or not private.second_factor_given() then
    raise insufficient_privilege using message = 'Sign in to share a trip';
  end if;
  select * into own from public.trips where id = trip and owner_id = auth.uid() for no key update;
  if not found then
    raise exception 'There is no such trip of yours' using errcode = 'PT404';
  end if;
  return own;
end
$$;
revoke execute on function private.own_trip(uuid) from public;

create function private.checked_includes(includes text[]) returns text[]
language plpgsql immutable
set search_path = ''
as $$
begin
  if array_position(includes, null) is not null
    or not coalesce(includes, '{}') <@ array['bookings', 'attachments', 'lodging', 'notes', 'money']
  then
    raise exception 'A link can show bookings, attachments, lodging, notes and money' using
      errcode = 'PT422';
  end if;
  return array(select distinct unnest(includes) order by 1);
end
$$;
revoke execute on function private.checked_includes(text[]) from public;

-- Security definer: nobody may write shares but through here.
create function public.share_trip(
  p_trip uuid,
  p_rights text default 'read',
  p_includes text[] default '{}',
  p_expires timestamptz default null
) returns public.trip_shares
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant public.trips := private.own_trip(p_trip);
  new_secret constant text := rtrim(
    translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/', '-_'), '='
  );
  made public.trip_shares;
begin
  if p_rights is null or p_rights not in ('read', 'suggest') then
    raise exception 'A link lets people read or suggest' using errcode = 'PT422';
  end if;
  if p_expires <= now() then
    raise exception 'A link ends in the future' using errcode = 'PT422';
  end if;
  delete from public.trip_shares as ended
  where ended.trip_id = own.id
    and least(ended.revoked_at, ended.expires_at) < now() - interval '30 days';
  insert into public.trip_shares (trip_id, owner_id, secret, digest, rights, includes, expires_at)
  values (
    own.id, own.owner_id, new_secret, encode(sha256(convert_to(new_secret, 'UTF8')), 'hex'),
    p_rights, private.checked_includes(p_includes), p_expires
  )
  returning * into made;
  return made;
end
$$;
comment on function public.share_trip(uuid, text, text[], timestamptz) is
  'Makes a link to one''s own trip, with what it shows and until when.';

create function public.revoke_share(p_share uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or not private.second_factor_given() then
    raise insufficient_privilege using message = 'Sign in to end a link';
  end if;
  update public.trip_shares set revoked_at = coalesce(revoked_at, now())
  where id = p_share and owner_id = auth.uid();
  if not found then
    raise exception 'There is no such link of yours' using errcode = 'PT404';
  end if;
end
$$;
comment on function public.revoke_share(uuid) is 'Ends a link at once, for those too who have it open.';

create function public.publish_trip(p_trip uuid, p_includes text[] default '{}')
returns public.trip_shares
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant public.trips := private.own_trip(p_trip);
  new_id constant uuid := gen_random_uuid();
  made public.trip_shares;
begin
  insert into public.trip_shares as share (id, trip_id, owner_id, digest, includes)
  values (
    new_id, own.id, own.owner_id, encode(sha256(convert_to(new_id::text, 'UTF8')), 'hex'),
    private.checked_includes(p_includes)
  )
  on conflict (trip_id) where secret is null and revoked_at is null
    do update set includes = excluded.includes
  returning * into made;
  return made;
end
$$;
comment on function public.publish_trip(uuid, text[]) is
  'Lets everybody who has the address see one''s own trip, as much of it as is named.';

create function public.unpublish_trip(p_trip uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant public.trips := private.own_trip(p_trip);
begin
  update public.trip_shares set revoked_at = now()
  where trip_id = own.id and secret is null and revoked_at is null;
end
$$;
comment on function public.unpublish_trip(uuid) is 'Shows one''s own trip to nobody but those with a link.';

revoke execute on function
  public.share_trip(uuid, text, text[], timestamptz),
  public.revoke_share(uuid),
  public.publish_trip(uuid, text[]),
  public.unpublish_trip(uuid)
from public, anon;
grant execute on function
  public.share_trip(uuid, text, text[], timestamptz),
  public.revoke_share(uuid),
  public.publish_trip(uuid, text[]),
  public.unpublish_trip(uuid)
to authenticated;

-- What everybody else does -------------------------------------------------------------------------

create function private.shared_trip(share public.trip_shares) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'trip', private.redacted_trip(trip.snapshot, share.includes),
    'version', trip.version,
    'rights', share.rights,
    'expires_at', share.expires_at,
    'topic', 'share:' || share.digest
  )
  from public.trips as trip
  where trip.id = share.trip_id and private.is_live(share)
$$;
revoke execute on function private.shared_trip(public.trip_shares) from public;

-- Security definer: a link's holder reads neither trips nor shares. Found by digest, so that how long
-- it takes tells nothing of the secret.
create function public.read_shared_trip(p_secret text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select private.shared_trip(share)
  from public.trip_shares as share
  where char_length(p_secret) = 43 and share.secret is not null
    and share.digest = encode(sha256(convert_to(p_secret, 'UTF8')), 'hex')
$$;
comment on function public.read_shared_trip(text) is
  'The trip of a link in force, with what its owner chose to show; null for any other secret.';

create function public.read_public_trip(p_trip uuid) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select private.shared_trip(share)
  from public.trip_shares as share
  where share.trip_id = p_trip and share.secret is null and share.revoked_at is null
$$;
comment on function public.read_public_trip(uuid) is
  'A published trip, with what its owner chose to show; null for any other.';

revoke execute on function public.read_shared_trip(text), public.read_public_trip(uuid) from public;
grant execute on function public.read_shared_trip(text), public.read_public_trip(uuid)
  to anon, authenticated, service_role;

-- The live topic of a share: share:<digest> --------------------------------------------------------
--
-- Who knows the digest hears `changed` with the version, and `ended` when the link is revoked or the
-- trip deleted. Nobody sends there. Policy and trigger both ask whether the share is live: a channel
-- that was joined before hears nothing more after `ended`.

-- Security definer: visitors can't read shares.
create function private.topic_is_live_share() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.trip_shares as share
    where realtime.topic() ~ '^share:[0-9a-f]{64}$'
      and share.digest = substr(realtime.topic(), length('share:') + 1)
      and private.is_live(share)
  )
$$;
revoke execute on function private.topic_is_live_share() from public;
grant execute on function private.topic_is_live_share() to anon, authenticated;

create policy "who has a link hears of its trip" on realtime.messages
  for select to anon, authenticated
  using (extension = 'broadcast' and (select private.topic_is_live_share()));

-- Security definer: whoever writes the trip may not send to these topics.
create function private.tell_share_holders() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('version', new.version), 'changed', 'share:' || share.digest, true
  )
  from public.trip_shares as share
  where share.trip_id = new.id and private.is_live(share);
  return null;
end
$$;
revoke execute on function private.tell_share_holders() from public;

create trigger trips_tell_share_holders after update on public.trips
  for each row when (old.version is distinct from new.version)
  execute function private.tell_share_holders();

create function private.tell_changed_share() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('version', trip.version), 'changed', 'share:' || new.digest, true
  )
  from public.trips as trip
  where trip.id = new.trip_id and private.is_live(new);
  return null;
end
$$;
revoke execute on function private.tell_changed_share() from public;

create trigger trip_shares_tell_changed after update on public.trip_shares
  for each row when (old.includes is distinct from new.includes)
  execute function private.tell_changed_share();

create function private.tell_ended_share() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send('{}', 'ended', 'share:' || old.digest, true);
  return null;
end
$$;
revoke execute on function private.tell_ended_share() from public;

create trigger trip_shares_tell_revoked after update on public.trip_shares
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function private.tell_ended_share();
create trigger trip_shares_tell_deleted after delete on public.trip_shares
  for each row when (old.revoked_at is null)
  execute function private.tell_ended_share();
