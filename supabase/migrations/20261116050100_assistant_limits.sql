-- How often the assistant may be asked, and how much of a language model one may use in a day. Who is
-- counted stands here as a digest only. The assistant's function calls with the service's rights: it
-- knows who asks, and from where.

create table private.assistant_turns (
  asker text primary key,
  turns_left double precision not null,
  updated_at timestamptz not null
);
comment on table private.assistant_turns is
  'What each asker may still ask at the moment: it refills by itself. Digests; rows go when they are full again.';
create index assistant_turns_updated_at_idx on private.assistant_turns (updated_at);
alter table private.assistant_turns enable row level security;

create table private.model_use (
  day date not null,
  asker text not null,
  tokens bigint not null,
  primary key (day, asker)
);
comment on table private.model_use is
  'How many tokens of a language model each asker has used on a day. Digests; rows go on the next day.';
alter table private.model_use enable row level security;

-- An account, or a network: whoever has one IPv6 address has the 2^64 beside it. Those who came without
-- an address that is known are one.
create function private.asker(p_person uuid, p_address text) returns text
language sql stable
security definer
set search_path = ''
as $$
  select encode(sha256(convert_to(concat(
    salt, ' assistant ', coalesce(
      p_person::text,
      case family(address) when 6 then network(set_masklen(address, 64)) else address end::text,
      'unknown'
    )
  ), 'UTF8')), 'hex')
  from private.sender_salt, private.to_address(p_address) as address
$$;
revoke execute on function private.asker(uuid, text) from public;

-- Takes a turn if there is one. Answers 0, or the seconds until there is one again.
create function private.take_turn(p_asker text, p_most int) returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  seconds_to_full constant double precision := 600;
  bucket private.assistant_turns;
  level double precision;
begin
  insert into private.assistant_turns (asker, turns_left, updated_at) values (p_asker, p_most, now())
  on conflict do nothing;
  select * into bucket from private.assistant_turns where asker = p_asker for update;
  level := least(
    p_most,
    bucket.turns_left
      + p_most / seconds_to_full * greatest(0, extract(epoch from now() - bucket.updated_at))
  );
  update private.assistant_turns set
    turns_left = case when level >= 1 then level - 1 else level end,
    updated_at = greatest(bucket.updated_at, now())
  where asker = p_asker;
  return case when level >= 1 then 0 else ceil((1 - level) * seconds_to_full / greatest(p_most, 1)) end;
end
$$;
revoke execute on function private.take_turn(text, int) from public;

-- A person is counted by the account; a visitor by the network, and with all other visitors, for
-- addresses can be many. Whoever has used up their own turns takes none of the others'.
create function public.take_assistant_turn(
  p_person uuid,
  p_address text,
  p_of_one int,
  p_of_visitors int
) returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait int;
begin
  delete from private.assistant_turns where updated_at < now() - interval '1 hour';
  wait := private.take_turn(private.asker(p_person, p_address), p_of_one);
  if wait > 0 or p_person is not null then
    return wait;
  end if;
  return private.take_turn('visitors', p_of_visitors);
end
$$;
revoke execute on function public.take_assistant_turn(uuid, text, int, int)
  from public, anon, authenticated;
grant execute on function public.take_assistant_turn(uuid, text, int, int) to service_role;

-- Sets tokens aside before a model is asked, so that many answers at once stay within the day's budget;
-- what was set aside and not used is given back by a negative number. False where either budget would
-- be passed, and then nothing is set aside.
create function public.use_model_tokens(
  p_person uuid,
  p_address text,
  p_tokens bigint,
  p_of_one bigint,
  p_of_all bigint
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  this_asker constant text := private.asker(p_person, p_address);
  of_one bigint;
  of_all bigint;
begin
  delete from private.model_use where day < today - 1;
  -- In one order, so that two answers never wait for each other.
  insert into private.model_use as used (day, asker, tokens) values (today, 'all', greatest(0, p_tokens))
  on conflict (day, asker) do update set tokens = greatest(0, used.tokens + p_tokens)
  returning tokens into of_all;
  insert into private.model_use as used (day, asker, tokens) values (today, this_asker, greatest(0, p_tokens))
  on conflict (day, asker) do update set tokens = greatest(0, used.tokens + p_tokens)
  returning tokens into of_one;
  if p_tokens <= 0 or (of_one <= p_of_one and of_all <= p_of_all) then
    return true;
  end if;
  update private.model_use set tokens = greatest(0, tokens - p_tokens)
  where day = today and asker in ('all', this_asker);
  return false;
end
$$;
revoke execute on function public.use_model_tokens(uuid, text, bigint, bigint, bigint)
  from public, anon, authenticated;
grant execute on function public.use_model_tokens(uuid, text, bigint, bigint, bigint) to service_role;
