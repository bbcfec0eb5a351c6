-- Who is here: owner and group at `trip:<id>`, people with a link at `share:<digest>`.
--
--   trip:<id>        owner and participants of the trip see each other, with names
--   share:<digest>   who has the link is counted; a published page counts nobody, it may have any number
--
-- Nobody broadcasts there: what is told comes from the database.

-- A topic without a trip's id has none, so that a strange topic is refused and raises no error.
create function private.topic_trip_id() returns uuid
language sql stable
set search_path = ''
as $$
  select case
    when realtime.topic() ~ '^trip:[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'
      then substr(realtime.topic(), length('trip:') + 1)::uuid
  end
$$;
revoke execute on function private.topic_trip_id() from public;
grant execute on function private.topic_trip_id() to authenticated;

-- Row-level security of trips decides which trip is found.
create policy "who sees a trip sees who else is there" on realtime.messages
  for select to authenticated
  using (
    -- A channel is joined by who may hear it, although nothing is broadcast there.
    extension in ('broadcast', 'presence')
    and exists (select from public.trips where id = (select private.topic_trip_id()))
  );
create policy "who sees a trip is seen there" on realtime.messages
  for insert to authenticated
  with check (
    extension = 'presence'
    and exists (select from public.trips where id = (select private.topic_trip_id()))
  );

-- Security definer: visitors can't read shares.
create function private.topic_is_live_link() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.trip_shares as share
    where realtime.topic() ~ '^share:[0-9a-f]{64}$'
      and share.digest = substr(realtime.topic(), length('share:') + 1)
      and share.secret is not null
      and private.is_live(share)
  )
$$;
revoke execute on function private.topic_is_live_link() from public;
grant execute on function private.topic_is_live_link() to anon, authenticated;

create policy "who has a link sees how many are there" on realtime.messages
  for select to anon, authenticated
  using (extension = 'presence' and (select private.topic_is_live_link()));
create policy "who has a link is counted there" on realtime.messages
  for insert to anon, authenticated
  with check (extension = 'presence' and (select private.topic_is_live_link()));
