-- A drive that also has days in town is opened as a drive: its stops on the road say how many nights they have, and
-- the sights of its towns don't. Trips that were kept before stops said so are told as they were.
-- domain/trip/road-stops.ts has the rule.

comment on column public.trips.is_driven is
  'Whether it is a drive from stop to stop, which decides where the trip is opened.';

create or replace function private.tell_driven() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_driven := new.kind = 'road' and (
    exists (
      select
      from jsonb_path_query(new.snapshot, 'lax $.days[*].stops[*]') as stop
      where coalesce(stop ->> 'kind' = 'visit', false)
        and coalesce(jsonb_typeof(stop -> 'at'), 'null') <> 'null'
        and coalesce(jsonb_typeof(stop -> 'nights') = 'number', false)
    )
    or not exists (
      select
      from jsonb_path_query(new.snapshot, 'lax $.days[*].stops[*]') as stop
      where stop ->> 'kind' is distinct from 'journey'
        and not (
          coalesce(stop ->> 'kind' = 'visit', false)
          and coalesce(jsonb_typeof(stop -> 'at'), 'null') <> 'null'
          and (
            coalesce(jsonb_typeof(stop -> 'leg'), 'null') = 'null'
            or coalesce(stop #>> '{leg,mode}' = 'drive', false)
          )
        )
    )
  );
  return new;
end
$$;

-- Those that are there already.
update public.trips set snapshot = snapshot where kind = 'road';
