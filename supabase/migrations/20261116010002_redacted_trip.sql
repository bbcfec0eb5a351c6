-- A trip as somebody sees it who was only given a link.
--
-- Everything here is an allow-list: a field that no function names is not shown, so that a field that a
-- trip gets later stays private until somebody decides otherwise. What is shown is a trip still: fields
-- that must be there hold what says nothing. `includes` names what the owner ticked: bookings,
-- attachments, lodging, notes, money.

-- The named fields where they hold a text, a number or a truth value, else null: what is nested in a
-- field is never shown by its parent's name.
create function private.plain_fields(part jsonb, variadic names text[]) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_object_agg(
    name,
    case
      when jsonb_typeof(part -> name) in ('string', 'number', 'boolean') then part -> name
      else 'null'
    end
  )
  from unnest(names) as name
$$;

-- The parts of a list in their order; none of what is no list.
create function private.parts_in(list jsonb) returns table (part jsonb, place bigint)
language sql immutable
set search_path = ''
as $$
  select element, ordinality
  from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end)
    with ordinality as each (element, ordinality)
  where jsonb_typeof(element) = 'object'
$$;

create function private.shown_point(at jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(at -> 0) = 'number' and jsonb_typeof(at -> 1) = 'number'
      then jsonb_build_array(at -> 0, at -> 1)
    else 'null'
  end
$$;

create function private.shown_money(amount jsonb, includes text[]) returns jsonb
language sql immutable
set search_path = ''
as $$
  select case
    when 'money' = any (includes) and jsonb_typeof(amount) = 'object'
      then private.plain_fields(amount, 'minor', 'currency')
    else 'null'
  end
$$;

-- Whether it is known or an estimate, and not who said so.
create function private.shown_source(source jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('kind', case
    when source ->> 'kind' in ('catalogue', 'provider', 'estimate', 'traveller', 'assistant', 'partner')
      then source ->> 'kind'
    else 'estimate'
  end)
$$;

create function private.shown_about(about jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select case
    when about ->> 'entity' in ('day', 'stop', 'lodging', 'booking')
      then private.plain_fields(about, 'entity', 'id')
    else '{"entity": "trip"}'
  end
$$;

-- Its ends may be a home or a lodging, and its reference is on a ticket.
create function private.shown_leg(leg jsonb, includes text[]) returns jsonb
language sql immutable
set search_path = ''
as $$
  select case jsonb_typeof(leg)
    when 'object' then
      private.plain_fields(leg, 'mode', 'minutes', 'meters')
      || jsonb_build_object(
        'from', null, 'to', null, 'source', private.shown_source(leg -> 'source'),
        'reference', case
          when 'bookings' = any (includes) then private.plain_fields(leg, 'reference') -> 'reference'
        end
      )
    else 'null'
  end
$$;

-- `is_first`: the way to a day's first stop comes from the lodging, or from home. How long it is on
-- several days tells where that is; of a journey its means and duration are shown.
create function private.shown_stop(stop jsonb, is_first boolean, includes text[]) returns jsonb
language sql immutable
set search_path = ''
as $$
  select
    private.plain_fields(
      stop, 'id', 'order', 'kind', 'placeId', 'category', 'name', 'meal', 'area', 'start', 'end',
      'minutes', 'zone', 'endZone', 'checkHours'
    )
    || jsonb_build_object(
      'at', private.shown_point(stop -> 'at'),
      'leg', case
        when 'lodging' = any (includes) or not is_first
          then private.shown_leg(stop -> 'leg', includes)
        when stop ->> 'kind' = 'journey' and jsonb_typeof(stop -> 'leg') = 'object'
          then private.shown_leg(stop -> 'leg', includes) || '{"meters": null}'
      end,
      'cost', private.shown_money(stop -> 'cost', includes),
      'price', case
        when 'money' = any (includes) then private.plain_fields(stop, 'price') -> 'price'
      end,
      'locked', false,
      'reasons', '[]'::jsonb,
      'diets', '[]'::jsonb,
      'alternatives', '[]'::jsonb,
      'sources', '{}'::jsonb
    )
$$;

create function private.shown_day(day jsonb, includes text[]) returns jsonb
language sql immutable
set search_path = ''
as $$
  select
    private.plain_fields(day, 'id', 'order', 'skips', 'title', 'zone', 'date')
    || jsonb_build_object(
      'from', null,
      'to', null,
      'weather', case jsonb_typeof(day -> 'weather')
        when 'object' then
          private.plain_fields(day -> 'weather', 'rain', 'high', 'low')
          || jsonb_build_object('source', private.shown_source(day #> '{weather,source}'))
      end,
      'back', case
        when 'lodging' = any (includes) then private.shown_leg(day -> 'back', includes)
      end,
      'stops', (
        select coalesce(
          jsonb_agg(private.shown_stop(part, place = 1, includes) order by place), '[]'
        )
        from private.parts_in(day -> 'stops')
      )
    )
$$;

-- Of a lodging whose place is not shown, the part of town.
create function private.shown_lodging(lodging jsonb, includes text[]) returns jsonb
language sql immutable
set search_path = ''
as $$
  select
    private.plain_fields(lodging, 'id', 'order', 'area', 'checkIn', 'checkOut')
    || case
      when 'lodging' = any (includes) then
        private.plain_fields(lodging, 'name', 'address', 'rooms')
        || jsonb_build_object('at', private.shown_point(lodging -> 'at'))
      else
        jsonb_build_object(
          'name', coalesce(nullif(private.plain_fields(lodging, 'area') ->> 'area', ''), 'Lodging'),
          'address', null, 'rooms', null, 'at', null
        )
    end
    || jsonb_build_object(
      'cost', private.shown_money(lodging -> 'cost', includes),
      'source', private.shown_source(lodging -> 'source')
    )
$$;

create function private.shown_time("time" jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select case jsonb_typeof("time")
    when 'object' then private.plain_fields("time", 'local', 'zone')
    else 'null'
  end
$$;

create function private.shown_booking(booking jsonb, includes text[]) returns jsonb
language sql immutable
set search_path = ''
as $$
  select
    private.plain_fields(
      booking, 'id', 'order', 'kind', 'title', 'reference', 'status', 'provider', 'url'
    )
    || jsonb_build_object(
      'start', private.shown_time(booking -> 'start'),
      'end', private.shown_time(booking -> 'end'),
      'cost', private.shown_money(booking -> 'cost', includes),
      'about', private.shown_about(booking -> 'about')
    )
$$;

-- A file's place in the bucket has a person's id: its own id stands there instead.
create function private.shown_attachment(attachment jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select
    private.plain_fields(attachment, 'id', 'order', 'name', 'mediaType', 'bytes')
    || jsonb_build_object(
      'path', private.plain_fields(attachment, 'id') -> 'id',
      'about', private.shown_about(attachment -> 'about')
    )
$$;

create function private.redacted_trip(snapshot jsonb, includes text[]) returns jsonb
language sql immutable
set search_path = ''
as $$
  select
    private.plain_fields(snapshot, 'version', 'id', 'title', 'kind', 'start', 'pace')
    || jsonb_build_object(
      'brief', null,
      'party', '{"childAges": [], "has": [], "pets": [], "kinds": []}'::jsonb,
      'currency', case
        when 'money' = any (includes) then private.plain_fields(snapshot, 'currency') -> 'currency'
      end,
      'budget', private.shown_money(snapshot -> 'budget', includes),
      'home', null,
      'road', null,
      'stays', (
        select coalesce(
          jsonb_agg(
            private.plain_fields(part, 'name', 'zone', 'slug', 'first', 'last')
              || jsonb_build_object('at', private.shown_point(part -> 'at'))
            order by place
          ),
          '[]'
        )
        from private.parts_in(snapshot -> 'stays')
      ),
      'days', (
        select coalesce(jsonb_agg(private.shown_day(part, includes) order by place), '[]')
        from private.parts_in(snapshot -> 'days')
      ),
      'lodgings', (
        select coalesce(jsonb_agg(private.shown_lodging(part, includes) order by place), '[]')
        from private.parts_in(snapshot -> 'lodgings')
      ),
      'bookings', (
        select coalesce(jsonb_agg(private.shown_booking(part, includes) order by place), '[]')
        from private.parts_in(snapshot -> 'bookings')
        where 'bookings' = any (includes)
      ),
      'notes', (
        select coalesce(
          jsonb_agg(
            private.plain_fields(part, 'id', 'order', 'text')
              || jsonb_build_object('about', private.shown_about(part -> 'about'))
            order by place
          ),
          '[]'
        )
        from private.parts_in(snapshot -> 'notes')
        where 'notes' = any (includes)
      ),
      'attachments', (
        select coalesce(jsonb_agg(private.shown_attachment(part) order by place), '[]')
        from private.parts_in(snapshot -> 'attachments')
        where 'attachments' = any (includes)
      ),
      'closures', '[]'::jsonb,
      'avoided', '[]'::jsonb,
      'leftOut', '[]'::jsonb,
      'assumed', '[]'::jsonb,
      'unmet', '[]'::jsonb,
      'checklists', '[]'::jsonb,
      'bin', '[]'::jsonb
    )
$$;

revoke execute on function
  private.plain_fields(jsonb, text[]),
  private.parts_in(jsonb),
  private.shown_point(jsonb),
  private.shown_money(jsonb, text[]),
  private.shown_source(jsonb),
  private.shown_about(jsonb),
  private.shown_leg(jsonb, text[]),
  private.shown_stop(jsonb, boolean, text[]),
  private.shown_day(jsonb, text[]),
  private.shown_lodging(jsonb, text[]),
  private.shown_time(jsonb),
  private.shown_booking(jsonb, text[]),
  private.shown_attachment(jsonb),
  private.redacted_trip(jsonb, text[])
from public;
