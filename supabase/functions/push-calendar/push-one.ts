/** Brings one trip of one person into the state at Google that is wanted, or stores why that failed. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { PersonId } from '#domain/trip/ids.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import { googleEvents } from '#domain/trip-calendar/google-events.ts'
import type { PushId } from '#domain/trip-calendar/ids.ts'
import type { PushOutcome } from '#domain/trip-calendar/push-messages.ts'
import { environment, optionalEnvironment } from '../_shared/environment.ts'
import { googleClient } from '../_shared/google-client.ts'
import { logLine } from '../_shared/log.ts'
import { tokenSeal } from '../_shared/sealed-token.ts'
import { ConsentNeeded, type GoogleCalendar, googleCalendar, TryLater } from './google-calendar.ts'
import { mirrorTrip, removeCalendar } from './mirror-trip.ts'
import {
  type ClaimedPush,
  claimPush,
  finishPush,
  notePush,
  sealedToken,
  stateOfPush,
} from './stored-pushes.ts'

interface PushOptions {
  /** Where no job comes back to it: the time of the next try is stored with it. */
  postpone?: boolean
}

export async function pushOne(
  service: SupabaseClient,
  id: PushId,
  signal: AbortSignal,
  { postpone = false }: PushOptions = {},
): Promise<PushOutcome> {
  const push = await claimPush(service, id)
  if (!push) return { state: (await stateOfPush(service, id)) ?? 'gone', problem: null }
  const free = { leased_until: null }
  try {
    const google = await googleOf(service, push.user_id, signal)
    if (!google) {
      await notePush(service, id, { ...free, problem: 'not_configured' })
      return { state: 'waiting', problem: 'not_configured' }
    }
    return await (push.wanted === 'gone' || push.snapshot === null
      ? takeOut(service, google, push)
      : putIn(service, google, push))
  } catch (error) {
    if (error instanceof ConsentNeeded) {
      logLine({ event: 'calendar consent needed', push: id, because: error.message })
      await notePush(service, id, { ...free, state: 'consent', problem: null })
      return { state: 'consent', problem: null }
    }
    const tries = push.tries + 1
    const problem = error instanceof TryLater ? error.problem : 'provider'
    await notePush(service, id, {
      ...free,
      problem,
      tries,
      ...(postpone && { due_at: new Date(Date.now() + waitMs(tries)).toISOString() }),
    })
    if (!(error instanceof TryLater)) throw error
    logLine({ event: 'calendar push postponed', push: id, because: error.message })
    return { state: 'waiting', problem }
  }
}

/** A minute, then twice as long each time, up to six hours. */
const waitMs = (tries: number) => Math.min(60_000 * 2 ** (tries - 1), 6 * 3_600_000)

async function putIn(
  service: SupabaseClient,
  google: GoogleCalendar,
  push: ClaimedPush,
): Promise<PushOutcome> {
  const read = readTrip(push.snapshot)
  if (!read.ok) {
    await notePush(service, push.id, { leased_until: null, problem: 'unreadable' })
    return { state: 'waiting', problem: 'unreadable' }
  }
  const { trip } = read
  let calendarId = push.calendar_id
  await mirrorTrip(google, {
    tripId: push.trip_id,
    name: `Piri: ${trip.title}`,
    zone: trip.days[0]?.zone ?? 'Etc/UTC',
    calendarId,
    // A calendar may be shared with others: what is private stays out of it unless it was chosen.
    events: googleEvents(trip, { numbers: push.numbers, notes: false }),
    onCalendar: async (found) => {
      if (found === calendarId) return
      calendarId = found
      await notePush(service, push.id, { calendar_id: found })
    },
  })
  await finishPush(service, push, calendarId)
  return { state: (await stateOfPush(service, push.id)) ?? 'gone', problem: null }
}

async function takeOut(
  service: SupabaseClient,
  google: GoogleCalendar,
  push: ClaimedPush,
): Promise<PushOutcome> {
  await removeCalendar(google, { tripId: push.trip_id, calendarId: push.calendar_id })
  await finishPush(service, { ...push, wanted: 'gone' }, null)
  return { state: 'gone', problem: null }
}

/** Undefined where Google is not configured. */
async function googleOf(
  service: SupabaseClient,
  personId: PersonId,
  signal: AbortSignal,
): Promise<GoogleCalendar | undefined> {
  const client = googleClient()
  const baseUrl = calendarUrl()
  if (!client || !baseUrl) return undefined
  const sealed = await sealedToken(service, personId)
  if (!sealed) throw new ConsentNeeded('The person is not connected')
  const { open } = await tokenSeal(environment('CALENDAR_TOKENS_SECRET'), 'google-refresh-token')
  return googleCalendar({ client, refreshToken: await open(sealed, personId), baseUrl, signal })
}

/** Undefined where a stand-in takes the place of Google's accounts: Google's calendars would not accept its tokens. */
function calendarUrl(): string | undefined {
  const named = optionalEnvironment('GOOGLE_CALENDAR_URL')
  if (named) return named.replace(/\/+$/, '')
  return optionalEnvironment('GOOGLE_TOKEN_URL')
    ? undefined
    : 'https://www.googleapis.com/calendar/v3'
}
