-- The roles that a Supabase project has, plus `migrator`, which stands where hosted `postgres` does.
--
-- Every file of this folder runs as the database's owner, in order, at every start: it creates what
-- is missing and leaves the rest alone. Roles belong to the whole cluster while the lock that
-- serialises starts belongs to one database, so losing a race to another database's start is normal.
do $roles$
declare
  wanted record;
  statement text;
begin
  for wanted in
    select *
    from (values
      ('anon', false, false),
      ('authenticated', false, false),
      ('service_role', false, true),
      ('authenticator', false, false),
      ('supabase_auth_admin', true, false),
      ('supabase_storage_admin', true, false),
      ('supabase_realtime_admin', true, false),
      ('supabase_admin', true, false),
      ('dashboard_user', true, false),
      ('migrator', true, true)
    ) as role (name, inherits, bypasses_rls)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      statement := format(
        'create role %I nologin %s%s',
        wanted.name,
        case when wanted.inherits then 'inherit' else 'noinherit' end,
        case when wanted.bypasses_rls then ' bypassrls' else '' end
      );
    elsif wanted.bypasses_rls
      and not (select rolbypassrls from pg_catalog.pg_roles where rolname = wanted.name)
    then
      statement := format('alter role %I bypassrls', wanted.name);
    else
      continue;
    end if;
    begin
      execute statement;
    exception
      when duplicate_object or unique_violation then
        null;
      when insufficient_privilege then
        raise insufficient_privilege using
          message = format(
            'role "%s" may not create or alter role "%s" (%s)', current_user, wanted.name, sqlerrm
          ),
          hint = format('Let a superuser run once: %s;', statement);
    end;
  end loop;
end
$roles$;

-- `authenticator` is the only role that logs in: it has no rights of its own and becomes the
-- caller's role, or the role of the service at work, for the length of one transaction.
-- `migrator` is a member of the three services' roles because only a table's owner may create a
-- policy on it; 80_guard.sql narrows that to policies and triggers, as hosted does.
do $memberships$
declare
  wanted record;
  granted text;
begin
  for wanted in
    select *
    from (values
      ('authenticator', array[
        'anon', 'authenticated', 'service_role',
        'supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin'
      ]),
      ('migrator', array[
        'supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin'
      ])
    ) as membership (member, roles)
  loop
    foreach granted in array wanted.roles loop
      if not exists (
        select
        from pg_catalog.pg_auth_members
        where roleid = granted::regrole and member = wanted.member::regrole
      ) then
        begin
          execute format('grant %I to %I', granted, wanted.member);
        exception
          when unique_violation then null;
        end;
      end if;
    end loop;
  end loop;
end
$memberships$;

-- An owner who is no superuser must be a member of a role to give objects to it.
do $self$
declare
  granted text;
begin
  if (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then
    return;
  end if;
  foreach granted in array array[
    'supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin', 'migrator'
  ] loop
    if not pg_catalog.pg_has_role(current_user, granted, 'usage') then
      execute format('grant %I to current_user', granted);
    end if;
  end loop;
end
$self$;
