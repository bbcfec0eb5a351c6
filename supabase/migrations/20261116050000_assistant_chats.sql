-- Conversations with the assistant: read and written by the person whose they are, one statement each,
-- so that two messages at the same time lose nothing.

-- The chat that a message belongs to: the one it names while that is active, else the latest active one.
-- Null where the next message begins a new one.
create function private.active_chat(p_session text) returns uuid
language sql stable
set search_path = ''
as $$
  select id from public.sessions
  where user_id = auth.uid() and ended_at is null
  order by (id::text = p_session) is true desc, created_at desc
  limit 1
$$;
revoke execute on function private.active_chat(text) from public;
grant execute on function private.active_chat(text) to authenticated;

-- A message as the assistant reads it again: of the cards that were shown only which they were. A row is
-- its owner's to write, so that anything may stand there.
create function private.message_in_short(message jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(message #> '{metadata,suggestions}') = 'array' then
    jsonb_set(message #- '{metadata,memory}', '{metadata,suggestions}', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', card -> 'id',
        'title', card -> 'title',
        'reasoning', '',
        'description', '',
        'placeDetails', case when jsonb_typeof(card -> 'placeDetails') = 'object' then
          jsonb_strip_nulls(jsonb_build_object(
            'name', card #> '{placeDetails,name}',
            'placeId', card #> '{placeDetails,placeId}',
            'destination', card #> '{placeDetails,destination}'
          ))
        end
      ) order by number), '[]')
      from jsonb_array_elements(message #> '{metadata,suggestions}') with ordinality as shown (card, number)
    ))
  else message end
$$;
revoke execute on function private.message_in_short(jsonb) from public;
grant execute on function private.message_in_short(jsonb) to authenticated;

-- Who asks, the latest messages of their chat, and a trip of theirs, as far as row-level security shows it.
create function public.open_chat(p_session text default null, p_trip uuid default null) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'person', auth.uid(),
    'second_factor_given', private.second_factor_given(),
    'session', chat.id,
    'last_result', chat.last_result,
    'history', coalesce((
      select jsonb_agg(private.message_in_short(message) order by number)
      from (
        select message, number
        from jsonb_array_elements(chat.conversation_history) with ordinality as kept (message, number)
        order by number desc
        limit 50
      ) as latest
    ), '[]'),
    'trip', (select snapshot from public.trips where id = p_trip)
  )
  from (values (1)) as one
  left join public.sessions as chat on chat.id = private.active_chat(p_session)
$$;
comment on function public.open_chat(text, uuid) is
  'For the assistant, which calls it as the person whose message it answers.';
revoke execute on function public.open_chat(text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.open_chat(text, uuid) to authenticated;

-- Appends a message and its answer. A chat that has grown to its end is ended, and the next one linked.
create function public.keep_chat_turn(
  p_session text,
  p_prompt text,
  p_result text,
  p_words text,
  p_messages jsonb
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  most_bytes constant int := 3500000;
  chat uuid;
  earlier uuid;
  size int;
begin
  if auth.uid() is null or jsonb_typeof(p_messages) <> 'array' then
    raise exception 'Not a message of a person' using errcode = 'PT400';
  end if;
  -- One person's messages come one after the other: the first two of all would make two chats.
  perform pg_advisory_xact_lock(hashtextextended('chat of ' || auth.uid(), 0));
  chat := private.active_chat(p_session);
  select octet_length(conversation_history::text) into size from public.sessions where id = chat;
  if size + octet_length(p_messages::text) > most_bytes then
    update public.sessions set ended_at = now() where id = chat;
    earlier := chat;
    chat := null;
  end if;
  if chat is not null then
    update public.sessions set
      last_prompt = p_prompt,
      last_result = p_result,
      conversation_history = conversation_history || p_messages,
      context = context || jsonb_build_object(
        'inferredContext', p_words,
        'messages', jsonb_array_length(conversation_history || p_messages)
      ),
      last_activity_at = now()
    where id = chat;
    return chat;
  end if;
  if earlier is null then
    select id into earlier from public.sessions
    where user_id = auth.uid()
    order by (id::text = p_session) is true desc, created_at desc
    limit 1;
  end if;
  insert into public.sessions (user_id, last_prompt, last_result, conversation_history, context)
  values (
    auth.uid(), p_prompt, p_result, p_messages,
    jsonb_build_object(
      'inferredContext', p_words,
      'messages', jsonb_array_length(p_messages),
      'previousSessionId', earlier
    )
  )
  returning id into chat;
  return chat;
end
$$;
comment on function public.keep_chat_turn(text, text, text, text, jsonb) is
  'For the assistant, which calls it as the person whose message it answered.';
revoke execute on function public.keep_chat_turn(text, text, text, text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.keep_chat_turn(text, text, text, text, jsonb) to authenticated;
