-- A trip that ends in another zone than it began in is over when its last day is over there.

alter table public.trips add column end_zone text check (char_length(end_zone) <= 100);
comment on column public.trips.end_zone is
  'The zone of the last day, which decides whether the trip is over.';

create function private.zone_trip_end() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.end_zone := left(new.snapshot #>> '{days,-1,zone}', 100);
  return new;
end
$$;
revoke execute on function private.zone_trip_end() from public;

create trigger trips_zone_end before insert or update of snapshot on public.trips
  for each row execute function private.zone_trip_end();

update public.trips set snapshot = snapshot;
