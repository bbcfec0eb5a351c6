-- Who a person is in the product: profile, rights, calendar access.
--
-- Conventions of every migration here:
-- * `private` is not exposed by the API. It holds trigger functions and what policies call.
-- * Each table names its grants, so that they do not depend on a project's default privileges;
--   row-level security then decides about rows. `service_role` passes it by.
-- * Policies write (select auth.uid()), not auth.uid(): once per statement instead of once per row.
-- * What belongs to a person references auth.users with `on delete cascade`. Following these keys
--   finds everything to export or to delete with an account.
create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke execute on function private.touch_updated_at() from public;

-- profiles ---------------------------------------------------------------------------------------

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 200),
  avatar_url text check (avatar_url ~ '^(https?://|/[^/])' and char_length(avatar_url) <= 2048),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is
  'How a person appears to others. One row for each account, made with it. Personal: id is the account.';

create trigger profiles_touch before update on public.profiles
  for each row when (old.* is distinct from new.*)
  execute function private.touch_updated_at();

-- Sign-up must not fail because a provider sent an odd name or picture: what does not fit is left out.
create function private.profile_from_metadata(
  metadata jsonb,
  out full_name text,
  out avatar_url text
)
language sql immutable
set search_path = ''
as $$
  with given as (
    select
      coalesce(nullif(btrim(metadata ->> 'full_name'), ''), nullif(btrim(metadata ->> 'name'), ''))
        as name,
      coalesce(
        nullif(metadata ->> 'avatar_url', ''),
        nullif(metadata ->> 'picture', ''),
        nullif(metadata ->> 'avatar', ''),
        nullif(metadata ->> 'photoURL', ''),
        nullif(metadata ->> 'profile_picture', '')
      ) as picture
  )
  select
    left(name, 200),
    case when picture ~ '^(https?://|/[^/])' and char_length(picture) <= 2048 then picture end
  from given
$$;
revoke execute on function private.profile_from_metadata(jsonb) from public;

create function private.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, full_name, avatar_url)
  select new.id, found.full_name, found.avatar_url
  from private.profile_from_metadata(new.raw_user_meta_data) as found
  on conflict (id) do nothing;
  return new;
end
$$;
revoke execute on function private.create_profile() from public;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- A project may have accounts already.
insert into public.profiles (id, full_name, avatar_url, created_at)
select account.id, found.full_name, found.avatar_url, coalesce(account.created_at, now())
from auth.users as account
cross join lateral private.profile_from_metadata(account.raw_user_meta_data) as found
on conflict (id) do nothing;

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select, update (full_name, avatar_url) on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- user_permissions -------------------------------------------------------------------------------

create table public.user_permissions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.user_permissions is
  'Rights beyond those of every signed-in person; no row means none. Only the service writes. Personal: user_id.';

create trigger user_permissions_touch before update on public.user_permissions
  for each row when (old.* is distinct from new.*)
  execute function private.touch_updated_at();

-- Security definer: the policies of user_permissions ask it themselves.
create function private.is_admin() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.user_permissions where user_id = auth.uid() and is_admin
  )
$$;
revoke execute on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated;

alter table public.user_permissions enable row level security;
revoke all on public.user_permissions from anon, authenticated;
grant select on public.user_permissions to authenticated;
grant all on public.user_permissions to service_role;

create policy "people read their own permissions" on public.user_permissions
  for select to authenticated
  using ((select auth.uid()) = user_id or (select private.is_admin()));

-- The rest of profiles' policies comes with groups: companions see each other.
create policy "people change their own profile" on public.profiles
  for update to authenticated
  using ((select auth.uid()) = id)
  with check ((select auth.uid()) = id);

-- google_tokens ----------------------------------------------------------------------------------

create table public.google_tokens (
  user_id uuid primary key references auth.users (id) on delete cascade,
  refresh_token text not null check (char_length(refresh_token) between 1 and 8192),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.google_tokens is
  'A row means that the person let the product use their Google calendar. Only the service writes. Personal: user_id.';
comment on column public.google_tokens.refresh_token is
  'Ciphertext: the owner may read the row, but never gets the token itself.';

create trigger google_tokens_touch before update on public.google_tokens
  for each row when (old.* is distinct from new.*)
  execute function private.touch_updated_at();

alter table public.google_tokens enable row level security;
revoke all on public.google_tokens from anon, authenticated;
grant select, delete on public.google_tokens to authenticated;
grant all on public.google_tokens to service_role;

create policy "people see whether they gave calendar access" on public.google_tokens
  for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people withdraw calendar access" on public.google_tokens
  for delete to authenticated
  using ((select auth.uid()) = user_id);
