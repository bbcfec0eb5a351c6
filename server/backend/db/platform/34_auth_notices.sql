-- What an account's owner is told by mail: that the password, the address or a second factor changed.
-- Written by triggers, so that a change is noticed whoever makes it, an endpoint or an SQL function;
-- kept until it is sent, so that it survives a crash. Not GoTrue's, which mails from its endpoints.

create table if not exists auth.account_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null
    check (kind in ('password-changed', 'address-changed', 'factor-added', 'factor-removed')),
  send_to text not null,
  new_address text,
  created_at timestamptz not null default now(),
  leased_until timestamptz
);
comment on table auth.account_notices is
  'Messages about changes of accounts that are still to be sent.';
comment on column auth.account_notices.leased_until is
  'A process is sending it; after this time another may try.';
create index if not exists account_notices_created_at_idx on auth.account_notices (created_at);
create index if not exists account_notices_user_id_idx on auth.account_notices (user_id);

-- Security definer: whoever changes an account need not be allowed to write here. An account that is
-- not confirmed yet belongs to nobody who could be told. An address change is told to the old address.
create or replace function auth.note_account_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.email_confirmed_at is null or coalesce(old.email, '') = '' then
    return null;
  end if;
  if new.encrypted_password is distinct from old.encrypted_password then
    insert into auth.account_notices (user_id, kind, send_to)
    values (new.id, 'password-changed', old.email);
  end if;
  if new.email is distinct from old.email then
    insert into auth.account_notices (user_id, kind, send_to, new_address)
    values (new.id, 'address-changed', old.email, new.email);
  end if;
  perform pg_catalog.pg_notify('auth_account_notice', '');
  return null;
end
$$;
create or replace trigger note_account_change
  after update of encrypted_password, email on auth.users
  for each row when (
    old.encrypted_password is distinct from new.encrypted_password
    or old.email is distinct from new.email
  )
  execute function auth.note_account_change();

create or replace function auth.note_factor_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was_on constant boolean := tg_op <> 'INSERT' and old.status = 'verified';
  is_on constant boolean := tg_op <> 'DELETE' and new.status = 'verified';
begin
  if was_on = is_on then
    return null;
  end if;
  -- Factors that go with their account find no account here any more.
  insert into auth.account_notices (user_id, kind, send_to)
  select id, case when is_on then 'factor-added' else 'factor-removed' end, email
  from auth.users
  where id = case when is_on then new.user_id else old.user_id end
    and email_confirmed_at is not null and email <> '';
  perform pg_catalog.pg_notify('auth_account_notice', '');
  return null;
end
$$;
create or replace trigger note_factor_change after insert or update of status or delete
  on auth.mfa_factors
  for each row execute function auth.note_factor_change();

revoke execute on function auth.note_account_change(), auth.note_factor_change() from public;
