-- A list opens a road trip where its drive is shown, and one with days in town where its sights are. Which of
-- the two it is stands in a column, so that a list reads no snapshot. domain/trip/road-stops.ts has the rule.

alter table public.trips add column is_driven boolean not null default false;
comment on column public.trips.is_driven is
  'Whether every stop is on the road, which decides where the trip is opened.';

-- A snapshot is its writer's word: whatever is not what it should be counts as not driven, and is no error.
create function private.tell_driven() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_driven := new.kind = 'road' and not exists (
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
  );
  return new;
end
$$;
revoke execute on function private.tell_driven() from public;

create trigger trips_tell_driven before insert or update of snapshot on public.trips
  for each row execute function private.tell_driven();

-- Those that are there already.
update public.trips set snapshot = snapshot where kind = 'road';
