-- A person sees where they are signed in, and signs out there.
--
-- Sessions live in the auth schema, which no client can read. Security definer: these two read and
-- end the caller's own, and nobody else's. Ending one takes its refresh tokens along.

create function public.list_own_sessions()
returns table (
  id uuid,
  user_agent text,
  created_at timestamptz,
  last_used_at timestamptz,
  is_current boolean
)
language sql stable
security definer
set search_path = ''
as $$
  select
    session.id,
    coalesce(session.user_agent, ''),
    session.created_at,
    -- A session in use is refreshed about once an hour, so this is that exact. The column has no
    -- time zone and holds UTC.
    greatest(session.created_at, session.refreshed_at at time zone 'UTC'),
    session.id::text = coalesce(auth.jwt() ->> 'session_id', '')
  from auth.sessions as session
  where session.user_id = auth.uid()
    and (session.not_after is null or session.not_after > now())
    and (select private.second_factor_given())
  order by 5 desc, 4 desc, 1
  limit 100
$$;
comment on function public.list_own_sessions() is
  'Where the caller is signed in: the session that asks first, then the one used last.';

create function public.end_own_session(session_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.second_factor_given() then
    raise insufficient_privilege using message = 'Enter the code of your authenticator app first';
  end if;
  delete from auth.sessions as session
  where session.id = end_own_session.session_id and session.user_id = auth.uid();
  return found;
end
$$;
comment on function public.end_own_session(uuid) is
  'Signs the caller out of one session. False when there is none of theirs with that id.';

revoke execute on function public.list_own_sessions(), public.end_own_session(uuid)
  from public, anon;
grant execute on function public.list_own_sessions(), public.end_own_session(uuid)
  to authenticated;
