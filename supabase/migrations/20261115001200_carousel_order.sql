-- A new order of the carousel in one step, from the list that its author saw.

create function public.reorder_carousel(items jsonb) returns setof public.carousel_items
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators arrange the carousel' using errcode = '42501';
  end if;
  -- Two who reorder at once come one after the other, and the second has seen an older list.
  perform from public.carousel_items order by id for update;
  if exists (
    select
    from public.carousel_items as item
    full join jsonb_to_recordset(items) as seen (id uuid, updated_at timestamptz)
      on seen.id = item.id
    where item.updated_at is distinct from seen.updated_at
  ) then
    raise exception 'Somebody else changed the carousel meanwhile' using errcode = 'PT409';
  end if;
  update public.carousel_items as item
  set display_order = wanted.place - 1
  from jsonb_array_elements(items) with ordinality as wanted (seen, place)
  where item.id = (wanted.seen ->> 'id')::uuid and item.display_order <> wanted.place - 1;
  return query select * from public.carousel_items order by display_order, created_at;
end
$$;
revoke execute on function public.reorder_carousel(jsonb) from public, anon;
grant execute on function public.reorder_carousel(jsonb) to authenticated;
