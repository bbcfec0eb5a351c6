/** A trip before whose first day it is evening now, somewhere; and the job that sends its mail. */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { dayAt } from '#domain/calendar/zoned-time.ts'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { applied } from '#domain/planner/by-hand/testing/planned-city.ts'
import { type Trip, tripSchema } from '#domain/trip/schema.ts'
import { readKeysFile } from '#server/data/keys.ts'
import { clientOf, type Deployed, makeAccount } from './account-trips.ts'

/** Where it is between seven and eight in the evening: Lisbon's places, by that clock. */
function zoneOfEvening(now: Date): string {
  const ahead = ((19 - now.getUTCHours() + 36) % 24) - 12
  return ahead === 0 ? 'Etc/UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

export async function tripOfTonight(): Promise<Trip> {
  const now = new Date()
  const zone = zoneOfEvening(now)
  const { trip } = await lisbonByHand(randomUUID())
  const start = addDays(dayAt(now.getTime(), zone), 1)
  const moved = applied(trip, { kind: 'change-dates', start, add: [], remove: [] })
  return tripSchema.parse(JSON.parse(JSON.stringify(moved).replaceAll('Europe/Lisbon', zone)))
}

export const serviceOf = ({ url, dataDir }: Deployed): SupabaseClient =>
  createClient(url, readKeysFile(path.join(dataDir, 'keys.json')).serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })

/** Runs the job as an administrator does, without waiting for the quarter of an hour. */
export async function sendEveningMails(deployed: Deployed): Promise<void> {
  const admin = await makeAccount(deployed)
  const granted = await serviceOf(deployed)
    .from('user_permissions')
    .upsert({ user_id: admin.id, is_admin: true })
  if (granted.error) throw granted.error
  const client = await clientOf(admin, deployed)
  const { error } = await client.rpc('run_schedule_now', { job_kind: 'watch-trips' })
  if (error) throw error
}
