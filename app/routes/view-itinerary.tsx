import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/view-itinerary.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Itinerary',
    description: 'A trip day by day.',
    index: false,
  })

export default function ViewItinerary() {
  return (
    <UnbuiltScreen heading="Itinerary">
      There is no itinerary here yet. The viewer is being built.
    </UnbuiltScreen>
  )
}
