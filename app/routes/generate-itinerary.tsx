import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/generate-itinerary.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Generate an itinerary',
    description: 'From a wish to a plan.',
    index: false,
  })

export default function GenerateItinerary() {
  return (
    <UnbuiltScreen heading="Generate Itinerary">
      The planner is being built. It will turn a wish into a plan here.
    </UnbuiltScreen>
  )
}
