-- How much one person may keep, in rows and in bytes, and how much they may write in an hour.

create table private.write_budgets (
  user_id uuid primary key references auth.users (id) on delete cascade,
  bytes_left double precision not null,
  updated_at timestamptz not null
);
comment on table private.write_budgets is
  'What a person may still write at the moment: it refills by itself. Personal: user_id, but tells only how much was written lately.';
alter table private.write_budgets enable row level security;

-- Arguments: the column that says whose rows they are, the most rows, the most bytes, and what they
-- are called; without a number of rows only the hour's budget counts. Bytes are what the columns of
-- varying length take on disk. PT…: the API answers with that status.
-- Security definer: it counts what the caller may not see.
create function private.enforce_quota() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  an_hours_bytes constant double precision := 64 * 1024 * 1024;
  bytes_of_a_row constant int := 100;
  whose constant text := tg_argv[0];
  most_rows constant bigint := nullif(tg_argv[1], '');
  most_bytes constant bigint := nullif(tg_argv[2], '');
  called constant text := tg_argv[3];
  sizes text;
  given record;
  kept record;
  left_to_write double precision;
begin
  select string_agg(format('coalesce(pg_column_size(kept.%I), 0)', attname), ' + ') into sizes
  from pg_attribute
  where attrelid = tg_relid and attnum > 0 and not attisdropped and attlen = -1;

  -- In one order, so that two statements never wait for each other.
  for given in execute format(
    'select kept.%1$I as id, sum(%2$s + %3$s) as bytes from written as kept
     where kept.%1$I is not null group by 1 order by 1',
    whose, sizes, bytes_of_a_row
  ) loop
    -- Writes at the same time count one after the other, else each would see room for itself.
    perform pg_advisory_xact_lock(hashtextextended('kept by ' || given.id, 0));
    if most_rows is not null then
      execute format(
        'select count(*) as rows, coalesce(sum(%2$s), 0) as bytes from %3$s as kept
         where kept.%1$I = $1',
        whose, sizes, tg_relid::regclass
      ) into kept using given.id;
      if kept.rows > most_rows then
        raise exception '%', format('There is room for %s %s', most_rows, called) using
          errcode = 'PT413', hint = 'Delete some that are no longer needed.';
      elsif kept.bytes > most_bytes then
        raise exception '%', format('There is room for %s MB of %s', most_bytes / 1048576, called)
          using errcode = 'PT413', hint = 'Delete some that are no longer needed.';
      end if;
    end if;
    if given.id = auth.uid() then
      insert into private.write_budgets as budget (user_id, bytes_left, updated_at)
      values (given.id, an_hours_bytes - given.bytes, now())
      on conflict (user_id) do update set
        bytes_left = least(
          an_hours_bytes,
          budget.bytes_left
            + an_hours_bytes / 3600 * greatest(0, extract(epoch from now() - budget.updated_at))
        ) - given.bytes,
        updated_at = greatest(budget.updated_at, now())
      returning bytes_left into left_to_write;
      if left_to_write < 0 then
        raise exception 'That was a lot to save in a short time' using
          errcode = 'PT429', hint = 'Try again in a few minutes.';
      end if;
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function private.enforce_quota() from public;

do $$
declare
  quota record;
  event text;
begin
  for quota in
    select *
    from (values
      ('ideas', 'user_id', 2000, 32, 'ideas', 'insert update'),
      ('sessions', 'user_id', 500, 64, 'conversations', 'insert update'),
      ('group_messages', 'user_id', 20000, 64, 'messages', 'insert'),
      ('suggestion_votes', 'user_id', 10000, 8, 'votes', 'insert update'),
      ('groups', 'user_id', 100, 1, 'groups', 'insert update'),
      ('group_participants', 'group_id', 100, 1, 'people in a group', 'insert'),
      ('contact_messages', 'user_id', 1000, 8, 'messages to the team', 'insert'),
      ('profiles', 'id', null, null, 'profiles', 'update')
    ) as quotas (table_name, whose, rows, megabytes, called, events)
  loop
    foreach event in array string_to_array(quota.events, ' ') loop
      execute format(
        'create trigger %1$I after %2$s on public.%3$I
           referencing new table as written
           for each statement execute function private.enforce_quota(%4$L, %5$L, %6$L, %7$L)',
        quota.table_name || '_quota_on_' || event, event, quota.table_name, quota.whose,
        coalesce(quota.rows::text, ''), coalesce((quota.megabytes * 1048576)::text, ''), quota.called
      );
    end loop;
  end loop;
end
$$;
