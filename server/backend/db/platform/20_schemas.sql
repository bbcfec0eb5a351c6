-- The schemas that Supabase provides, and who may use them.
create schema if not exists auth authorization supabase_auth_admin;
create schema if not exists storage authorization supabase_storage_admin;
create schema if not exists realtime authorization supabase_realtime_admin;
create schema if not exists extensions;
create schema if not exists graphql_public;

grant usage on schema public, auth, storage, realtime, extensions, graphql_public
  to anon, authenticated, service_role, migrator;
grant usage on schema public, auth, storage, realtime, extensions, graphql_public
  to supabase_auth_admin, supabase_storage_admin, supabase_realtime_admin, dashboard_user;

grant create on schema public, extensions to migrator;

do $database$
begin
  execute format('grant create, temporary on database %I to migrator', current_database());
end
$database$;

-- What a migration creates in public is reachable by the API's roles: row-level security is the guard.
alter default privileges for role migrator in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role migrator in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role migrator in schema public
  grant all on functions to anon, authenticated, service_role;
