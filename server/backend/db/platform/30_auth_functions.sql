-- Who is asking, read from the claims that each request's transaction carries.
-- A setting made for one transaction reads as '' and not as NULL after it: hence nullif.
create or replace function auth.jwt() returns jsonb
language sql stable
return nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::pg_catalog.jsonb;

create or replace function auth.uid() returns uuid
language sql stable
return (nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::pg_catalog.jsonb ->> 'sub')::pg_catalog.uuid;

create or replace function auth.role() returns text
language sql stable
return nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::pg_catalog.jsonb ->> 'role';

create or replace function auth.email() returns text
language sql stable
return nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::pg_catalog.jsonb ->> 'email';

grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email()
  to anon, authenticated, service_role, migrator;
