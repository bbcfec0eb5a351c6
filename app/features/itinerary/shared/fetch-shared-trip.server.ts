/** What somebody sees of a trip by its link, or of a published one by its id. */
import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { servicesContext } from '#app/lib/services.server.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import { isLinkSecret, linkRights } from '#domain/sharing/links.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import { tellFacts } from '../trip/told-facts.server.ts'
import { isTripAddress } from '../trip/trip-address.ts'
import { withReasonsForAnyone } from './reasons-for-anyone.server.ts'
import type { SharedTrip } from './shared-trip.ts'

const answerSchema = z
  .object({
    trip: z.unknown(),
    version: z.int(),
    rights: z.enum(linkRights),
    expires_at: z.string().nullable(),
    topic: z.string(),
    preview: z.string(),
  })
  .nullable()

/** Null for a link that was revoked, has ended or never was: nobody can tell which. */
export async function fetchSharedTrip(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  id: string,
): Promise<SharedTrip | null> {
  const isLink = isLinkSecret(id)
  if (!isLink && !isTripAddress(id)) return null
  const supabase = supabaseOf(context)
  const [{ data, error }, noted] = await Promise.all(
    isLink
      ? [
          supabase.rpc('read_shared_trip', { p_secret: id }),
          supabase.rpc('note_share_use', { p_secret: id }),
        ]
      : [supabase.rpc('read_public_trip', { p_trip: id })],
  )
  if (error) throw new Error('The shared trip was not read', { cause: error })
  const { report } = context.get(servicesContext)
  // A failure only means that the owner does not learn of this visit.
  if (noted?.error) report('use of a link not noted', { error: noted.error.message })
  const answer = answerSchema.parse(data)
  if (!answer) return null
  const read = readTrip(answer.trip)
  if (!read.ok) {
    report('shared trip not read', { reason: read.reason, issues: read.issues })
    return null
  }
  const { version, rights, topic, preview } = answer
  return {
    trip: await withReasonsForAnyone(read.trip),
    facts: await tellFacts(read.trip),
    version,
    rights,
    topic,
    preview,
    expiresAt: answer.expires_at,
    isPublic: !isLink,
  }
}
