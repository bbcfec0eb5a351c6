import { fetchHomeSlides } from '#app/features/carousel/index.server.ts'
import { receiveContact } from '#app/features/contact/receive-contact.server.ts'
import { island } from '#app/features/landing/island.tsx'
import { Landing } from '#app/features/landing/landing.tsx'
import { keptPage } from '#app/lib/kept-page.ts'
import { organizationData } from '#app/lib/organization.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import type { Route } from './+types/landing.ts'

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: (brand) => `${brand.name}: plan days that really work`,
    description:
      'An AI travel planner for travelers and groups: opening hours, distances, weather and budget, thought through.',
  }),
  organizationData(args),
]

/** Contact messages are posted to the root of the site. */
export const middleware: Route.MiddlewareFunction[] = [receiveContact]

const HomeCarousel = island('carousel', () =>
  import('#app/features/carousel/index.ts').then((carousel) => carousel.HomeCarousel),
)

export const loader = ({ context }: Route.LoaderArgs) => fetchHomeSlides(supabaseOf(context))

export const handle = keptPage<typeof loader>((slides) => !slides.failed)

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return <Landing carousel={<HomeCarousel read={loaderData} />} />
}
