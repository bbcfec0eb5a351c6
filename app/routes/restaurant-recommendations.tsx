import { fetchSet } from '#app/features/restaurants/fetch-set.server.ts'
import { RecommendationsScreen } from '#app/features/restaurants/recommendations-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { clientAddressContext, servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/restaurant-recommendations.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Restaurant recommendations',
    description: 'Restaurants that fit your days, your diet and your budget.',
  })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  fetchSet({
    request,
    services: context.get(servicesContext),
    address: context.get(clientAddressContext),
  })

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function RestaurantRecommendations({ loaderData }: Route.ComponentProps) {
  return <RecommendationsScreen {...loaderData} />
}
