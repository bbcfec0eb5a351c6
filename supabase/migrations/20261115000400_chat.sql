-- Conversations with the assistant, and votes on what it suggests.

create table public.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  last_prompt text check (char_length(last_prompt) <= 20000),
  last_result text check (octet_length(last_result) <= 1048576),
  context jsonb not null default '{}'
    check (jsonb_typeof(context) = 'object' and octet_length(context::text) <= 1048576),
  conversation_history jsonb not null default '[]'
    check (
      jsonb_typeof(conversation_history) = 'array'
      and octet_length(conversation_history::text) <= 4194304
    ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on table public.sessions is
  'A chat with the assistant, active while ended_at is null. A visitor''s stays in the browser. Personal: user_id.';
comment on column public.sessions.last_result is 'The assistant''s last response, as JSON text.';
comment on column public.sessions.context is 'inferredContext, messages, previousSessionId.';

create index sessions_user_id_idx on public.sessions (user_id, created_at desc);
create index sessions_active_idx on public.sessions (user_id, created_at desc)
  where ended_at is null;

create trigger sessions_touch before update on public.sessions
  for each row when (old.* is distinct from new.*)
  execute function private.touch_updated_at();

alter table public.sessions enable row level security;
revoke all on public.sessions from anon, authenticated;
grant select, insert, update, delete on public.sessions to authenticated;
grant all on public.sessions to service_role;

create policy "people read their own chats" on public.sessions
  for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people start their own chats" on public.sessions
  for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people continue their own chats" on public.sessions
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people delete their own chats" on public.sessions
  for delete to authenticated
  using ((select auth.uid()) = user_id);

create table public.suggestion_votes (
  id uuid primary key default gen_random_uuid(),
  suggestion_id text not null
    check (suggestion_id ~ '\S' and char_length(suggestion_id) <= 200),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  vote text not null check (vote in ('👍', '👎')),
  session_id uuid references public.sessions (id) on delete cascade,
  group_message_id uuid references public.group_messages (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint suggestion_votes_one_place check (num_nonnulls(session_id, group_message_id) = 1),
  constraint suggestion_votes_one_per_person
    unique nulls not distinct (suggestion_id, user_id, session_id, group_message_id),
  constraint suggestion_votes_profile_fkey
    foreign key (user_id) references public.profiles (id) on delete cascade
);
comment on table public.suggestion_votes is
  'Thumbs on a suggestion, where it was seen: in one''s own chat or in a group''s message. Clearing a vote deletes it. Personal: user_id.';

create index suggestion_votes_user_id_idx on public.suggestion_votes (user_id);
create index suggestion_votes_session_id_idx on public.suggestion_votes (session_id);
create index suggestion_votes_group_message_id_idx on public.suggestion_votes (group_message_id);

create trigger suggestion_votes_touch before update on public.suggestion_votes
  for each row when (old.* is distinct from new.*)
  execute function private.touch_updated_at();

alter table public.suggestion_votes enable row level security;
revoke all on public.suggestion_votes from anon, authenticated;
grant select, insert, update, delete on public.suggestion_votes to authenticated;
grant all on public.suggestion_votes to service_role;

-- The subqueries run under the policies of the other table: they find what the voter may see.
create policy "people see their votes and those in their groups" on public.suggestion_votes
  for select to authenticated
  using (
    (select auth.uid()) = user_id
    or exists (select from public.group_messages where group_messages.id = group_message_id)
  );
create policy "people vote where they can read" on public.suggestion_votes
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and (
      exists (select from public.sessions where sessions.id = session_id)
      or exists (select from public.group_messages where group_messages.id = group_message_id)
    )
  );
create policy "people change their own vote" on public.suggestion_votes
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check (
    (select auth.uid()) = user_id
    and (
      exists (select from public.sessions where sessions.id = session_id)
      or exists (select from public.group_messages where group_messages.id = group_message_id)
    )
  );
create policy "people clear their own vote" on public.suggestion_votes
  for delete to authenticated
  using ((select auth.uid()) = user_id);
