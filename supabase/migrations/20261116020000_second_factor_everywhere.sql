-- The second factor guards every table: one call for each, and a test of the schema that finds a table
-- without it.

-- For migrations: whoever turned on a second factor reaches the table only after giving it. `commands`
-- narrows it where everybody may do the rest, such as read what is published. Restrictive: the policies
-- narrow what the others allow, and may stand on a table that has none yet.
create function private.require_second_factor(
  target regclass,
  commands text[] default array['all']
) returns void
language plpgsql
set search_path = ''
as $$
declare
  command text;
  name text;
begin
  foreach command in array commands loop
    if command not in ('all', 'select', 'insert', 'update', 'delete') then
      raise invalid_parameter_value using message = format('"%s" is no command of a policy', command);
    end if;
    name := 'the second factor is given' || case command when 'all' then '' else ' to ' || command end;
    execute format('drop policy if exists %I on %s', name, target);
    execute format(
      'create policy %I on %s as restrictive for %s to authenticated%s%s', name, target, command,
      case when command <> 'insert' then ' using ((select private.second_factor_given()))' end,
      case when command in ('all', 'insert', 'update')
        then ' with check ((select private.second_factor_given()))' end
    );
  end loop;
end
$$;
comment on function private.require_second_factor(regclass, text[]) is
  'Called by migrations for each new table that signed-in people reach.';
revoke execute on function private.require_second_factor(regclass, text[]) from public;

-- What the site publishes is read by everybody. Administrators write it, and theirs is a second factor
-- too: until now only the policies that ask is_admin() said so.
select private.require_second_factor(target, array['insert', 'update', 'delete'])
from unnest(array['public.pages', 'public.page_sections', 'public.carousel_items']::regclass[])
  as target;
-- Everybody may write to us at any time. Reading was guarded; marking as read and deleting are now too.
select private.require_second_factor('public.contact_messages', array['update', 'delete']);

-- Files in a bucket that is not public are somebody's own, whichever bucket comes next.
create function private.public_bucket_ids() returns setof text
language sql stable
security definer
set search_path = ''
as $$
  select id from storage.buckets where public
$$;
revoke execute on function private.public_bucket_ids() from public;
grant execute on function private.public_bucket_ids() to authenticated;

create policy "the second factor is given to see what is not public" on storage.objects
  as restrictive for select to authenticated
  using (
    bucket_id in (select private.public_bucket_ids())
    or (select private.second_factor_given())
  );
