-- The picture that a network shows beside a link: drawn from what this hands out, under a name that is
-- made from the link's digest and leads back to neither the digest nor the secret. It ends with the link.

create unique index trip_shares_preview_idx on public.trip_shares
  ((left(encode(sha256(decode(digest, 'hex')), 'hex'), 32)));

create or replace function private.shared_trip(share public.trip_shares) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'trip', private.redacted_trip(trip.snapshot, share.includes),
    'version', trip.version,
    'rights', share.rights,
    'expires_at', share.expires_at,
    'topic', 'share:' || share.digest,
    'preview', left(encode(sha256(decode(share.digest, 'hex')), 'hex'), 32)
  )
  from public.trips as trip
  where trip.id = share.trip_id and private.is_live(share)
$$;

-- What a drawing needs of a redacted trip: where its stops lie and in which order, by day. No names but
-- those of parts of town, no hours, no notes.
create function private.drawn_trip(shown jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select shown || jsonb_build_object(
    'lodgings', '[]'::jsonb, 'bookings', '[]'::jsonb, 'notes', '[]'::jsonb,
    'checklists', '[]'::jsonb, 'attachments', '[]'::jsonb,
    'days', coalesce((
      select jsonb_agg(
        day || jsonb_build_object(
          'title', null, 'weather', null, 'from', null, 'to', null,
          'stops', coalesce((
            select jsonb_agg(
              stop || '{"name": "-", "start": null, "end": null, "placeId": null, "cost": null}'::jsonb
              order by nth
            )
            from jsonb_array_elements(day -> 'stops') with ordinality as stops (stop, nth)
          ), '[]'::jsonb)
        )
        order by number
      )
      from jsonb_array_elements(shown -> 'days') with ordinality as days (day, number)
    ), '[]'::jsonb)
  )
$$;
revoke execute on function private.drawn_trip(jsonb) from public;

create function public.read_share_preview(p_name text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'trip', private.drawn_trip(private.redacted_trip(trip.snapshot, '{}')),
    'version', trip.version
  )
  from public.trip_shares as share
  join public.trips as trip on trip.id = share.trip_id
  where p_name ~ '^[0-9a-f]{32}$'
    and left(encode(sha256(decode(share.digest, 'hex')), 'hex'), 32) = p_name
    and private.is_live(share)
$$;
comment on function public.read_share_preview(text) is
  'What the picture of a link in force is drawn from; null for any other name.';
revoke execute on function public.read_share_preview(text) from public;
grant execute on function public.read_share_preview(text) to anon, authenticated, service_role;
