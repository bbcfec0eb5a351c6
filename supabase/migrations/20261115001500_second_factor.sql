-- Whoever turned on a second factor is protected by it: a password alone opens nothing of theirs.

-- True for a person without a confirmed factor. Security definer: people can't read the factors' table.
create function private.second_factor_given() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  )
$$;
revoke execute on function private.second_factor_given() from public;
grant execute on function private.second_factor_given() to authenticated;

-- Rights of administrators too. What everyone may see is still seen.
create or replace function private.is_admin() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.second_factor_given() and exists (
    select from public.user_permissions where user_id = auth.uid() and is_admin
  )
$$;

-- Restrictive: these narrow what the other policies allow. One for each table of personal things.
do $$
declare
  personal regclass;
begin
  foreach personal in array array[
    'public.profiles', 'public.user_permissions', 'public.google_tokens', 'public.groups',
    'public.group_participants', 'public.group_messages', 'public.sessions',
    'public.suggestion_votes', 'public.ideas', 'public.page_drafts', 'public.page_versions',
    'public.admin_actions'
  ]::regclass[]
  loop
    execute format(
      'create policy "the second factor is given" on %s as restrictive to authenticated
         using ((select private.second_factor_given()))
         with check ((select private.second_factor_given()))',
      personal
    );
  end loop;
end
$$;

-- Everybody may write to us at any time; reading what was written is another matter.
create policy "the second factor is given" on public.contact_messages
  as restrictive for select to authenticated
  using ((select private.second_factor_given()));

-- Pictures in public buckets are everybody's to see; they are written with the second factor only.
create policy "the second factor is given to add" on storage.objects
  as restrictive for insert to authenticated
  with check ((select private.second_factor_given()));
create policy "the second factor is given to replace" on storage.objects
  as restrictive for update to authenticated
  using ((select private.second_factor_given()));
create policy "the second factor is given to remove" on storage.objects
  as restrictive for delete to authenticated
  using ((select private.second_factor_given()));
