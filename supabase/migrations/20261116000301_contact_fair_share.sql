-- Contact messages: each sender has a share, so that one who floods is stopped and nobody else is.

-- For as long as it is counted: who sent a message, and a digest of its words.
create table private.contact_senders (
  id bigint generated always as identity primary key,
  sender text,
  words text not null,
  sent_at timestamptz not null
);
comment on table private.contact_senders is
  'Digests of who wrote to the team in the last ten minutes, and of what. Rows go with the next message after that.';
create index contact_senders_sent_at_idx on private.contact_senders (sent_at);
create index contact_senders_sender_idx on private.contact_senders (sender, sent_at);
create index contact_senders_words_idx on private.contact_senders (words, sent_at);
alter table private.contact_senders enable row level security;

drop trigger contact_messages_limit on public.contact_messages;
drop function private.limit_contact_messages();

-- For each row, before it is written: a statement with many ends at its second. PT…: the API answers
-- with that status.
create function private.limit_contact_messages() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- What one sender may write; all together, before those who wrote a few are asked to wait.
  of_one constant int := 10;
  of_all constant int := 300;
  a_few constant int := 3;
  this_sender constant text := private.sender();
  these_words constant text := encode(sha256(convert_to(
    jsonb_build_array(this_sender, new.name, new.email, new.message)::text, 'UTF8'
  )), 'hex');
  mine int;
begin
  if current_setting('piri.contact_message', true) = 'written' then
    raise exception 'One message at a time, please' using errcode = 'PT400';
  end if;
  perform set_config('piri.contact_message', 'written', true);
  -- One sender's messages come one after the other, else two at once would not count each other.
  perform pg_advisory_xact_lock(hashtextextended('contact messages of ' || coalesce(this_sender, ''), 0));
  -- A form that is sent twice in a row, by a double click or an impatient reload, is one message.
  if exists (
    select from private.contact_senders as sent
    where sent.words = these_words and sent.sent_at > now() - interval '1 minute'
  ) then
    return null;
  end if;
  delete from private.contact_senders as sent where sent.sent_at < now() - interval '10 minutes';
  select count(*) into mine from private.contact_senders as sent
  where sent.sender is not distinct from this_sender;
  if (this_sender is not null and mine >= of_one)
    or ((this_sender is null or mine >= a_few) and (select count(*) from private.contact_senders) >= of_all)
  then
    raise exception 'That was a lot of messages in a short time' using
      errcode = 'PT429', hint = 'Try again in a few minutes.';
  end if;
  insert into private.contact_senders (sender, words, sent_at) values (this_sender, these_words, now());
  return new;
end
$$;
revoke execute on function private.limit_contact_messages() from public;

create trigger contact_messages_limit
  before insert on public.contact_messages
  for each row
  when (current_setting('role', true) in ('anon', 'authenticated'))
  execute function private.limit_contact_messages();
