/** How one trip is shared, as its owner reads and changes it. */

import type { SupabaseClient } from '@supabase/supabase-js'
import { type AccountOutcome, accountRefusal } from '#app/data/account-refusal.ts'
import { isServerId } from '#app/data/server-id.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import type { GroupId, ShareId } from '#domain/sharing/ids.ts'
import type { LinkRights, LinkTick } from '#domain/sharing/links.ts'
import type { TripId } from '#domain/trip/ids.ts'

type Client = SupabaseClient<Database>
type ShareRow = Database['public']['Tables']['trip_shares']['Row']

export interface TripLink {
  id: ShareId
  /** Null where the trip is published: its id is the address. */
  secret: string | null
  rights: LinkRights
  includes: readonly string[]
  /** Where people with the link are told of changes. */
  topic: string
  createdAt: string
  expiresAt: string | null
  revokedAt: string | null
  /** The last day on which somebody opened it. */
  lastUsedOn: string | null
}

export interface TripSharing {
  isOwner: boolean
  groupId: GroupId | null
  /** Newest first; ended ones stay for a while. */
  links: readonly TripLink[]
  /** In force now. */
  published: TripLink | null
  /** Those that the person is in. */
  groups: readonly { id: GroupId; name: string }[]
}

export interface NewLink {
  rights: LinkRights
  includes: readonly LinkTick[]
  expiresAt: Date | null
}

/** Null where the account does not have the trip. */
export async function fetchSharing(client: Client, tripId: TripId): Promise<TripSharing | null> {
  if (!isServerId(tripId)) return null
  const { data: auth } = await client.auth.getSession()
  const [trip, shares, groups] = await Promise.all([
    client.from('trips').select('owner_id, group_id').eq('id', tripId).maybeSingle(),
    client
      .from('trip_shares')
      .select('*')
      .eq('trip_id', tripId)
      .order('created_at', { ascending: false }),
    client.from('groups').select('id, name').order('created_at'),
  ])
  const error = trip.error ?? shares.error ?? groups.error
  if (error) throw new Error('The links were not read', { cause: error })
  if (!trip.data) return null
  const links = (shares.data ?? []).map(linkOf)
  return {
    isOwner: trip.data.owner_id === auth.session?.user.id,
    groupId: trip.data.group_id as GroupId | null,
    links: links.filter(({ secret }) => secret !== null),
    published: links.find(({ secret, revokedAt }) => secret === null && revokedAt === null) ?? null,
    groups: (groups.data ?? []).map(({ id, name }) => ({ id: id as GroupId, name })),
  }
}

/** The topics of the links in force, for counting who is there. */
export async function fetchLinkTopics(client: Client, tripId: TripId): Promise<string[]> {
  const { data, error } = await client
    .from('trip_shares')
    .select('digest, expires_at')
    .eq('trip_id', tripId)
    .is('revoked_at', null)
    .not('secret', 'is', null)
    .order('created_at', { ascending: false })
    .limit(mostTopics)
  if (error) throw new Error('The links were not read', { cause: error })
  return data.map(({ digest }) => `share:${digest}`)
}

/** More channels would burden the one connection that all of them share. */
const mostTopics = 10

export async function makeLink(
  client: Client,
  tripId: TripId,
  link: NewLink,
): Promise<AccountOutcome<TripLink>> {
  const { data, error } = await client.rpc('share_trip', {
    p_trip: tripId,
    p_rights: link.rights,
    p_includes: [...link.includes],
    ...(link.expiresAt && { p_expires: link.expiresAt.toISOString() }),
  })
  return error ? accountRefusal(error.code, words) : { ok: true, value: linkOf(data) }
}

export async function endLink(client: Client, id: ShareId): Promise<AccountOutcome<null>> {
  const { error } = await client.rpc('revoke_share', { p_share: id })
  return doneOf(error)
}

export async function publishTrip(
  client: Client,
  tripId: TripId,
  includes: readonly LinkTick[],
): Promise<AccountOutcome<null>> {
  const { error } = await client.rpc('publish_trip', {
    p_trip: tripId,
    p_includes: [...includes],
  })
  return doneOf(error)
}

export async function unpublishTrip(client: Client, tripId: TripId): Promise<AccountOutcome<null>> {
  const { error } = await client.rpc('unpublish_trip', { p_trip: tripId })
  return doneOf(error)
}

export async function shareWithGroup(
  client: Client,
  tripId: TripId,
  groupId: GroupId | null,
): Promise<AccountOutcome<null>> {
  const { error } = await client.from('trips').update({ group_id: groupId }).eq('id', tripId)
  return doneOf(error)
}

const words = { tooMany: 'There are a hundred links already. End some of them first.' }

const doneOf = (error: { code: string } | null): AccountOutcome<null> =>
  error ? accountRefusal(error.code, words) : { ok: true, value: null }

function linkOf(row: ShareRow): TripLink {
  return {
    id: row.id as ShareId,
    secret: row.secret,
    rights: row.rights === 'suggest' ? 'suggest' : 'read',
    includes: row.includes,
    topic: `share:${row.digest}`,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedOn: row.last_used_on,
  }
}
