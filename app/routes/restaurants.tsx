import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/restaurants.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Restaurants',
    description: 'Where to eat along the way.',
  })

export default function Restaurants() {
  return (
    <UnbuiltScreen heading="Restaurants">
      Restaurants are being gathered. Nothing is listed until it is true.
    </UnbuiltScreen>
  )
}
