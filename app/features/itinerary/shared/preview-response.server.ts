/** The picture of a link, for as long as the link is in force. */
import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { servicesContext } from '#app/lib/services.server.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import { countInWords, datesInWords } from '../trip/trip-words.ts'

const previewSchema = z.object({ trip: z.unknown(), version: z.int() }).nullable()

/** Not cached, because the link may have ended before the next request. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

export async function previewResponse(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  file: string,
): Promise<Response> {
  const name = /^([0-9a-f]{32})\.jpg$/.exec(file)?.[1]
  if (!name) return new Response(null, { status: 404, headers })
  const { data, error } = await supabaseOf(context).rpc('read_share_preview', { p_name: name })
  if (error) throw new Error('The preview was not read', { cause: error })
  const preview = previewSchema.parse(data)
  const read = preview && readTrip(preview.trip)
  if (!read?.ok) return new Response(null, { status: 404, headers })
  const { trip } = read
  const card = await context.get(servicesContext).drawTripCard({
    key: `${name} ${preview?.version}`,
    trip,
    line: `${datesInWords(trip)} · ${countInWords(trip.days.length, 'day')}`,
  })
  if (!card)
    return new Response(null, { status: 503, headers: { ...headers, 'retry-after': '10' } })
  return new Response(new Uint8Array(card), {
    headers: { ...headers, 'content-type': 'image/jpeg', 'content-length': `${card.byteLength}` },
  })
}
