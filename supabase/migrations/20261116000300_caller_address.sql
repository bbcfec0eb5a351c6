-- Who is at the other end of a request, for limits: an account, or else a network.

-- Servers of the site that call for their visitors. Where the site runs beside the API, the API knows
-- the visitor by itself and the table stays empty; a site that uses a Supabase project names itself
-- here, else all its visitors count as one.
create table private.site_servers (
  address inet primary key
);
comment on table private.site_servers is
  'Addresses whose x-visitor-address header is believed. Holds nothing of a person.';
alter table private.site_servers enable row level security;

-- Mixed into every digest, so that an address can't be found by trying all of them.
create table private.sender_salt (
  only_one boolean primary key default true check (only_one),
  salt uuid not null default gen_random_uuid()
);
comment on table private.sender_salt is 'One secret of this database. Holds nothing of a person.';
alter table private.sender_salt enable row level security;
insert into private.sender_salt default values;

-- Null for what is no address: a header may hold any text.
create function private.to_address(given text) returns inet
language plpgsql immutable
set search_path = ''
as $$
begin
  return regexp_replace(given, '^::ffff:(?=\d+\.)', '', 'i')::inet;
exception
  when invalid_text_representation then
    return null;
end
$$;
revoke execute on function private.to_address(text) from public;

-- Only headers that the gateway in front sets itself, whatever a client sent: Cloudflare's before
-- hosted projects, x-real-ip elsewhere.
create function private.caller_address() returns inet
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  caller constant inet := private.to_address(
    coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip')
  );
begin
  if exists (select from private.site_servers as server where server.address = caller) then
    return coalesce(private.to_address(headers ->> 'x-visitor-address'), caller);
  end if;
  return caller;
end
$$;
revoke execute on function private.caller_address() from public;

-- A digest of the account, or of the network: whoever has one IPv6 address has the 2^64 beside it.
-- Null where neither is known.
create function private.sender() returns text
language sql stable
security definer
set search_path = ''
as $$
  select encode(sha256(convert_to(concat(
    salt, ' ', coalesce(
      auth.uid()::text,
      case family(address) when 6 then network(set_masklen(address, 64)) else address end::text
    )
  ), 'UTF8')), 'hex')
  from private.sender_salt, private.caller_address() as address
  where auth.uid() is not null or address is not null
$$;
revoke execute on function private.sender() from public;
