-- The private topics of the product, and who may do what there:
--
--   user:<id>    the person hears what the database tells them; nobody else, and nobody sends
--   group:<id>   the group's owner and participants send, hear and see who is present
--
-- Any other private topic is refused, because no policy allows it. Rows of `realtime.messages` stand
-- for a topic: to select one is to hear, to insert one is to send.

-- A topic without a group's id has none, so that a strange topic is refused and raises no error.
create function private.topic_group_id() returns uuid
language sql stable
set search_path = ''
as $$
  select case
    when realtime.topic() ~ '^group:[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'
      then substr(realtime.topic(), length('group:') + 1)::uuid
  end
$$;
revoke execute on function private.topic_group_id() from public;
grant execute on function private.topic_group_id() to authenticated;

create policy "people hear what is told to them" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'user:' || (select auth.uid()));

-- Row-level security of groups decides which group is found.
create policy "participants hear their group" on realtime.messages
  for select to authenticated
  using (
    extension in ('broadcast', 'presence')
    and exists (select from public.groups where id = (select private.topic_group_id()))
  );
create policy "participants speak to their group" on realtime.messages
  for insert to authenticated
  with check (
    extension in ('broadcast', 'presence')
    and exists (select from public.groups where id = (select private.topic_group_id()))
  );

create policy "the second factor is given" on realtime.messages
  as restrictive to authenticated
  using ((select private.second_factor_given()))
  with check ((select private.second_factor_given()));
