-- What a list of trips shows of each stands in columns, so that a list reads no snapshot: where it goes,
-- in which zone its days are, how long it is and how full.

alter table public.trips
  add column place_slug text check (char_length(place_slug) <= 100),
  add column places text not null default '' check (char_length(places) <= 1000),
  add column zone text check (char_length(zone) <= 100),
  add column day_count integer not null default 0 check (day_count >= 0),
  add column stop_count integer not null default 0 check (stop_count >= 0);
comment on column public.trips.place_slug is 'The catalogue''s name of the first stay, for its picture.';
comment on column public.trips.places is 'The names of the stays, to be searched.';
comment on column public.trips.zone is 'The zone of the first day: which day it is there decides whether the trip is on.';

-- A snapshot is its writer's word: whatever is not what it should be counts as nothing, and is no error.
create function private.summarise_trip() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  days constant jsonb := case when jsonb_typeof(new.snapshot -> 'days') = 'array'
    then new.snapshot -> 'days' else '[]' end;
  stays constant jsonb := case when jsonb_typeof(new.snapshot -> 'stays') = 'array'
    then new.snapshot -> 'stays' else '[]' end;
begin
  new.place_slug := left(stays #>> '{0,slug}', 100);
  new.places := left(coalesce((
    select string_agg(stay.value ->> 'name', ', ' order by stay.ordinality)
    from jsonb_array_elements(stays) with ordinality as stay
  ), ''), 1000);
  new.zone := left(days #>> '{0,zone}', 100);
  new.day_count := jsonb_array_length(days);
  new.stop_count := (
    select coalesce(sum(jsonb_array_length(day.value -> 'stops')), 0)
    from jsonb_array_elements(days) as day
    where jsonb_typeof(day.value -> 'stops') = 'array'
  );
  return new;
end
$$;
revoke execute on function private.summarise_trip() from public;

create trigger trips_summarise before insert or update of snapshot on public.trips
  for each row execute function private.summarise_trip();

-- Those that are there already.
update public.trips set snapshot = snapshot;
