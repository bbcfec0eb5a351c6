import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/road-trip.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Road Trip',
    description: 'Many stops in the best order, with sensible drives and a bed each night.',
    canonicalPath: '/roadtrip',
  })

export default function RoadTrip() {
  return (
    <UnbuiltScreen heading="Road Trip">
      The road-trip planner is being built. It will put your stops in the best order and keep the
      drives sensible.
    </UnbuiltScreen>
  )
}
