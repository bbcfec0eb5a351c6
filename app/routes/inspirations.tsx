import { fetchInspirations } from '#app/features/inspirations/fetch-inspirations.server.ts'
import { InspirationsScreen } from '#app/features/inspirations/inspirations-screen.tsx'
import { keptPage } from '#app/lib/kept-page.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import type { Route } from './+types/inspirations.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Travel Inspirations',
    description: 'Destinations worth a detour, with the days already thought through.',
  })

/**
 * A document waits for all data, so that it works without scripts; a client-side navigation streams
 * it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const read = fetchInspirations(supabaseOf(context))
  if (isLinkFollowed(request)) return read
  const [teasers, slides] = await Promise.all([read.teasers, read.slides])
  return { teasers, slides }
}

/** Whether this is the router's data request of a client-side navigation. */
const isLinkFollowed = ({ headers, url }: Request) =>
  new URL(url).pathname.endsWith('.data') || headers.get('sec-fetch-dest') === 'empty'

export const handle = keptPage<typeof loader>(
  (read) =>
    'ok' in read.teasers && read.teasers.ok && 'failed' in read.slides && !read.slides.failed,
)

export default function Inspirations({ loaderData }: Route.ComponentProps) {
  return <InspirationsScreen {...loaderData} />
}
