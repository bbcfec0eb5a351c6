/**
 * Puts trips into Google's calendar, keeps them in step and takes them out: asked by a person for a trip
 * of theirs, by a job for one push, and by a platform's clock for all that is due.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import { personIdSchema, type TripId } from '#domain/trip/ids.ts'
import { type PushOutcome, pushCalendarRequest } from '#domain/trip-calendar/push-messages.ts'
import { callerOf, isService, serviceClient } from '../_shared/service-client.ts'
import { pushOne } from './push-one.ts'
import { duePushes, ownPush } from './stored-pushes.ts'

/** The time of one call; what it does not reach is left to the next. */
const mostMs = 90_000
const mostAtOnce = 50

export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== 'POST') return new Response(null, { status: 405 })
    const asked = pushCalendarRequest.safeParse(await request.json().catch(() => undefined))
    if (!asked.success) return refuse(400, 'This is no push of a calendar')
    const service = serviceClient()
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(mostMs)])
    if ('trip' in asked.data) return forPerson(request, service, asked.data.trip, signal)
    if (!isService(request)) return refuse(401, 'Only the service may ask for this')
    return 'push' in asked.data
      ? answerOf(await pushOne(service, asked.data.push, signal))
      : everyDuePush(service, signal)
  },
}

async function forPerson(
  request: Request,
  service: SupabaseClient,
  trip: TripId,
  signal: AbortSignal,
): Promise<Response> {
  const caller = await callerOf(request, service)
  if (!caller.ok) return refuse(401, 'Please sign in, then try again.')
  const push = await ownPush(service, personIdSchema.parse(caller.user.id), trip)
  if (!push) return refuse(404, 'This trip is not meant for your calendar.')
  return Response.json(await pushOne(service, push, signal))
}

/** The status tells a job whether to try again later. */
function answerOf(outcome: PushOutcome): Response {
  const isLater = outcome.problem === 'quota' || outcome.problem === 'provider'
  return Response.json(outcome, { status: isLater ? 503 : 200 })
}

async function everyDuePush(service: SupabaseClient, signal: AbortSignal): Promise<Response> {
  let [pushed, waiting] = [0, 0]
  for (const id of await duePushes(service, mostAtOnce)) {
    if (signal.aborted) break
    const { state } = await pushOne(service, id, signal, { postpone: true })
    if (state === 'waiting') waiting += 1
    else pushed += 1
  }
  return Response.json({ pushed, waiting })
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
