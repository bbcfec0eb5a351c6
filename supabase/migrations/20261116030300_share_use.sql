-- When a link was last opened, to the day: enough to know which links nobody needs, and one write a day.

alter table public.trip_shares add column last_used_on date;
comment on column public.trip_shares.last_used_on is
  'The last day on which somebody opened the link; who, nobody keeps.';

-- Security definer: who has a link writes no table.
create function public.note_share_use(p_secret text) returns void
language sql
security definer
set search_path = ''
as $$
  update public.trip_shares as share set last_used_on = current_date
  where char_length(p_secret) = 43 and share.secret is not null
    and share.digest = encode(sha256(convert_to(p_secret, 'UTF8')), 'hex')
    and private.is_live(share) and share.last_used_on is distinct from current_date
$$;
comment on function public.note_share_use(text) is 'Says that a link in force was opened today.';
revoke execute on function public.note_share_use(text) from public;
grant execute on function public.note_share_use(text) to anon, authenticated;
