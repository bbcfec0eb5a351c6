-- A profile is made with its account, from what somebody said at a sign-up that may not have been the
-- owner's. Once the address is confirmed the account's metadata are those of the confirmed sign-up, or
-- of the identity provider: until its owner has signed in for the first time, the profile follows.
create function private.profile_of_confirmed() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.profiles as profile
  set full_name = found.full_name, avatar_url = found.avatar_url
  from private.profile_from_metadata(new.raw_user_meta_data) as found
  where profile.id = new.id;
  return null;
end
$$;
revoke execute on function private.profile_of_confirmed() from public;

create trigger profile_of_confirmed after update of email_confirmed_at on auth.users
  for each row
  when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and old.last_sign_in_at is null
  )
  execute function private.profile_of_confirmed();
