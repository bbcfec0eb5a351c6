-- Whose files are whose, in every bucket there is or will be: when a person leaves, theirs are removed.
-- No foreign key can do that, because the bytes of a file are not in the database: functions with the
-- service's key find the files here and remove them through the storage service.

create table private.kept_buckets (
  bucket_id text primary key,
  reason text not null
);
comment on table private.kept_buckets is
  'Buckets whose files stay when whoever uploaded them leaves. Every other bucket is emptied of the person''s. Holds nothing of a person.';
alter table private.kept_buckets enable row level security;
insert into private.kept_buckets (bucket_id, reason)
values ('travel', 'What administrators publish is the site''s.');

-- A file is the person's who uploaded it, or in whose folder it lies. One bucket after the other, so that
-- each is asked by its index.
create function public.files_of_person(person uuid, most integer default 1000)
returns table (bucket_id text, name text)
language sql stable
security definer
set search_path = ''
as $$
  select file.bucket_id, file.name
  from storage.buckets as bucket
  cross join lateral (
    select owned.bucket_id, owned.name from storage.objects as owned
    where owned.bucket_id = bucket.id and owned.owner_id = person::text
    union
    select inside.bucket_id, inside.name from storage.objects as inside
    where inside.bucket_id = bucket.id
      and inside.name collate "C" >= person || '/' and inside.name collate "C" < person || '0'
  ) as file
  where bucket.id not in (select kept.bucket_id from private.kept_buckets as kept)
  limit least(greatest(most, 1), 1000)
$$;
comment on function public.files_of_person(uuid, integer) is
  'What is removed from the buckets with an account. For the service.';

-- Uploaded by somebody whose account is gone: a file that arrived while the account was being deleted, or
-- an account that an operator deleted. Whose folder it was is not asked: a folder may be named by the id of
-- something else.
create function public.files_of_nobody(most integer default 1000)
returns table (bucket_id text, name text)
language sql stable
security definer
set search_path = ''
as $$
  select file.bucket_id, file.name
  from storage.objects as file
  where file.owner_id ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'
    and not exists (select from auth.users as account where account.id::text = file.owner_id)
    and file.bucket_id not in (select kept.bucket_id from private.kept_buckets as kept)
  limit least(greatest(most, 1), 1000)
$$;
comment on function public.files_of_nobody(integer) is
  'Files whose person left without them. For the service.';

revoke execute on function public.files_of_person(uuid, integer), public.files_of_nobody(integer)
  from public, anon, authenticated;
grant execute on function public.files_of_person(uuid, integer), public.files_of_nobody(integer)
  to service_role;

-- What stays, stays without the name.
create function private.forget_uploader() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update storage.objects set owner = null, owner_id = null
  where owner_id = old.id::text
    and bucket_id in (select kept.bucket_id from private.kept_buckets as kept);
  return null;
end
$$;
revoke execute on function private.forget_uploader() from public;

create trigger forget_uploader after delete on auth.users
  for each row execute function private.forget_uploader();
