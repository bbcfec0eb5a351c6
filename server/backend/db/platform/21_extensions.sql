-- The two extensions that migrations written for Supabase take for granted, where the engine has them.
do $extensions$
declare
  wanted text;
begin
  for wanted in
    select name from pg_catalog.pg_available_extensions
    where name in ('pgcrypto', 'uuid-ossp') and installed_version is null
  loop
    execute format('create extension if not exists %I with schema extensions', wanted);
  end loop;
exception
  when insufficient_privilege then
    raise warning 'role "%" may not create the extension "%": migrations that need it will fail',
      current_user, wanted;
end
$extensions$;
