/** Reads and writes, as the service, which trips people want in their calendars. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { type PersonId, personIdSchema, type TripId, tripIdSchema } from '#domain/trip/ids.ts'
import {
  type CalendarId,
  calendarIdSchema,
  type PushId,
  pushIdSchema,
} from '#domain/trip-calendar/ids.ts'
import type { PushProblem } from '#domain/trip-calendar/push-messages.ts'

const claimedSchema = z
  .object({
    id: pushIdSchema,
    user_id: personIdSchema,
    trip_id: z.uuid().pipe(tripIdSchema),
    numbers: z.boolean(),
    wanted: z.enum(['there', 'gone']),
    calendar_id: calendarIdSchema.nullable(),
    tries: z.int(),
    due_at: z.string(),
    /** Null where the person has no such trip any more. */
    snapshot: z.unknown(),
    version: z.int().nullable(),
  })
  .nullable()

export type ClaimedPush = NonNullable<z.infer<typeof claimedSchema>>

export async function claimPush(service: SupabaseClient, id: PushId): Promise<ClaimedPush | null> {
  const { data, error } = await service.rpc('claim_calendar_push', { p_push: id })
  if (error) throw new Error('The push was not claimed', { cause: error })
  return claimedSchema.parse(data)
}

export async function ownPush(
  service: SupabaseClient,
  personId: PersonId,
  tripId: TripId,
): Promise<PushId | null> {
  const { data, error } = await service
    .from('calendar_pushes')
    .select('id')
    .eq('user_id', personId)
    .eq('trip_id', tripId)
    .maybeSingle()
  if (error) throw new Error('The push was not read', { cause: error })
  return z.object({ id: pushIdSchema }).nullable().parse(data)?.id ?? null
}

export async function duePushes(service: SupabaseClient, most: number): Promise<PushId[]> {
  const { data, error } = await service
    .from('calendar_pushes')
    .select('id')
    .eq('state', 'waiting')
    .lte('due_at', new Date().toISOString())
    .order('due_at')
    .limit(most)
  if (error) throw new Error('The pushes were not read', { cause: error })
  return z
    .array(z.object({ id: pushIdSchema }))
    .parse(data)
    .map(({ id }) => id)
}

/** The state of a push that another process works on, or that has nothing to do. */
export async function stateOfPush(service: SupabaseClient, id: PushId) {
  const { data, error } = await service
    .from('calendar_pushes')
    .select('state')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new Error('The push was not read', { cause: error })
  return z
    .object({ state: z.enum(['waiting', 'done', 'consent']) })
    .nullable()
    .parse(data)?.state
}

export async function finishPush(
  service: SupabaseClient,
  { id, wanted, version, due_at: due }: Pick<ClaimedPush, 'id' | 'wanted' | 'version' | 'due_at'>,
  calendarId: CalendarId | null,
): Promise<void> {
  const { error } = await service.rpc('finish_calendar_push', {
    p_push: id,
    p_wanted: wanted,
    p_version: version,
    p_calendar: calendarId,
    p_due: due,
  })
  if (error) throw new Error('The push was not noted as done', { cause: error })
}

interface PushChange {
  state?: 'consent'
  problem?: PushProblem | null
  calendar_id?: CalendarId
  tries?: number
  due_at?: string
  leased_until?: null
}

export async function notePush(
  service: SupabaseClient,
  id: PushId,
  change: PushChange,
): Promise<void> {
  const { error } = await service.from('calendar_pushes').update(change).eq('id', id)
  if (error) throw new Error('The push was not noted', { cause: error })
}

/** Null where the person is not connected. */
export async function sealedToken(
  service: SupabaseClient,
  personId: PersonId,
): Promise<string | null> {
  const { data, error } = await service
    .from('google_tokens')
    .select('refresh_token')
    .eq('user_id', personId)
    .maybeSingle()
  if (error) throw new Error('The calendar access was not read', { cause: error })
  return z.object({ refresh_token: z.string() }).nullable().parse(data)?.refresh_token ?? null
}
