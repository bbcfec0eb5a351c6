-- Several boards: an idea without one lies on the board that everybody has.

create table public.boards (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name ~ '\S' and char_length(name) <= 120),
  trip_id uuid references public.trips (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.boards is
  'A board beside the one that everybody has. A visitor''s stay in the browser. Personal: user_id.';
comment on column public.boards.trip_id is 'The trip that its ideas are for.';

create index boards_user_id_idx on public.boards (user_id, created_at);
create index boards_trip_id_idx on public.boards (trip_id);

create trigger boards_touch before update on public.boards
  for each row when (old.* is distinct from new.*)
  execute function private.touch_updated_at();

alter table public.boards enable row level security;
revoke all on public.boards from anon, authenticated;
grant select, insert, update, delete on public.boards to authenticated;
grant all on public.boards to service_role;

create policy "people see their own boards" on public.boards
  for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people make boards, for trips that they see" on public.boards
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and (trip_id is null or trip_id in (select id from public.trips))
  );
create policy "people change their own boards" on public.boards
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check (
    (select auth.uid()) = user_id
    and (trip_id is null or trip_id in (select id from public.trips))
  );
create policy "people delete their own boards" on public.boards
  for delete to authenticated
  using ((select auth.uid()) = user_id);
select private.require_second_factor('public.boards');

create trigger boards_quota_on_insert after insert on public.boards
  referencing new table as written
  for each statement execute function private.enforce_quota('user_id', '100', '1048576', 'boards');
create trigger boards_quota_on_update after update on public.boards
  referencing new table as written
  for each statement execute function private.enforce_quota('user_id', '100', '1048576', 'boards');

alter publication supabase_realtime add table public.boards;

-- A board that is deleted leaves its ideas on the board that everybody has.
alter table public.ideas add column board_id uuid references public.boards (id) on delete set null;
comment on column public.ideas.board_id is 'Null is the board that everybody has.';
create index ideas_board_id_idx on public.ideas (board_id);

drop policy "people add ideas to their own board" on public.ideas;
create policy "people add ideas to their own boards" on public.ideas
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and (board_id is null or board_id in (select id from public.boards where user_id = (select auth.uid())))
  );
drop policy "people change their own ideas" on public.ideas;
create policy "people change their own ideas" on public.ideas
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check (
    (select auth.uid()) = user_id
    and (board_id is null or board_id in (select id from public.boards where user_id = (select auth.uid())))
  );
