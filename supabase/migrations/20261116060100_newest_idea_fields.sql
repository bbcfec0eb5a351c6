-- Two devices change one idea: of every field the newer value stays, whichever arrives first.

alter table public.ideas
  add column edited_at jsonb not null default '{}'
    check (jsonb_typeof(edited_at) = 'object' and octet_length(edited_at::text) <= 2000),
  add column changed jsonb check (jsonb_typeof(changed) = 'object' and octet_length(changed::text) <= 2000);
comment on column public.ideas.edited_at is
  'When each field got its value, in milliseconds since 1970. Written by a trigger alone.';
comment on column public.ideas.changed is
  'Written with an upsert: which fields of it are meant, and when its writer changed each. Kept from the first write until the next.';

-- A write that names what it changed takes effect in those fields alone, and in those only where nobody
-- changed them later. A write that names nothing takes effect as it stands, now. A clock that is ahead
-- counts as ours, or its values could not be changed for as long as it is ahead.
create function private.keep_newest_idea_fields() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  fields constant text[] := array[
    'title', 'description', 'color', 'day', 'time', 'date', 'place_details', 'pinned', 'board_id'
  ];
  present constant bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  given jsonb := new.changed;
  written jsonb := to_jsonb(new);
  stored jsonb := '{}';
  times jsonb := '{}';
  field text;
  made bigint;
begin
  if tg_op = 'UPDATE' then
    stored := to_jsonb(old);
    times := old.edited_at;
    -- What stands there since the row was made was not said by this write.
    if new.changed is not distinct from old.changed then
      given := null;
    end if;
    written := written || '{"changed": null}';
  end if;
  foreach field in array fields loop
    -- What is no number is no time, and then the field was not meant.
    made := case when jsonb_typeof(given -> field) = 'number'
      then floor(least(greatest((given ->> field)::numeric, 0), present)) end;
    if given is null and tg_op = 'UPDATE' and written -> field is distinct from stored -> field then
      made := present;
    end if;
    if made >= coalesce((times ->> field)::bigint, 0) then
      times := jsonb_set(times, array[field], to_jsonb(made));
    elsif given is not null and tg_op = 'UPDATE' then
      written := jsonb_set(written, array[field], stored -> field);
    end if;
  end loop;
  if given is not null and tg_op = 'UPDATE' then
    written := written || jsonb_build_object('created_at', old.created_at, 'updated_at', old.updated_at);
  end if;
  -- An insert keeps what was said: on a conflict, the update that follows reads it from there.
  return jsonb_populate_record(new, written || jsonb_build_object('edited_at', times));
end
$$;
revoke execute on function private.keep_newest_idea_fields() from public;

create trigger ideas_newest_fields before insert or update on public.ideas
  for each row execute function private.keep_newest_idea_fields();
