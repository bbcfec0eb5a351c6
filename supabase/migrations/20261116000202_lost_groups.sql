-- Who loses sight of a group is told so on their own topic: live changes can't, because they are told
-- only to who may still see the group.
--
-- Security definer: whoever removes a participant may not send to that person's topic. A message
-- carries the group's id and nothing else of the group.
create function private.tell_lost_group() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Of an account that is being deleted nothing is kept, a message to it included.
  if exists (select from auth.users where id = old.user_id) then
    perform realtime.send(
      jsonb_build_object('group_id', old.group_id), 'group_lost', 'user:' || old.user_id, true
    );
  end if;
  return null;
end
$$;
revoke execute on function private.tell_lost_group() from public;

create trigger group_participants_tell_removed after delete on public.group_participants
  for each row execute function private.tell_lost_group();
create trigger group_participants_tell_moved after update of group_id, user_id
  on public.group_participants
  for each row
  when (old.group_id is distinct from new.group_id or old.user_id is distinct from new.user_id)
  execute function private.tell_lost_group();
