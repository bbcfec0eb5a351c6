-- Contact messages through the API: what the form refuses is refused here too, and a flood is stopped.

-- Of new rows: what was stored before stays readable.
alter table public.contact_messages
  add constraint contact_messages_one_line check (name !~ '[[:cntrl:]]' and email !~ '[[:cntrl:]]')
  not valid;

-- PT…: the API answers with that status. The limit is for everybody together, far above what people
-- write, because the database does not know who is at the other end; the form knows, and has its own.
create function private.limit_contact_messages() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select count(*) from written) > 1 then
    raise exception 'One message at a time, please' using errcode = 'PT400';
  end if;
  if (
    select count(*) from public.contact_messages where created_at > now() - interval '10 minutes'
  ) > 300 then
    raise exception 'Too many messages at the moment' using
      errcode = 'PT429', hint = 'Try again in a few minutes.';
  end if;
  return null;
end
$$;
revoke execute on function private.limit_contact_messages() from public;

create trigger contact_messages_limit
  after insert on public.contact_messages
  referencing new table as written
  for each statement
  when (current_setting('role', true) <> 'service_role')
  execute function private.limit_contact_messages();
