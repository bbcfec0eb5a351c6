-- Files: what exists, in which bucket, whose it is. The bytes live in the store; policies on these
-- two tables decide every call.
do $types$
begin
  if to_regtype('storage.buckettype') is null then
    create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  end if;
end
$types$;

create table if not exists storage.buckets (
  id text primary key,
  name text not null constraint buckets_name_key unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD'
);
comment on column storage.buckets.owner is 'Superseded by owner_id; kept because clients read it.';

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
comment on column storage.objects.owner is 'Superseded by owner_id; kept because clients read it.';
comment on column storage.objects.version is 'Names the bytes in the store: a new one at each write.';
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
-- Listing a folder asks for a prefix and an order by name, both bytewise.
create index if not exists idx_objects_bucket_id_name
  on storage.objects (bucket_id, name collate "C");
create index if not exists objects_owner_id_idx on storage.objects (owner_id);
-- The sweep asks of each file in the store whether a row names it.
create index if not exists objects_version_idx on storage.objects (version);

create or replace function storage.foldername(name text) returns text[]
language sql immutable
return (pg_catalog.string_to_array(name, '/'))
  [1:pg_catalog.array_length(pg_catalog.string_to_array(name, '/'), 1) - 1];

create or replace function storage.filename(name text) returns text
language sql immutable
return (pg_catalog.string_to_array(name, '/'))
  [pg_catalog.array_length(pg_catalog.string_to_array(name, '/'), 1)];

create or replace function storage.extension(name text) returns text
language sql immutable
return pg_catalog.reverse(
  pg_catalog.split_part(pg_catalog.reverse(storage.filename(name)), '.', 1)
);

create or replace function storage.update_updated_at_column() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

do $trigger$
begin
  if not exists (
    select from pg_catalog.pg_trigger
    where tgrelid = 'storage.objects'::regclass and tgname = 'update_objects_updated_at'
  ) then
    create trigger update_objects_updated_at before update on storage.objects
      for each row execute function storage.update_updated_at_column();
  end if;
end
$trigger$;

grant select, insert, update, delete on storage.buckets, storage.objects
  to anon, authenticated, service_role;
grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
  to anon, authenticated, service_role, migrator;
