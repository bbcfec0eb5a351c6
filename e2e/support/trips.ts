/** Trips for the browser suite: kept in a person's account by the real function, and read back. */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { apply } from '#domain/trip/apply.ts'
import { dayIdSchema, stopIdSchema, tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import { readSentOperation } from '#domain/trip/read-trip.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { readKeysFile } from '#server/data/keys.ts'
import type { TestPerson } from './accounts.ts'
import { expect, hydrated } from './test.ts'

const zone = 'Europe/Lisbon'

/** Days with so many stops, named "Stop 1" and so on. */
export function tripOfStops(days: number, stops: number): Trip {
  const trip = emptyTrip(
    tripIdSchema.parse(randomUUID()),
    newTripFields({ title: 'A few days', start: '2027-05-10' }),
  )
  const dayIds = Array.from({ length: days }, (_, index) => dayIdSchema.parse(`day${index}`))
  const orders = keysBetween(null, null, Math.max(days, stops))
  const things: (TripChange & { kind: 'add' })['things'] = []
  for (const [index, id] of dayIds.entries()) {
    const { removed: _, ...fields } = newDayFields({ order: orderAt(orders, index), zone })
    things.push({ entity: 'day', id, fields })
  }
  for (let index = 0; index < stops; index += 1) {
    const day = dayIds[index % days] ?? dayIdSchema.parse('day0')
    const name = `Stop ${index + 1}`
    const order = orderAt(orders, index)
    const { removed: _, ...fields } = newStopFields({ day, order, zone, name })
    things.push({ entity: 'stop', id: stopIdSchema.parse(`stop${index}`), fields })
  }
  const read = readSentOperation({
    id: 'made',
    base: 0,
    hand: 'person',
    change: { kind: 'add', things },
  })
  if (!read.ok) throw new Error(read.issues.join())
  return apply(trip, read.operation).trip
}

function orderAt(orders: ReturnType<typeof keysBetween>, index: number) {
  const order = orders[index]
  if (!order) throw new Error('There are fewer orders than parts')
  return order
}

/** A client with this person's session, beside the browser. */
export async function clientOf(
  { email, password }: TestPerson,
  { url, dataDir } = {
    url: process.env.PRODUCT_URL ?? '',
    dataDir: process.env.PRODUCT_DATA_DIR ?? '',
  },
): Promise<SupabaseClient> {
  const { anonKey } = readKeysFile(path.join(dataDir, 'keys.json'))
  const client = createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

export async function keepInAccount(client: SupabaseClient, trip: Trip): Promise<string> {
  const call = { p_trip: trip.id, p_base: 0, p_operations: [], p_snapshot: trip }
  const { error } = await client.rpc('write_trip', call)
  if (error) throw error
  return `/view-itinerary/${trip.id}`
}

export async function operationIds(client: SupabaseClient, tripId: string): Promise<string[]> {
  const { data, error } = await client
    .from('trip_operations')
    .select('id')
    .eq('trip_id', tripId)
    .order('version')
  if (error) throw error
  return data.map(({ id }) => String(id))
}

export const lockOf = (page: Page, stop: number): Locator =>
  page.getByRole('button', { name: `Lock Stop ${stop}`, exact: true })

/** Opens a trip and waits until it can be changed. */
export async function openTrip(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await expect(page.getByRole('button', { name: /^Lock / }).first()).toBeEnabled()
}

/** What the trip's days show: every stop in its order, and whether it is locked. */
export const shownStops = (page: Page): Promise<string[]> =>
  page
    .getByRole('button', { name: /^Lock / })
    .evaluateAll((buttons) =>
      buttons.map(
        (button) => `${button.getAttribute('aria-label')} ${button.getAttribute('aria-pressed')}`,
      ),
    )
