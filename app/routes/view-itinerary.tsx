import { type LoaderFunctionArgs, redirect } from 'react-router'
import { fetchStoredTrip } from '#app/features/itinerary/fetch-stored-trip.server.ts'
import { NoTripScreen } from '#app/features/itinerary/no-trip-screen.tsx'
import { isTripAddress } from '#app/features/itinerary/trip-address.ts'
import { ViewScreen } from '#app/features/itinerary/view-screen.tsx'
import { Evening } from '#app/features/shell/evening.tsx'
import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import { isPosterSlug } from '#domain/site/posters.ts'
import type { Route } from './+types/view-itinerary.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.title ?? 'Itinerary',
    description: 'A trip day by day.',
    index: false,
  })

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  if (id && isTripAddress(id)) return fetchStoredTrip(args, id)
  if (id && isPosterSlug(id)) await goToDestination(id, args)
  return null
}

/** A destination's sample itinerary is its page, where there is one. */
async function goToDestination(slug: string, { request, context }: LoaderFunctionArgs) {
  if (!new URL(request.url).pathname.startsWith('/view-itinerary/')) return
  const { data, error } = await supabaseOf(context)
    .from('pages')
    .select('slug')
    .eq('slug', slug)
    .eq('is_published', true)
    .maybeSingle()
  if (error) throw new Error('The page could not be looked for', { cause: error })
  if (data) throw redirect(`/${data.slug}`)
}

/** A trip of this browser opens without asking the server, also where there is no network. */
export async function clientLoader({ params: { id }, serverLoader }: Route.ClientLoaderArgs) {
  return id && isTripAddress(id) ? null : serverLoader()
}

export default function ViewItinerary({ params: { id }, loaderData }: Route.ComponentProps) {
  if (!id) {
    return (
      <UnbuiltScreen heading="Itinerary">
        Samples and your own trips will be listed here. Until then a trip opens at its own address.
      </UnbuiltScreen>
    )
  }
  return (
    <Evening>
      {isTripAddress(id) ? <ViewScreen key={id} id={id} stored={loaderData} /> : <NoTripScreen />}
    </Evening>
  )
}
