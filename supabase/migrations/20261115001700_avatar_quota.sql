-- A folder of people's own pictures holds a few: nobody fills the disk with theirs.

-- A trigger, because an upload to a signed address is written by the service, which no policy binds.
-- Security definer: it counts what the caller may not see.
create function private.limit_avatars() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant int := 20;
  folder constant text := split_part(new.name, '/', 1);
begin
  -- Uploads at the same time count one after the other, else each would see room for itself.
  perform pg_advisory_xact_lock(hashtextextended('avatars of ' || folder, 0));
  -- The file itself is not counted: what replaces it takes no more room.
  if (
    select count(*) from storage.objects
    where bucket_id = 'avatars' and id <> new.id and name <> new.name
      and starts_with(name, folder || '/')
      and name collate "C" >= folder || '/' and name collate "C" < folder || '0'
  ) >= most then
    raise exception 'A folder of avatars holds at most % files', most
      using errcode = 'P0001', hint = 'Remove pictures that are no longer used.';
  end if;
  return new;
end
$$;
revoke execute on function private.limit_avatars() from public;

create trigger limit_avatars before insert or update of bucket_id, name on storage.objects
  for each row when (new.bucket_id = 'avatars') execute function private.limit_avatars();
