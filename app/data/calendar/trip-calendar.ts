/** How one trip stands in calendars, as its owner reads and changes it. */

import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { type AccountOutcome, accountRefusal } from '#app/data/account-refusal.ts'
import { isServerId } from '#app/data/server-id.ts'
import { callFunction } from '#app/lib/functions/call-function.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import type { LinkTick } from '#domain/sharing/links.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { pushOutcome, pushProblems } from '#domain/trip-calendar/push-messages.ts'

type Client = SupabaseClient<Database>

export interface TripFeed {
  id: string
  includes: readonly string[]
  createdAt: string
  /** The last day on which a program asked for it. */
  lastUsedOn: string | null
}

const pushSchema = z.object({
  numbers: z.boolean(),
  wanted: z.enum(['there', 'gone']),
  state: z.enum(['waiting', 'done', 'consent']),
  problem: z.enum(pushProblems).nullable(),
})
export type TripPush = z.infer<typeof pushSchema>

export interface TripCalendar {
  isOwner: boolean
  /** In force, newest first. */
  feeds: readonly TripFeed[]
  push: TripPush | null
  /** Whether the person let us use their Google calendar. */
  connected: boolean
}

/** Null where the account does not have the trip. */
export async function fetchTripCalendar(
  client: Client,
  tripId: TripId,
): Promise<TripCalendar | null> {
  if (!isServerId(tripId)) return null
  const { data: auth } = await client.auth.getSession()
  const [trip, feeds, push, tokens] = await Promise.all([
    client.from('trips').select('owner_id').eq('id', tripId).maybeSingle(),
    client
      .from('trip_feeds')
      .select('id, includes, created_at, last_used_on')
      .eq('trip_id', tripId)
      .is('revoked_at', null)
      .order('created_at', { ascending: false }),
    client
      .from('calendar_pushes')
      .select('numbers, wanted, state, problem')
      .eq('trip_id', tripId)
      .maybeSingle(),
    client.from('google_tokens').select('user_id', { count: 'exact', head: true }),
  ])
  const error = trip.error ?? feeds.error ?? push.error ?? tokens.error
  if (error) throw new Error('The calendars were not read', { cause: error })
  if (!trip.data) return null
  return {
    isOwner: trip.data.owner_id === auth.session?.user.id,
    feeds: (feeds.data ?? []).map((feed) => ({
      id: feed.id,
      includes: feed.includes,
      createdAt: feed.created_at,
      lastUsedOn: feed.last_used_on,
    })),
    push: pushSchema.nullable().parse(push.data),
    connected: (tokens.count ?? 0) > 0,
  }
}

/** The secret of the new address, which is told this once. */
export async function makeFeed(
  client: Client,
  tripId: TripId,
  includes: readonly LinkTick[],
): Promise<AccountOutcome<string>> {
  const { data, error } = await client.rpc('make_trip_feed', {
    p_trip: tripId,
    p_includes: [...includes],
  })
  if (error) return accountRefusal(error.code, words)
  return { ok: true, value: z.object({ secret: z.string() }).parse(data).secret }
}

export async function endFeed(client: Client, id: string): Promise<AccountOutcome<null>> {
  const { error } = await client.rpc('revoke_trip_feed', { p_feed: id })
  return error ? accountRefusal(error.code, words) : { ok: true, value: null }
}

/** Where Google can't be reached now, a job of the server tries again later. */
export async function putIntoGoogle(
  client: Client,
  tripId: TripId,
  numbers: boolean,
): Promise<AccountOutcome<null>> {
  const { error } = await client.rpc('push_to_calendar', { p_trip: tripId, p_numbers: numbers })
  return error ? accountRefusal(error.code, words) : pushNow(client, tripId)
}

export async function takeOutOfGoogle(
  client: Client,
  tripId: TripId,
): Promise<AccountOutcome<null>> {
  const { error } = await client.rpc('take_from_calendar', { p_trip: tripId })
  return error ? accountRefusal(error.code, words) : pushNow(client, tripId)
}

async function pushNow(client: Client, trip: TripId): Promise<AccountOutcome<null>> {
  const result = await callFunction(client, 'push-calendar', {
    body: { trip },
    schema: pushOutcome,
  })
  if (result.ok) return { ok: true, value: null }
  const message = 'Google’s calendar could not be reached just now. We try again.'
  return { ok: false, reason: 'failed', message }
}

const words = { tooMany: 'There are as many as there can be. End some of them first.' }
