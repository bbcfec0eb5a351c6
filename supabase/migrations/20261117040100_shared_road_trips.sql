-- A link shows how many nights a road trip spends at a stop, and where the road runs between two stops. The
-- way to a day's first stop may begin at somebody's door: where it runs is shown to nobody.

create or replace function private.shown_stop(stop jsonb, is_first boolean, includes text[])
returns jsonb
language sql stable
return jsonb_build_object(
  'id', private.plain_value(stop -> 'id'),
  'order', private.plain_value(stop -> 'order'),
  'kind', private.plain_value(stop -> 'kind'),
  'placeId', private.plain_value(stop -> 'placeId'),
  'category', private.plain_value(stop -> 'category'),
  'name', private.plain_value(stop -> 'name'),
  'meal', private.plain_value(stop -> 'meal'),
  'area', private.plain_value(stop -> 'area'),
  'start', private.plain_value(stop -> 'start'),
  'end', private.plain_value(stop -> 'end'),
  'minutes', private.plain_value(stop -> 'minutes'),
  'nights', private.plain_value(stop -> 'nights'),
  'zone', private.plain_value(stop -> 'zone'),
  'endZone', private.plain_value(stop -> 'endZone'),
  'checkHours', private.plain_value(stop -> 'checkHours'),
  'at', private.shown_point(stop -> 'at'),
  'leg', case
    when not is_first and jsonb_typeof(stop -> 'leg') = 'object'
      then private.shown_leg(stop -> 'leg', includes)
        || jsonb_build_object('line', private.plain_value(stop -> 'leg' -> 'line'))
    when 'lodging' = any (includes) or not is_first then private.shown_leg(stop -> 'leg', includes)
    when stop ->> 'kind' = 'journey' and jsonb_typeof(stop -> 'leg') = 'object'
      then private.shown_leg(stop -> 'leg', includes) || '{"meters": null}'::jsonb
  end,
  'cost', private.shown_money(stop -> 'cost', includes),
  'price', case when 'money' = any (includes) then private.plain_value(stop -> 'price') end,
  'locked', false,
  'reasons', '[]'::jsonb,
  'diets', '[]'::jsonb,
  'alternatives', '[]'::jsonb,
  'sources', '{}'::jsonb
);
