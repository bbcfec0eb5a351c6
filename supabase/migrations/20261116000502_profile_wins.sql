-- A name or picture that a person set in the product stands in `profiles`. What an identity provider
-- says at a later sign-in fills what is empty there, and replaces nothing.

create function private.fill_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Before an account is confirmed or used nobody can have set anything in it: whoever tried the address
  -- first must not name whoever confirms it.
  unclaimed constant boolean := old.confirmed_at is null and old.last_sign_in_at is null
    and not old.is_anonymous;
  found_name text;
  found_picture text;
begin
  select said.full_name, said.avatar_url into found_name, found_picture
  from private.profile_from_metadata(new.raw_user_meta_data) as said;
  update public.profiles as profile
  set
    full_name = case
      when unclaimed then found_name
      else coalesce(nullif(btrim(profile.full_name), ''), found_name)
    end,
    avatar_url = case
      when unclaimed then found_picture
      else coalesce(profile.avatar_url, found_picture)
    end
  where profile.id = new.id
    and (unclaimed
      or (nullif(btrim(profile.full_name), '') is null and found_name is not null)
      or (profile.avatar_url is null and found_picture is not null));
  return null;
end
$$;
revoke execute on function private.fill_profile() from public;

create trigger fill_profile after update of raw_user_meta_data on auth.users
  for each row when (old.raw_user_meta_data is distinct from new.raw_user_meta_data)
  execute function private.fill_profile();

-- Accounts from before: what the provider said since then fills what is still empty.
update public.profiles as profile
set
  full_name = coalesce(nullif(btrim(profile.full_name), ''), said.full_name),
  avatar_url = coalesce(profile.avatar_url, said.avatar_url)
from auth.users as account
cross join lateral private.profile_from_metadata(account.raw_user_meta_data) as said
where account.id = profile.id
  and ((nullif(btrim(profile.full_name), '') is null and said.full_name is not null)
    or (profile.avatar_url is null and said.avatar_url is not null));
