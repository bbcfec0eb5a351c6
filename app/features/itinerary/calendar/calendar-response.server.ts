/** A trip as a calendar file, for whoever has its address; asked for by programs, again and again. */
import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { servicesContext } from '#app/lib/services.server.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import { isLinkSecret } from '#domain/sharing/links.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import { calendarFileName, tripAsCalendar } from '#domain/trip-calendar/trip-as-calendar.ts'
import { isTripAddress } from '../trip/trip-address.ts'

const answerSchema = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('ended') }),
    z.object({ state: z.literal('unchanged'), tag: z.string() }),
    z.object({
      state: z.literal('live'),
      tag: z.string(),
      version: z.int(),
      changed_at: z.iso.datetime({ offset: true }),
      trip: z.unknown(),
    }),
  ])
  .nullable()

/** Part of the ETag: raised when the same trip is written differently. */
const edition = '1'
const refreshMinutes = 60

/**
 * The address is a secret: it is sent to no other site as a referrer, indexed by no search engine, and cached
 * nowhere, so that a revoked one answers nothing.
 */
const headers = {
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

const plain = (status: number, words: string | null, more: Record<string, string> = {}) =>
  new Response(words, {
    status,
    headers: { ...headers, ...(words && { 'content-type': 'text/plain; charset=utf-8' }), ...more },
  })

export async function calendarResponse(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  file: string,
): Promise<Response> {
  const secret = /^(.+)\.ics$/.exec(file)?.[1] ?? ''
  if (!isLinkSecret(secret) && !isTripAddress(secret)) return plain(404, notHere)
  const { mayReadFeed, report } = context.get(servicesContext)
  const turn = await mayReadFeed(secret)
  if (!turn.granted) return tooOften(turn.waitSeconds)
  const { data, error, status } = await supabaseOf(context).rpc('read_trip_feed', {
    p_secret: secret,
    ...knownTag(request),
  })
  if (status === 429) return tooOften(10)
  if (error) throw new Error('The calendar was not read', { cause: error })
  const answer = answerSchema.parse(data)
  if (!answer) return plain(404, notHere)
  if (answer.state === 'ended') return plain(410, 'This calendar is no longer shared.\n')
  const tagged = { etag: `W/"${edition}.${answer.tag}"` }
  if (answer.state === 'unchanged') return plain(304, null, tagged)
  const read = readTrip(answer.trip)
  if (!read.ok) {
    report('calendar of a trip not read', { reason: read.reason, issues: read.issues })
    return plain(404, notHere)
  }
  const text = tripAsCalendar({
    trip: read.trip,
    version: answer.version,
    // The database has left out already what this address must not show.
    contents: { numbers: true, notes: true },
    changedAt: new Date(answer.changed_at),
    refreshMinutes,
  })
  const kept = new URL(request.url).searchParams.has('download') ? 'attachment' : 'inline'
  return new Response(text, {
    headers: {
      ...headers,
      ...tagged,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `${kept}; filename="${calendarFileName(read.trip.title)}"`,
    },
  })
}

const notHere = 'There is no such calendar.\n'

const tooOften = (seconds: number) =>
  plain(429, 'This calendar is asked for too often.\n', { 'retry-after': `${seconds}` })

/** The version that the program has, where this edition wrote it. */
function knownTag({ headers: asked }: Request): { p_known?: string } {
  const [, known] =
    asked.get('if-none-match')?.match(new RegExp(`"${edition}\\.([0-9a-f]{32})"`)) ?? []
  return known === undefined ? {} : { p_known: known }
}
