-- What administrators write and everyone reads, and what visitors write to the team.

-- carousel_items ---------------------------------------------------------------------------------

create table public.carousel_items (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S' and char_length(title) <= 120),
  description text not null check (description ~ '\S' and char_length(description) <= 2000),
  image_url text not null
    check (image_url ~ '^(https?://|/[^/])' and char_length(image_url) <= 2048),
  itinerary_link text
    check (itinerary_link ~ '^(https?://|/[^/])' and char_length(itinerary_link) <= 2048),
  display_order integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.carousel_items is
  'The destinations that the carousel shows, in display_order. Holds nothing of a person.';

create function private.next_carousel_order() returns integer
language sql stable
set search_path = ''
as $$
  select coalesce(max(display_order) + 1, 0) from public.carousel_items
$$;
revoke execute on function private.next_carousel_order() from public;
grant execute on function private.next_carousel_order() to authenticated, service_role;

alter table public.carousel_items
  alter column display_order set default private.next_carousel_order();

create index carousel_items_display_order_idx on public.carousel_items (display_order);

create trigger carousel_items_touch before update on public.carousel_items
  for each row when (old.* is distinct from new.*)
  execute function private.touch_updated_at();

alter table public.carousel_items enable row level security;
revoke all on public.carousel_items from anon, authenticated;
grant select on public.carousel_items to anon, authenticated;
grant insert, update, delete on public.carousel_items to authenticated;
grant all on public.carousel_items to service_role;

create policy "everyone sees the carousel" on public.carousel_items
  for select to anon, authenticated
  using (true);
create policy "admins add carousel items" on public.carousel_items
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "admins change carousel items" on public.carousel_items
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "admins delete carousel items" on public.carousel_items
  for delete to authenticated
  using ((select private.is_admin()));

-- pages ------------------------------------------------------------------------------------------

create table public.pages (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  friendly_name text not null
    check (friendly_name ~ '\S' and char_length(friendly_name) <= 120),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A page lives at /{slug}: the first segment of any other route would hide it.
  constraint pages_slug_not_reserved check (
    slug <> all (array[
      'about', 'about-us', 'account', 'admin', 'airbnb-hosts', 'api', 'assets', 'auth', 'business',
      'careers', 'contact', 'create-itinerary', 'dmo', 'fonts', 'functions', 'generate-itinerary',
      'group-planning', 'groups', 'healthz', 'hotels', 'hotels-and-resorts', 'idea-board',
      'ideaboard', 'images', 'inspirations', 'invite', 'itinerary', 'partners', 'privacy', 'readyz',
      'realtime', 'reset-database', 'rest', 'restaurant-recommendations', 'restaurants', 'roadtrip',
      'saved-trips', 'shared-itinerary', 'storage', 'terms', 'thank-you', 'tour-operators',
      'view-itinerary', 'view-itinerary-with-details'
    ])
  )
);
comment on table public.pages is
  'A destination page at /{slug}; a draft until it is published. Holds nothing of a person.';

create index pages_published_idx on public.pages (created_at desc) where is_published;

create trigger pages_touch before update on public.pages
  for each row when (old.* is distinct from new.*)
  execute function private.touch_updated_at();

alter table public.pages enable row level security;
revoke all on public.pages from anon, authenticated;
grant select on public.pages to anon, authenticated;
grant insert, update, delete on public.pages to authenticated;
grant all on public.pages to service_role;

create policy "visitors read published pages" on public.pages
  for select to anon
  using (is_published);
create policy "people read published pages, admins drafts too" on public.pages
  for select to authenticated
  using (is_published or (select private.is_admin()));
create policy "admins add pages" on public.pages
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "admins change pages" on public.pages
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "admins delete pages" on public.pages
  for delete to authenticated
  using ((select private.is_admin()));

-- page_sections ----------------------------------------------------------------------------------

create table public.page_sections (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references public.pages (id) on delete cascade,
  section_order integer not null default 0,
  image_url text check (image_url ~ '^(https?://|/[^/])' and char_length(image_url) <= 2048),
  title text check (title ~ '\S' and char_length(title) <= 120),
  description text check (char_length(description) <= 5000),
  cta_text text check (cta_text ~ '\S' and char_length(cta_text) <= 80),
  cta_link text
    check (cta_link ~ '^(https?://|mailto:|/[^/]|/$)' and char_length(cta_link) <= 2048),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.page_sections is
  'The cards of a page, in section_order. Visible when the page is. Holds nothing of a person.';
comment on column public.page_sections.section_order is
  'Not unique: two admins may reorder at once, and ties fall back on created_at.';

create index page_sections_page_id_idx on public.page_sections (page_id, section_order);

create trigger page_sections_touch before update on public.page_sections
  for each row when (old.* is distinct from new.*)
  execute function private.touch_updated_at();

alter table public.page_sections enable row level security;
revoke all on public.page_sections from anon, authenticated;
grant select on public.page_sections to anon, authenticated;
grant insert, update, delete on public.page_sections to authenticated;
grant all on public.page_sections to service_role;

-- The subquery runs under the policies of pages, so it finds the pages that the reader may see.
create policy "sections are seen with their page" on public.page_sections
  for select to anon, authenticated
  using (exists (select from public.pages where pages.id = page_id));
create policy "admins add sections" on public.page_sections
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "admins change sections" on public.page_sections
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "admins delete sections" on public.page_sections
  for delete to authenticated
  using ((select private.is_admin()));

-- contact_messages -------------------------------------------------------------------------------

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name ~ '\S' and char_length(name) <= 200),
  email text not null
    check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 320),
  message text not null check (message ~ '\S' and char_length(message) <= 5000),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
comment on table public.contact_messages is
  'What visitors wrote to the team. Write-only for them. Personal: user_id when signed in, else email.';
comment on column public.contact_messages.read_at is 'When an admin first opened it; null is unread.';

create index contact_messages_created_at_idx on public.contact_messages (created_at desc);
create index contact_messages_user_id_idx on public.contact_messages (user_id);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant insert on public.contact_messages to anon, authenticated;
grant select, delete, update (read_at) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create policy "everyone writes to the team, as themselves and now" on public.contact_messages
  for insert to anon, authenticated
  with check (
    user_id is not distinct from (select auth.uid())
    and created_at = now()
    and read_at is null
  );
create policy "admins read messages, and people their own" on public.contact_messages
  for select to authenticated
  using ((select private.is_admin()) or user_id = (select auth.uid()));
create policy "admins mark messages read" on public.contact_messages
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "admins delete messages" on public.contact_messages
  for delete to authenticated
  using ((select private.is_admin()));
