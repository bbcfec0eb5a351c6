-- Recovery codes: the way in for somebody who lost the device with their authenticator app.
--
-- A code has 80 random bits, so that guessing one is hopeless without counting tries, and a plain
-- digest is as safe as a slow one. Codes are shown once, when they are made; only digests are kept.

create table public.recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  unique (user_id, code_hash)
);
comment on table public.recovery_codes is
  'Codes that open an account whose second factor is lost, once each. Only the functions write. Personal: user_id.';
comment on column public.recovery_codes.code_hash is
  'SHA-256 of the account and the code: its owner may read the row, but never gets the code itself.';

alter table public.recovery_codes enable row level security;
revoke all on public.recovery_codes from anon, authenticated;
grant select on public.recovery_codes to authenticated;
grant all on public.recovery_codes to service_role;

create policy "people see how many codes they have left" on public.recovery_codes
  for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "the second factor is given" on public.recovery_codes
  as restrictive to authenticated
  using ((select private.second_factor_given()))
  with check ((select private.second_factor_given()));

-- Case, blanks and hyphens do not count, and letters that look like a digit are that digit.
create function private.recovery_code_hash(user_id uuid, code text) returns text
language sql immutable
set search_path = ''
as $$
  select encode(
    sha256(convert_to(
      user_id::text || ' ' ||
        translate(lower(regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'ilo', '110'),
      'UTF8'
    )),
    'hex'
  )
$$;
revoke execute on function private.recovery_code_hash(uuid, text) from public;

-- Sixteen of thirty-two signs, none of which looks like another: 'k7qx-2m9d-…'.
create function private.new_recovery_code() returns text
language sql volatile
set search_path = ''
as $$
  select string_agg(
    case when place in (4, 8, 12) then '-' else '' end
      || substr('0123456789abcdefghjkmnpqrstvwxyz', get_byte(random.bytes, place) % 32 + 1, 1),
    '' order by place
  )
  from (select extensions.gen_random_bytes(16) as bytes) as random
  cross join generate_series(0, 15) as place
$$;
revoke execute on function private.new_recovery_code() from public;

-- Ten new codes; the old ones end. Only for somebody with a second factor, who has shown it.
create function public.make_recovery_codes() returns text[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  codes text[];
begin
  if person is null or not private.second_factor_given() then
    raise insufficient_privilege using message = 'Enter the code of your authenticator app first';
  end if;
  if not exists (
    select from auth.mfa_factors where user_id = person and status = 'verified'
  ) then
    raise exception 'Two-factor authentication is off'
      using errcode = 'P0001', hint = 'Recovery codes stand in for a second factor.';
  end if;
  -- Two calls at the same time follow each other, so that ten codes are in force and not twenty.
  perform pg_advisory_xact_lock(hashtextextended('recovery codes of ' || person, 0));
  delete from public.recovery_codes where user_id = person;
  codes := array(select private.new_recovery_code() from generate_series(1, 10));
  insert into public.recovery_codes (user_id, code_hash)
  select person, private.recovery_code_hash(person, code) from unnest(codes) as code;
  return codes;
end
$$;
comment on function public.make_recovery_codes() is
  'Makes ten recovery codes in place of the old ones and returns them, for the only time.';

-- For a session that owes its second factor, and nothing else. The code takes the place of the lost
-- device: its factor is removed, so that this session owes nothing any more, and all other sessions
-- end, because one of them may be on that device. A code is used up by whoever comes first.
create function public.use_recovery_code(code text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  this_session constant text := auth.jwt() ->> 'session_id';
begin
  if person is null or private.second_factor_given() or char_length(code) > 100 then
    return false;
  end if;
  update public.recovery_codes as kept
  set used_at = now()
  where kept.user_id = person and kept.used_at is null
    and kept.code_hash = private.recovery_code_hash(person, use_recovery_code.code);
  if not found then
    return false;
  end if;
  delete from auth.mfa_factors where user_id = person;
  delete from auth.sessions as session
  where session.user_id = person and session.id::text is distinct from this_session;
  return true;
end
$$;
comment on function public.use_recovery_code(text) is
  'Lets a person in who lost the device: removes their second factor and ends their other sessions.';

revoke execute on function public.make_recovery_codes(), public.use_recovery_code(text)
  from public, anon;
grant execute on function public.make_recovery_codes(), public.use_recovery_code(text)
  to authenticated;
