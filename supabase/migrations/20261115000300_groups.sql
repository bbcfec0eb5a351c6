-- People who plan together. The owner of a group is always one of its participants.
--
-- user_id references the account, so that leaving the product takes everything along, and also the
-- profile, so that a select can embed how the person appears. Groups lead to profiles in two ways:
-- profiles!groups_owner_profile_fkey is the owner, group_participants(profiles(*)) are the people.

create table public.groups (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name ~ '\S' and char_length(name) <= 120),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint groups_owner_profile_fkey
    foreign key (user_id) references public.profiles (id) on delete cascade
);
comment on table public.groups is
  'A travel group. Personal: user_id, the owner; it goes when the owner goes.';

create index groups_user_id_idx on public.groups (user_id);
create index groups_created_at_idx on public.groups (created_at);

create trigger groups_touch before update on public.groups
  for each row when (old.* is distinct from new.*)
  execute function private.touch_updated_at();

create table public.group_participants (
  group_id uuid not null references public.groups (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null default 'member' check (role in ('owner', 'member')),
  joined_at timestamptz not null default now(),
  primary key (group_id, user_id),
  constraint group_participants_profile_fkey
    foreign key (user_id) references public.profiles (id) on delete cascade
);
comment on table public.group_participants is 'Who is in a group. Personal: user_id.';

create index group_participants_user_id_idx on public.group_participants (user_id);
create unique index group_participants_one_owner_idx on public.group_participants (group_id)
  where role = 'owner';

-- Security definer: nobody may insert an owner's row, so that it can't be forged.
create function private.add_owner_to_group() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.group_participants (group_id, user_id, role)
  values (new.id, new.user_id, 'owner');
  return new;
end
$$;
revoke execute on function private.add_owner_to_group() from public;

create trigger groups_add_owner after insert on public.groups
  for each row execute function private.add_owner_to_group();

-- Security definer: the policies of group_participants ask it themselves. It returns a set, so that
-- a policy asks once per statement and compares each row with the answer.
create function private.joined_group_ids() returns setof uuid
language sql stable
security definer
set search_path = ''
as $$
  select group_id from public.group_participants where user_id = auth.uid()
$$;
revoke execute on function private.joined_group_ids() from public;
grant execute on function private.joined_group_ids() to authenticated;

create table public.group_messages (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references public.groups (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  message text not null check (message ~ '\S' and char_length(message) <= 10000),
  type text not null default 'text' check (type in ('text', 'suggestion', 'system')),
  "timestamp" timestamptz not null default now(),
  metadata jsonb not null default '{}'
    check (jsonb_typeof(metadata) = 'object' and octet_length(metadata::text) <= 262144),
  constraint group_messages_profile_fkey
    foreign key (user_id) references public.profiles (id) on delete cascade
);
comment on table public.group_messages is 'What participants say to each other. Personal: user_id.';
comment on column public.group_messages.type is 'Only the service writes system messages.';
comment on column public.group_messages.metadata is 'suggestions: what a suggestion message shares.';

create index group_messages_group_id_idx on public.group_messages (group_id, "timestamp");
create index group_messages_user_id_idx on public.group_messages (user_id);

-- A device whose clock is wrong must not reorder a conversation. The service may tell the time.
create function private.stamp_group_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    new."timestamp" := now();
  end if;
  return new;
end
$$;
revoke execute on function private.stamp_group_message() from public;

create trigger group_messages_stamp before insert on public.group_messages
  for each row execute function private.stamp_group_message();

-- Who may do what -------------------------------------------------------------------------------

alter table public.groups enable row level security;
revoke all on public.groups from anon, authenticated;
grant select, insert, update, delete on public.groups to authenticated;
grant all on public.groups to service_role;

create policy "owners and participants see a group" on public.groups
  for select to authenticated
  using ((select auth.uid()) = user_id or id in (select private.joined_group_ids()));
create policy "people found groups of their own" on public.groups
  for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "owners change their group" on public.groups
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "owners delete their group" on public.groups
  for delete to authenticated
  using ((select auth.uid()) = user_id);

alter table public.group_participants enable row level security;
revoke all on public.group_participants from anon, authenticated;
grant select, insert, delete on public.group_participants to authenticated;
grant all on public.group_participants to service_role;

create policy "participants see each other" on public.group_participants
  for select to authenticated
  using (group_id in (select private.joined_group_ids()));
create policy "owners add members" on public.group_participants
  for insert to authenticated
  with check (
    role <> 'owner'
    and group_id in (select id from public.groups where user_id = (select auth.uid()))
  );
create policy "members leave, owners remove members" on public.group_participants
  for delete to authenticated
  using (
    role <> 'owner'
    and (
      (select auth.uid()) = user_id
      or group_id in (select id from public.groups where user_id = (select auth.uid()))
    )
  );

alter table public.group_messages enable row level security;
revoke all on public.group_messages from anon, authenticated;
grant select, insert, delete on public.group_messages to authenticated;
grant all on public.group_messages to service_role;

create policy "participants read messages" on public.group_messages
  for select to authenticated
  using (group_id in (select private.joined_group_ids()));
create policy "participants write as themselves" on public.group_messages
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and type <> 'system'
    and group_id in (select private.joined_group_ids())
  );
create policy "authors take back, owners remove messages" on public.group_messages
  for delete to authenticated
  using (
    (select auth.uid()) = user_id
    or group_id in (select id from public.groups where user_id = (select auth.uid()))
  );

-- People who share a group see each other's profile -----------------------------------------------

create function private.companion_ids() returns setof uuid
language sql stable
security definer
set search_path = ''
as $$
  select user_id
  from public.group_participants
  where group_id in (select private.joined_group_ids())
$$;
revoke execute on function private.companion_ids() from public;
grant execute on function private.companion_ids() to authenticated;

create policy "people see themselves and their companions, admins everyone" on public.profiles
  for select to authenticated
  using (
    (select auth.uid()) = id
    or id in (select private.companion_ids())
    or (select private.is_admin())
  );
