import { AskScreen } from '#app/features/itinerary/ask-screen.tsx'
import { Evening } from '#app/features/shell/evening.tsx'
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
    <Evening>
      <AskScreen heading="Create Itinerary" />
    </Evening>
  )
}
