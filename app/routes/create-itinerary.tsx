import { useSearchParams } from 'react-router'
import { AskScreen } from '#app/features/itinerary/create/ask-screen.tsx'
import { readWish } from '#app/features/itinerary/create/wish-text.ts'
import { SkyBehindPage } from '#app/features/shell/sky-behind-page.tsx'
import { keptPage } from '#app/lib/kept-page.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/create-itinerary.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Create an itinerary',
    description:
      'Say what you wish for and get days that work: opening hours, distances, weather and budget.',
    canonicalPath: '/itinerary/new/plan',
  })

export const handle = keptPage()

/** The field is filled from the address: a destination's page names its place there. */
export default function CreateItinerary() {
  const [query] = useSearchParams()
  const wish = readWish(query)
  const asked = 'asked' in wish ? wish.asked : undefined
  const error = wish.kind === 'too-long' ? wish.error : undefined
  return (
    <SkyBehindPage>
      <AskScreen heading="Create Itinerary" asked={asked} error={error} />
    </SkyBehindPage>
  )
}
