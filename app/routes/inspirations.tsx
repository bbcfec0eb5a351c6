import { fetchInspirations } from '#app/features/inspirations/fetch-inspirations.server.ts'
import { InspirationsScreen } from '#app/features/inspirations/inspirations-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import type { Route } from './+types/inspirations.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Travel Inspirations',
    description: 'Destinations worth a detour, with the days already thought through.',
  })

/** A page is sent whole, for those who read without a script; a link shows at once what is coming. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const read = fetchInspirations(supabaseOf(context))
  if (isLinkFollowed(request)) return read
  const [teasers, slides] = await Promise.all([read.teasers, read.slides])
  return { teasers, slides }
}

/** The router asks for a page's data alone when it has the page's code already. */
const isLinkFollowed = ({ headers, url }: Request) =>
  new URL(url).pathname.endsWith('.data') || headers.get('sec-fetch-dest') === 'empty'

export default function Inspirations({ loaderData }: Route.ComponentProps) {
  return <InspirationsScreen {...loaderData} />
}
