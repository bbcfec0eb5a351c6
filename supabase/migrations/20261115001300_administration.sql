-- What administrators do to rights, and the trail of all that they do.

-- user_permissions: there is always somebody left to ask ------------------------------------------

-- Operators with the service's key, and accounts that go away, are not kept from it.
create function private.keep_one_admin() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null and pg_trigger_depth() = 1 then
    -- Two admins who revoke each other come one after the other.
    perform pg_advisory_xact_lock(hashtext('private.keep_one_admin'));
    if not exists (
      select from public.user_permissions where is_admin and user_id <> old.user_id
    ) then
      raise exception 'The last administrator can''t be removed' using errcode = 'PT409';
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;
revoke execute on function private.keep_one_admin() from public;

create trigger user_permissions_keep_one_admin
  before update on public.user_permissions
  for each row when (old.is_admin and not new.is_admin)
  execute function private.keep_one_admin();
create trigger user_permissions_keep_one_admin_row
  before delete on public.user_permissions
  for each row when (old.is_admin)
  execute function private.keep_one_admin();

-- Security definer: nobody may write rights but the service, so that they can't be forged.
create function public.set_admin(person_id uuid, wanted boolean) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators give and take rights' using errcode = '42501';
  end if;
  insert into public.user_permissions (user_id, is_admin) values (person_id, wanted)
  on conflict (user_id) do update set is_admin = excluded.is_admin;
end
$$;
revoke execute on function public.set_admin(uuid, boolean) from public, anon;
grant execute on function public.set_admin(uuid, boolean) to authenticated;

-- Security definer: addresses stand in auth.users, which no API shows. Newest first.
create function public.find_people(search text default '', page_size integer default 50)
returns table (
  id uuid,
  email text,
  full_name text,
  avatar_url text,
  is_admin boolean,
  created_at timestamptz,
  last_sign_in_at timestamptz,
  total bigint
)
language plpgsql stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.is_admin() then
    raise exception 'Only administrators see who has an account' using errcode = '42501';
  end if;
  return query
    select
      account.id, account.email::text, profile.full_name, profile.avatar_url,
      coalesce(permission.is_admin, false), account.created_at, account.last_sign_in_at,
      count(*) over ()
    from auth.users as account
    left join public.profiles as profile on profile.id = account.id
    left join public.user_permissions as permission on permission.user_id = account.id
    where strpos(lower(concat_ws(' ', account.email, profile.full_name)), lower(btrim(search))) > 0
      or btrim(search) = ''
    order by coalesce(permission.is_admin, false) desc, account.created_at desc, account.id
    limit least(greatest(page_size, 1), 200);
end
$$;
revoke execute on function public.find_people(text, integer) from public, anon;
grant execute on function public.find_people(text, integer) to authenticated;

-- admin_actions ----------------------------------------------------------------------------------

create table public.admin_actions (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid references auth.users (id) on delete set null,
  action text not null check (action in (
    'created', 'changed', 'published', 'unpublished', 'deleted', 'reordered', 'granted', 'revoked'
  )),
  entity text not null check (entity in ('page', 'carousel', 'message', 'person')),
  entity_id uuid,
  label text,
  created_at timestamptz not null default now(),
  constraint admin_actions_profile_fkey
    foreign key (actor_id) references public.profiles (id) on delete set null
);
comment on table public.admin_actions is
  'Who changed what, written by triggers alone. Personal: actor_id, emptied with the account.';
comment on column public.admin_actions.actor_id is 'Null where the service did it.';
comment on column public.admin_actions.label is
  'What the thing was called. Never a person''s name, so that nothing of them outlives the account.';

create index admin_actions_created_at_idx on public.admin_actions (created_at desc);
create index admin_actions_actor_id_idx on public.admin_actions (actor_id);

alter table public.admin_actions enable row level security;
revoke all on public.admin_actions from anon, authenticated;
grant select on public.admin_actions to authenticated;
grant all on public.admin_actions to service_role;

create policy "admins read the trail, and people their own part" on public.admin_actions
  for select to authenticated
  using ((select private.is_admin()) or actor_id = (select auth.uid()));

-- Security definer: the trail can't be written by those it is about. Seeds and migrations, which
-- nobody asked for over the API, leave none; and one transaction leaves one line about a thing.
create function private.note_admin_action(
  entity text,
  entity_id uuid,
  action text,
  label text default null
) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.admin_actions (actor_id, action, entity, entity_id, label)
  select auth.uid(), $3, $1, $2, $4
  where auth.jwt() ->> 'role' in ('authenticated', 'service_role')
    and not exists (
      select from public.admin_actions as noted
      where noted.created_at = now() and noted.entity = $1
        and noted.entity_id is not distinct from $2
    )
$$;
revoke execute on function private.note_admin_action(text, uuid, text, text) from public;

-- Arguments of the trigger: what the thing is, and the column that names it.
create function private.note_content_action() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
begin
  if tg_op = 'UPDATE' and before -> 'display_order' is distinct from after -> 'display_order' then
    perform private.note_admin_action(tg_argv[0], null, 'reordered');
    return null;
  end if;
  perform private.note_admin_action(
    tg_argv[0],
    (coalesce(after, before) ->> 'id')::uuid,
    case
      when tg_op = 'INSERT' then 'created'
      when tg_op = 'DELETE' then 'deleted'
      when before -> 'is_published' is not distinct from after -> 'is_published' then 'changed'
      when (after ->> 'is_published')::boolean then 'published'
      else 'unpublished'
    end,
    coalesce(after, before) ->> tg_argv[1]
  );
  return null;
end
$$;
revoke execute on function private.note_content_action() from public;

create trigger pages_note_action after insert or update or delete on public.pages
  for each row execute function private.note_content_action('page', 'friendly_name');
create trigger carousel_items_note_action after insert or update or delete on public.carousel_items
  for each row execute function private.note_content_action('carousel', 'title');

create function private.note_rights_action() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_admin_action(
    'person', new.user_id, case when new.is_admin then 'granted' else 'revoked' end
  );
  return null;
end
$$;
revoke execute on function private.note_rights_action() from public;

create trigger user_permissions_note_grant after insert on public.user_permissions
  for each row when (new.is_admin) execute function private.note_rights_action();
create trigger user_permissions_note_change after update on public.user_permissions
  for each row when (old.is_admin <> new.is_admin) execute function private.note_rights_action();

-- A message goes along with its author's account; that is no administrator's doing.
create function private.note_message_action() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() = 1 then
    perform private.note_admin_action('message', old.id, 'deleted');
  end if;
  return null;
end
$$;
revoke execute on function private.note_message_action() from public;

create trigger contact_messages_note_action after delete on public.contact_messages
  for each row execute function private.note_message_action();
