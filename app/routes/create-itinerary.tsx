import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/create-itinerary.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Create an itinerary',
    description:
      'Say what you wish for and get days that work: opening hours, distances, weather and budget.',
    canonicalPath: '/itinerary/new/plan',
  })

export default function CreateItinerary() {
  return (
    <UnbuiltScreen heading="Create Itinerary">
      The planner is being built. When it opens, you will describe a trip here and get days that
      work.
    </UnbuiltScreen>
  )
}
