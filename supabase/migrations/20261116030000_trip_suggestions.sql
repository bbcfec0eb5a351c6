-- Suggestions: what somebody with a link that allows it would change about a trip, in plain words, for
-- its owner to take up or decline. A row stands as long as it waits for that.

create table public.trip_suggestions (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  share_id uuid references public.trip_shares (id) on delete set null,
  name text check (char_length(name) between 1 and 60 and name !~ '[[:cntrl:]]'),
  words text not null check (char_length(words) between 1 and 500),
  day_id text check (day_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  stop_id text check (stop_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  made_at timestamptz not null default now()
);
comment on table public.trip_suggestions is
  'What people with a link suggest, until its owner decides. Only suggest_for_trip writes. Personal: owner_id, whose trip it is; name is what its writer called themselves.';
comment on column public.trip_suggestions.stop_id is
  'The stop that it is about, when it was made; it may be gone since.';

create index trip_suggestions_trip_id_idx on public.trip_suggestions (trip_id, made_at);
create index trip_suggestions_owner_id_idx on public.trip_suggestions (owner_id);
create index trip_suggestions_share_id_idx on public.trip_suggestions (share_id);

alter table public.trip_suggestions enable row level security;
revoke all on public.trip_suggestions from anon, authenticated;
grant select, delete on public.trip_suggestions to authenticated;
grant all on public.trip_suggestions to service_role;

create policy "owners see what is suggested for their trips" on public.trip_suggestions
  for select to authenticated
  using ((select auth.uid()) = owner_id);
create policy "owners decide on suggestions" on public.trip_suggestions
  for delete to authenticated
  using ((select auth.uid()) = owner_id);
select private.require_second_factor('public.trip_suggestions');

alter publication supabase_realtime add table public.trip_suggestions;

-- How many ----------------------------------------------------------------------------------------

-- For as long as it is counted: who suggested by which link, and a digest of the words.
create table private.suggestion_senders (
  id bigint generated always as identity primary key,
  share_id uuid not null references public.trip_shares (id) on delete cascade,
  sender text,
  words text not null,
  sent_at timestamptz not null
);
comment on table private.suggestion_senders is
  'Digests of who suggested something in the last ten minutes, and of what. Rows go with the next suggestion after that.';
create index suggestion_senders_sent_at_idx on private.suggestion_senders (sent_at);
create index suggestion_senders_share_id_idx on private.suggestion_senders (share_id, sent_at);
create index suggestion_senders_sender_idx on private.suggestion_senders (sender, sent_at);
alter table private.suggestion_senders enable row level security;

-- False where the same person sent the same words a moment ago: a double click is one suggestion.
-- PT…: the API answers with that status.
create function private.may_suggest(share public.trip_shares, given text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Within ten minutes, by one sender and by one link; and how many may wait for their owner.
  of_one constant int := 6;
  of_link constant int := 30;
  waiting_of_link constant int := 50;
  waiting_of_trip constant int := 200;
  this_sender constant text := private.sender();
  these_words constant text := encode(sha256(convert_to(
    jsonb_build_array(share.id, this_sender, given)::text, 'UTF8'
  )), 'hex');
begin
  -- One sender's suggestions come one after the other, and those of a trip, else two at once would not
  -- count each other.
  perform pg_advisory_xact_lock(hashtextextended('suggestions of ' || coalesce(this_sender, ''), 0));
  perform pg_advisory_xact_lock(hashtextextended('suggestions for ' || share.trip_id, 0));
  delete from private.suggestion_senders as sent where sent.sent_at < now() - interval '10 minutes';
  if exists (
    select from private.suggestion_senders as sent
    where sent.share_id = share.id and sent.words = these_words
      and sent.sent_at > now() - interval '1 minute'
  ) then
    return false;
  end if;
  if (
    select count(*) from private.suggestion_senders as sent
    where sent.sender is not distinct from this_sender
  ) >= of_one or (
    select count(*) from private.suggestion_senders as sent where sent.share_id = share.id
  ) >= of_link then
    raise exception 'That was a lot of suggestions in a short time' using
      errcode = 'PT429', hint = 'Try again in a few minutes.';
  end if;
  if (
    select count(*) from public.trip_suggestions as waiting where waiting.share_id = share.id
  ) >= waiting_of_link or (
    select count(*) from public.trip_suggestions as waiting where waiting.trip_id = share.trip_id
  ) >= waiting_of_trip then
    raise exception 'Many suggestions wait to be looked at' using
      errcode = 'PT413', hint = 'Whoever sent you the link decides on them first.';
  end if;
  insert into private.suggestion_senders (share_id, sender, words, sent_at)
  values (share.id, this_sender, these_words, now());
  return true;
end
$$;
revoke execute on function private.may_suggest(public.trip_shares, text) from public;

-- Without what is no letter of a text: control characters, and those that turn its direction around.
-- Null where nothing is left.
create function private.plain_words(given text, keep_lines boolean) returns text
language sql immutable
set search_path = ''
as $$
  select nullif(regexp_replace(
    regexp_replace(
      regexp_replace(given, '[\u202a-\u202e\u2066-\u2069\u200e\u200f]', '', 'g'),
      case when keep_lines then '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]+'
        else '[\u0001-\u001f\u007f-\u009f]+' end,
      ' ', 'g'
    ),
    '^\s+|\s+$', '', 'g'
  ), '')
$$;
revoke execute on function private.plain_words(text, boolean) from public;

-- Security definer: who has a link reads and writes no table.
create function public.suggest_for_trip(
  p_secret text,
  p_words text,
  p_name text default null,
  p_day text default null,
  p_stop text default null
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  share public.trip_shares;
  trip public.trips;
  words constant text := private.plain_words(p_words, true);
  name constant text := private.plain_words(p_name, false);
begin
  select * into share from public.trip_shares as found
  where char_length(p_secret) = 43 and found.secret is not null
    and found.digest = encode(sha256(convert_to(p_secret, 'UTF8')), 'hex');
  if share.id is null or not private.is_live(share) then
    raise exception 'This link does not work any more' using errcode = 'PT404';
  end if;
  if share.rights <> 'suggest' then
    raise exception 'This link is for reading' using errcode = 'PT403';
  end if;
  if words is null or char_length(words) > 500 then
    raise exception 'A suggestion has up to 500 characters' using errcode = 'PT422';
  end if;
  if char_length(name) > 60 then
    raise exception 'A name has up to 60 characters' using errcode = 'PT422';
  end if;
  if private.may_suggest(share, words) then
    select * into trip from public.trips where id = share.trip_id;
    insert into public.trip_suggestions (trip_id, owner_id, share_id, name, words, day_id, stop_id)
    values (
      trip.id, trip.owner_id, share.id, name, words,
      -- What is not in the trip, or was taken out while somebody wrote, is not named.
      (select day ->> 'id' from jsonb_array_elements(trip.snapshot -> 'days') as day
       where day ->> 'id' = p_day limit 1),
      (select stop ->> 'id' from jsonb_array_elements(trip.snapshot -> 'days') as day,
         jsonb_array_elements(day -> 'stops') as stop
       where stop ->> 'id' = p_stop limit 1)
    );
  end if;
  return true;
end
$$;
comment on function public.suggest_for_trip(text, text, text, text, text) is
  'Leaves words for the owner of a trip, by a link that allows it; few at a time.';
revoke execute on function public.suggest_for_trip(text, text, text, text, text) from public;
grant execute on function public.suggest_for_trip(text, text, text, text, text)
  to anon, authenticated;
