-- A drawing writes the name of a stop that lies apart. In the picture of a link that is the name of its
-- part of town, or of the city: what a stop is, the picture does not tell.

create or replace function private.drawn_trip(shown jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select shown || jsonb_build_object(
    'lodgings', '[]'::jsonb, 'bookings', '[]'::jsonb, 'notes', '[]'::jsonb,
    'checklists', '[]'::jsonb, 'attachments', '[]'::jsonb,
    'days', coalesce((
      select jsonb_agg(
        day || jsonb_build_object(
          'title', null, 'weather', null, 'from', null, 'to', null,
          'stops', coalesce((
            select jsonb_agg(
              stop || '{"start": null, "end": null, "placeId": null, "cost": null}'::jsonb
              || jsonb_build_object(
                'name', coalesce(nullif(stop ->> 'area', ''), shown #>> '{stays,0,name}', '·')
              )
              order by nth
            )
            from jsonb_array_elements(day -> 'stops') with ordinality as stops (stop, nth)
          ), '[]'::jsonb)
        )
        order by number
      )
      from jsonb_array_elements(shown -> 'days') with ordinality as days (day, number)
    ), '[]'::jsonb)
  )
$$;
