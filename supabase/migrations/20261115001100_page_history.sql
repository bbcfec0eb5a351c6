-- How a page is written: drafts that save themselves, one call that saves the whole page, and every
-- saved state kept. Whoever saves says which state they saw; who saw an older one is told (PT409).

-- A page is as new as its newest section ------------------------------------------------------------

create function private.touch_page() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- An invoker's update: whoever may change a section may change its page.
  update public.pages set updated_at = now()
  where id = case when tg_op = 'DELETE' then old.page_id else new.page_id end;
  return null;
end
$$;
revoke execute on function private.touch_page() from public;

create trigger page_sections_touch_page
  after insert or update or delete on public.page_sections
  for each row execute function private.touch_page();

-- page_drafts ------------------------------------------------------------------------------------

create table public.page_drafts (
  page_id uuid primary key references public.pages (id) on delete cascade,
  content jsonb not null
    check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 524288),
  saved_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint page_drafts_profile_fkey
    foreign key (saved_by) references public.profiles (id) on delete set null
);
comment on table public.page_drafts is
  'What an administrator has written of a page and not saved yet. Personal: saved_by, emptied with the account.';

create index page_drafts_saved_by_idx on public.page_drafts (saved_by);

create trigger page_drafts_touch before update on public.page_drafts
  for each row when (old.* is distinct from new.*)
  execute function private.touch_updated_at();

alter table public.page_drafts enable row level security;
revoke all on public.page_drafts from anon, authenticated;
grant select, insert, update, delete on public.page_drafts to authenticated;
grant all on public.page_drafts to service_role;

create policy "admins read drafts, and people their own" on public.page_drafts
  for select to authenticated
  using ((select private.is_admin()) or saved_by = (select auth.uid()));
create policy "admins begin drafts" on public.page_drafts
  for insert to authenticated
  with check ((select private.is_admin()) and saved_by = (select auth.uid()));
create policy "admins go on with drafts" on public.page_drafts
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()) and saved_by = (select auth.uid()));
create policy "admins discard drafts" on public.page_drafts
  for delete to authenticated
  using ((select private.is_admin()));

-- page_versions ----------------------------------------------------------------------------------

create table public.page_versions (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references public.pages (id) on delete cascade,
  number integer not null check (number > 0),
  content jsonb not null
    check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 524288),
  saved_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (page_id, number),
  constraint page_versions_profile_fkey
    foreign key (saved_by) references public.profiles (id) on delete set null
);
comment on table public.page_versions is
  'Every state of a page that was saved, newest number last. Personal: saved_by, emptied with the account.';

create index page_versions_saved_by_idx on public.page_versions (saved_by);

alter table public.page_versions enable row level security;
revoke all on public.page_versions from anon, authenticated;
grant select, insert on public.page_versions to authenticated;
grant all on public.page_versions to service_role;

create policy "admins read versions, and people their own" on public.page_versions
  for select to authenticated
  using ((select private.is_admin()) or saved_by = (select auth.uid()));
create policy "admins add versions" on public.page_versions
  for insert to authenticated
  with check ((select private.is_admin()) and saved_by = (select auth.uid()));

-- Saving -----------------------------------------------------------------------------------------

-- Makes the page when no id is given. Runs with the caller's rights: policies decide who may.
create function public.save_page(
  page jsonb,
  page_id uuid default null,
  seen_at timestamptz default null
) returns public.pages
language plpgsql
set search_path = ''
as $$
#variable_conflict use_variable
declare
  saved public.pages;
begin
  if jsonb_array_length(page -> 'sections') > 50 then
    raise exception 'A page has at most 50 sections' using errcode = '22023';
  end if;
  if page_id is null then
    insert into public.pages (slug, friendly_name, is_published)
    values (page ->> 'slug', page ->> 'friendly_name', (page ->> 'is_published')::boolean)
    returning * into saved;
  else
    select * into saved from public.pages where id = page_id for update;
    if not found then
      raise exception 'This page is gone' using errcode = 'PT404';
    end if;
    if saved.updated_at is distinct from seen_at then
      raise exception 'Somebody else changed this page meanwhile' using errcode = 'PT409';
    end if;
    update public.pages set
      slug = page ->> 'slug',
      friendly_name = page ->> 'friendly_name',
      is_published = (page ->> 'is_published')::boolean,
      updated_at = now()
    where id = page_id
    returning * into saved;
  end if;

  delete from public.page_sections as section
  where section.page_id = saved.id
    and section.id not in (
      select (each ->> 'id')::uuid from jsonb_array_elements(page -> 'sections') as each
    );
  insert into public.page_sections as section
    (id, page_id, section_order, image_url, title, description, cta_text, cta_link)
  select
    (each ->> 'id')::uuid, saved.id, place - 1, each ->> 'image_url', each ->> 'title',
    each ->> 'description', each ->> 'cta_text', each ->> 'cta_link'
  from jsonb_array_elements(page -> 'sections') with ordinality as given (each, place)
  on conflict (id) do update set
    section_order = excluded.section_order,
    image_url = excluded.image_url,
    title = excluded.title,
    description = excluded.description,
    cta_text = excluded.cta_text,
    cta_link = excluded.cta_link
  where section.page_id = excluded.page_id;

  insert into public.page_versions (page_id, number, content)
  select saved.id, coalesce(max(version.number), 0) + 1, page
  from public.page_versions as version where version.page_id = saved.id;
  delete from public.page_drafts as draft where draft.page_id = saved.id;
  return saved;
end
$$;
revoke execute on function public.save_page(jsonb, uuid, timestamptz) from public, anon;
grant execute on function public.save_page(jsonb, uuid, timestamptz) to authenticated, service_role;

-- `page_seen_at` is the page that the draft was begun from, `seen_at` the draft as it was last known.
create function public.save_page_draft(
  page_id uuid,
  content jsonb,
  page_seen_at timestamptz,
  seen_at timestamptz default null
) returns timestamptz
language plpgsql
set search_path = ''
as $$
#variable_conflict use_variable
declare
  saved timestamptz;
begin
  insert into public.page_drafts as draft (page_id, content)
  select id, content from public.pages
  where id = page_id and updated_at is not distinct from page_seen_at
  on conflict on constraint page_drafts_pkey do update
    set content = excluded.content, saved_by = excluded.saved_by, updated_at = now()
    where draft.updated_at is not distinct from seen_at
  returning draft.updated_at into saved;
  if saved is null then
    raise exception 'Somebody else changed this page meanwhile' using errcode = 'PT409';
  end if;
  return saved;
end
$$;
revoke execute on function public.save_page_draft(uuid, jsonb, timestamptz, timestamptz)
  from public, anon;
grant execute on function public.save_page_draft(uuid, jsonb, timestamptz, timestamptz)
  to authenticated, service_role;
