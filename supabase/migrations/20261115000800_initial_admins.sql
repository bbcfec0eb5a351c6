-- People who are administrators from the moment their address is confirmed: the deployment's own list.

create table private.initial_admins (
  email text primary key check (email = lower(email))
);
comment on table private.initial_admins is
  'Addresses that a deployment names as administrators. The service writes it; no API shows it.';

alter table private.initial_admins enable row level security;

-- Security definer: accounts are written by the account service, rights are not its own.
create function private.grant_initial_admin() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.email_confirmed_at is not null
    and exists (select from private.initial_admins where email = lower(new.email))
  then
    insert into public.user_permissions (user_id, is_admin) values (new.id, true)
    on conflict (user_id) do nothing;
  end if;
  return null;
end
$$;
revoke execute on function private.grant_initial_admin() from public;

create trigger grant_initial_admin
  after insert or update of email, email_confirmed_at on auth.users
  for each row execute function private.grant_initial_admin();

-- Replaces the list. Those on it who have a confirmed account already are administrators at once.
create function private.name_initial_admins(emails text[]) returns void
language sql
security definer
set search_path = ''
begin atomic
  delete from private.initial_admins where email <> all (emails);
  insert into private.initial_admins (email) select unnest(emails) on conflict do nothing;
  insert into public.user_permissions (user_id, is_admin)
  select id, true from auth.users
  where email_confirmed_at is not null and lower(email) = any (emails)
  on conflict (user_id) do nothing;
end;
revoke execute on function private.name_initial_admins(text[]) from public;
grant execute on function private.name_initial_admins(text[]) to service_role;
