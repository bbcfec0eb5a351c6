-- What a browser would read as another address than the one written: it drops tabs and line ends,
-- and takes a backslash for a slash, so that '/\host' leads away from the site.

alter table public.carousel_items
  add constraint carousel_items_plain_addresses check (
    image_url !~ '[[:cntrl:][:space:]\\]'
    and coalesce(itinerary_link, '') !~ '[[:cntrl:][:space:]\\]'
  );

alter table public.page_sections
  add constraint page_sections_plain_addresses check (
    coalesce(image_url, '') !~ '[[:cntrl:][:space:]\\]'
    and coalesce(cta_link, '') !~ '[[:cntrl:][:space:]\\]'
  );
