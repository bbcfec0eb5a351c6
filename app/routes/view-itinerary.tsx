import { redirect } from 'react-router'
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
    title: 'Itinerary',
    description: 'A trip day by day.',
    index: false,
  })

/** Redirects a destination's sample itinerary to its page, where there is one. */
export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  if (!id || !isPosterSlug(id) || !new URL(request.url).pathname.startsWith('/view-itinerary/')) {
    return null
  }
  const { data, error } = await supabaseOf(context)
    .from('pages')
    .select('slug')
    .eq('slug', id)
    .eq('is_published', true)
    .maybeSingle()
  if (error) throw new Error('The page could not be looked for', { cause: error })
  if (data) throw redirect(`/${data.slug}`)
  return null
}

/** A trip of this browser opens without asking the server, also where there is no network. */
export async function clientLoader({ params: { id }, serverLoader }: Route.ClientLoaderArgs) {
  return id && isTripAddress(id) ? null : serverLoader()
}

export default function ViewItinerary({ params: { id } }: Route.ComponentProps) {
  if (!id) {
    return (
      <UnbuiltScreen heading="Itinerary">
        There is no itinerary here yet. The viewer is being built.
      </UnbuiltScreen>
    )
  }
  return (
    <Evening>
      {isTripAddress(id) ? <ViewScreen key={id} id={id} stored={null} /> : <NoTripScreen />}
    </Evening>
  )
}
