-- Row-level security is on for every platform table. On those of auth there is no policy: only the
-- auth service reaches them and, as on hosted, migrations. Asked first, because the statement locks.
do $rls$
declare
  relation regclass;
begin
  for relation in
    select oid from pg_catalog.pg_class
    where relnamespace in ('auth'::regnamespace, 'storage'::regnamespace, 'realtime'::regnamespace)
      and relkind in ('r', 'p') and not relrowsecurity
  loop
    execute format('alter table %s enable row level security', relation);
  end loop;
end
$rls$;
