/** A trip that somebody published, as the engine plans it: four days with everything on their cards. */
import { randomUUID } from 'node:crypto'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { inlineExecutor } from '#domain/planner/execution/executor.ts'
import { planWish } from '#domain/planner/wish/plan-wish.ts'
import { sharedPath } from '#domain/sharing/links.ts'
import { tripIdSchema } from '#domain/trip/ids.ts'
import {
  clientOf,
  type Deployed,
  keepInAccount,
  makeAccount,
} from '#testing/trips/account-trips.ts'

const wish = '4 days in Lisbon in May 2027, museums and food, for two'

/** Its address. */
export async function publishItinerary(deployed: Deployed): Promise<string> {
  const { destinations, bySlug } = await loadCatalogue()
  const { trip } = await planWish(wish, {
    today: '2026-11-16',
    gazetteer: await loadGazetteer(),
    destinations,
    bySlug,
    executor: inlineExecutor(() => performance.now()),
    limits: {},
  })
  if (!trip) throw new Error('No trip was planned')
  const id = tripIdSchema.parse(randomUUID())
  const client = await clientOf(await makeAccount(deployed), deployed)
  await keepInAccount(client, { ...trip, id })
  const { error } = await client.rpc('publish_trip', { p_trip: id })
  if (error) throw error
  return sharedPath(id)
}
