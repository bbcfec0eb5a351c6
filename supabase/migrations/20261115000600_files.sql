-- The bucket of the pictures that administrators publish: everyone reads, admins write.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'travel', 'travel', true, 10485760,
  array['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp']
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "travel: everyone sees pictures" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'travel');
create policy "travel: admins add pictures" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'travel' and (select private.is_admin()));
create policy "travel: admins replace pictures" on storage.objects
  for update to authenticated
  using (bucket_id = 'travel' and (select private.is_admin()))
  with check (bucket_id = 'travel' and (select private.is_admin()));
create policy "travel: admins remove pictures" on storage.objects
  for delete to authenticated
  using (bucket_id = 'travel' and (select private.is_admin()));
