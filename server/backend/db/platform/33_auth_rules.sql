-- Rules of the auth service that must hold for every process at once: who may ask how often, how a
-- refresh token is replaced, and that the end of a session is known everywhere.

create table if not exists auth.rate_limits (
  key text primary key,
  tokens double precision not null,
  granted boolean not null,
  updated_at timestamptz not null
);
comment on table auth.rate_limits is
  'Token buckets of addresses and accounts; the key is a digest of who is limited, and in what.';
create index if not exists rate_limits_updated_at_idx on auth.rate_limits (updated_at);

-- A session ends by being deleted, by itself or with its account, or by getting an end that is now.
-- One that lies ahead is a limit, which tokens and the check of sessions keep to by themselves; a
-- minute is allowed for clocks that differ.
create or replace function auth.notify_session_end() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and coalesce(
    new.not_after >= old.not_after
      or new.not_after > pg_catalog.clock_timestamp() + interval '1 minute',
    new.not_after is null
  ) then
    return null;
  end if;
  perform pg_catalog.pg_notify('auth_session_end', old.id::text);
  return null;
end
$$;
create or replace trigger session_end after delete or update of not_after on auth.sessions
  for each row execute function auth.notify_session_end();

-- Replaces a refresh token. Refreshes of one session wait for each other, so that a family never has
-- two tokens in force, however many tabs refresh at once. Who brings a token that was replaced gets
-- the one in force: always if that is its direct successor, because a client that lost the answer has
-- nothing else, and otherwise within the grace. Whoever comes later with one has a copy: the family
-- is revoked and the session ends.
create or replace function auth.rotate_refresh_token(
  given text, replacement text, at timestamptz, grace interval, agent text, address inet
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  presented auth.refresh_tokens;
  successor auth.refresh_tokens;
  session auth.sessions;
begin
  select * into session from auth.sessions
  where id = (select session_id from auth.refresh_tokens where token = given)
  for update;
  -- Read after the wait: another refresh may have replaced it meanwhile.
  select * into presented from auth.refresh_tokens where token = given;
  if session.id is null or presented.id is null then
    return pg_catalog.jsonb_build_object('outcome', 'not-found');
  end if;
  if exists (select from auth.users where id = session.user_id and banned_until > at) then
    return pg_catalog.jsonb_build_object('outcome', 'banned');
  end if;

  if presented.revoked then
    select * into successor from auth.refresh_tokens
    where session_id = session.id and not revoked
    order by id desc limit 1;
    if successor.id is null
      or (successor.parent is distinct from given and at > presented.updated_at + grace)
    then
      update auth.refresh_tokens set revoked = true, updated_at = at
      where session_id = session.id and not revoked;
      update auth.sessions set not_after = least(not_after, at), updated_at = at
      where id = session.id;
      return pg_catalog.jsonb_build_object('outcome', 'reused', 'session', session.id);
    end if;
  end if;
  if session.not_after <= at then
    return pg_catalog.jsonb_build_object('outcome', 'expired');
  end if;
  update auth.sessions
  set refreshed_at = at at time zone 'UTC', updated_at = at, user_agent = agent, ip = address
  where id = session.id;
  if presented.revoked then
    return pg_catalog.jsonb_build_object(
      'outcome', 'again', 'session', session.id, 'token', successor.token);
  end if;

  update auth.refresh_tokens set revoked = true, updated_at = at
  where id = presented.id and not revoked;
  insert into auth.refresh_tokens
    (instance_id, token, user_id, revoked, parent, session_id, created_at, updated_at)
  values
    (presented.instance_id, replacement, session.user_id, false, given, session.id, at, at);
  return pg_catalog.jsonb_build_object(
    'outcome', 'rotated', 'session', session.id, 'token', replacement);
end
$$;
revoke execute on function
  auth.notify_session_end(),
  auth.rotate_refresh_token(text, text, timestamptz, interval, text, inet)
  from public;
