-- The Trip Planning Board.

create table public.ideas (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S' and char_length(title) <= 500),
  description text check (char_length(description) <= 5000),
  color text not null default '#ffffff' check (color ~ '^#[0-9a-fA-F]{6}$'),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  day smallint check (day in (2, 3)),
  "time" text check ("time" ~ '^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$'),
  date date,
  place_details text check (octet_length(place_details) <= 262144),
  pinned boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.ideas is
  'A card of the board. A visitor''s stay in the browser. Personal: user_id.';
comment on column public.ideas.day is
  'The column of the board: null is proposed, 2 doing, 3 done. A calendar day is kept in date.';
comment on column public.ideas."time" is 'As people write it: 9:00 AM.';
comment on column public.ideas.place_details is 'What a provider told about the place, as JSON text.';

create index ideas_user_id_idx on public.ideas (user_id, created_at);

create trigger ideas_touch before update on public.ideas
  for each row when (old.* is distinct from new.*)
  execute function private.touch_updated_at();

alter table public.ideas enable row level security;
revoke all on public.ideas from anon, authenticated;
grant select, insert, update, delete on public.ideas to authenticated;
grant all on public.ideas to service_role;

create policy "people see their own ideas" on public.ideas
  for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people add ideas to their own board" on public.ideas
  for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people change their own ideas" on public.ideas
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people delete their own ideas" on public.ideas
  for delete to authenticated
  using ((select auth.uid()) = user_id);
