-- A person's picture is shown to others, so its address is one of ours or of the provider they signed
-- in with: anything else would tell a stranger's server who looks, and when.

create table private.picture_origins (
  origin text primary key check (origin ~ '^https?://[a-z0-9.-]+(:[0-9]+)?$'),
  kind text not null check (kind in ('storage', 'provider'))
);
comment on table private.picture_origins is
  'Where pictures of people may lie: anywhere at a provider, in public buckets at a storage. The project''s own storage needs no row: it is known by the issuer of the token.';
revoke all on private.picture_origins from anon, authenticated;
grant all on private.picture_origins to service_role;

insert into private.picture_origins (origin, kind)
values ('https://lh3.googleusercontent.com', 'provider');

create function private.is_picture_address(address text) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  with part as (
    select
      coalesce(found.parts[1], '') as origin,
      found.parts[2] as rest,
      -- Tokens are signed, so their issuer is this project and nobody else.
      substring(auth.jwt() ->> 'iss' from '^https?://[^/?#]+') as own
    from regexp_match(address, '^(https?://[a-z0-9.-]+(?::[0-9]+)?)?(/[!-~]*)$') as found (parts)
  )
  select exists (
    select from part
    where address !~ '\\'
      and char_length(address) <= 2048
      and (
        exists (
          select from private.picture_origins as known
          where known.origin = part.origin and known.kind = 'provider'
        )
        or (
          (
            part.origin in ('', part.own)
            -- Its key has no issuer; who holds it knows the project's address.
            or auth.jwt() ->> 'role' = 'service_role'
            or exists (
              select from private.picture_origins as known
              where known.origin = part.origin and known.kind = 'storage'
            )
          )
          and part.rest ~ '^/storage/v1/(object|render/image)/public/[^/?#]+/[^?#]+(\?[^#]*)?$'
          -- A browser walks up at these, encoded or not.
          and part.rest !~* '/(\.|%2e){1,2}(/|\?|$)'
        )
      )
  )
$$;
revoke execute on function private.is_picture_address(text) from public;

create function private.check_picture() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.avatar_url is null or private.is_picture_address(new.avatar_url) then
    return new;
  end if;
  -- Another trigger brings what a provider or a sign-up says of the person: that must not fail the
  -- sign-up, so the picture is left out.
  if pg_trigger_depth() > 1 then
    new.avatar_url := null;
    return new;
  end if;
  raise check_violation using
    message = 'avatar_url must lie in this project''s storage or at an identity provider',
    constraint = 'profiles_picture_address',
    schema = 'public',
    table = 'profiles',
    column = 'avatar_url';
end
$$;
revoke execute on function private.check_picture() from public;

create trigger check_picture_of_new before insert on public.profiles
  for each row execute function private.check_picture();
create trigger check_picture before update of avatar_url on public.profiles
  for each row when (old.avatar_url is distinct from new.avatar_url)
  execute function private.check_picture();

-- What is there already: a picture in a storage keeps its address only in its person's own folder,
-- because here nobody says what the project's own address is.
update public.profiles
set avatar_url = null
where avatar_url is not null
  and avatar_url !~ '^https://lh3\.googleusercontent\.com/'
  and avatar_url !~ ('^(https?://[a-z0-9.:-]+)?/storage/v1/object/public/avatars/' || id || '/[^/?#\\]+$');
