import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/restaurant-recommendations.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Restaurant recommendations',
    description: 'Restaurants that fit your days, your diet and your budget.',
  })

export default function RestaurantRecommendations() {
  return (
    <UnbuiltScreen heading="Restaurant Recommendations">
      Recommendations are being built. They will follow your plan, your diet and your budget.
    </UnbuiltScreen>
  )
}
