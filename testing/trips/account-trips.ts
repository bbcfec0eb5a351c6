/** Accounts of a running product, and trips in them, by the clients that anybody has. */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { apply } from '#domain/trip/apply.ts'
import { dayIdSchema, stopIdSchema, tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import { readSentOperation } from '#domain/trip/read-trip.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { readKeysFile } from '#server/data/keys.ts'

export interface Deployed {
  url: string
  dataDir: string
}

export interface AccountHolder {
  id: string
  email: string
  password: string
}

const withoutSession = { auth: { persistSession: false, autoRefreshToken: false } }
const keysOf = ({ dataDir }: Deployed) => readKeysFile(path.join(dataDir, 'keys.json'))

export async function makeAccount(deployed: Deployed): Promise<AccountHolder> {
  const service = createClient(deployed.url, keysOf(deployed).serviceRoleKey, withoutSession)
  const email = `p-${randomUUID()}@piri.example`
  const password = 'correct horse battery'
  const { data, error } = await service.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  })
  if (error) throw error
  return { id: data.user.id, email, password }
}

/** A client with this person's session. */
export async function clientOf(
  { email, password }: AccountHolder,
  deployed: Deployed,
): Promise<SupabaseClient> {
  const client = createClient(deployed.url, keysOf(deployed).anonKey, withoutSession)
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

/** Keeps a trip in the client's account, and tells its address. */
export async function keepInAccount(client: SupabaseClient, trip: Trip): Promise<string> {
  const call = { p_trip: trip.id, p_base: 0, p_operations: [], p_snapshot: trip }
  const { error } = await client.rpc('write_trip', call)
  if (error) throw error
  return `/view-itinerary/${trip.id}`
}

/** In the order of the log. */
export async function operationIds(client: SupabaseClient, tripId: string): Promise<string[]> {
  const { data, error } = await client
    .from('trip_operations')
    .select('id')
    .eq('trip_id', tripId)
    .order('version')
  if (error) throw error
  return data.map(({ id }) => String(id))
}

/** Days that share so many stops, named "Stop 1" and so on. */
export function tripOfStops(days: number, stops: number): Trip {
  const zone = 'Europe/Lisbon'
  const orders = keysBetween(null, null, Math.max(days, stops))
  const orderOf = (index: number) => {
    const order = orders[index]
    if (!order) throw new Error('There are fewer orders than parts')
    return order
  }
  const dayOf = (index: number) => dayIdSchema.parse(`day${index % days}`)
  const dayParts = Array.from({ length: days }, (_, index) => {
    const { removed: _removed, ...fields } = newDayFields({ order: orderOf(index), zone })
    return { entity: 'day', id: dayOf(index), fields }
  })
  const stopParts = Array.from({ length: stops }, (_, index) => {
    const { removed: _removed, ...fields } = newStopFields({
      day: dayOf(index),
      order: orderOf(index),
      zone,
      name: `Stop ${index + 1}`,
    })
    return { entity: 'stop', id: stopIdSchema.parse(`stop${index}`), fields }
  })
  const read = readSentOperation({
    id: 'made',
    base: 0,
    hand: 'person',
    change: { kind: 'add', things: [...dayParts, ...stopParts] },
  })
  if (!read.ok) throw new Error(read.issues.join())
  const empty = emptyTrip(
    tripIdSchema.parse(randomUUID()),
    newTripFields({ title: 'A few days', start: '2027-05-10' }),
  )
  return apply(empty, read.operation).trip
}
