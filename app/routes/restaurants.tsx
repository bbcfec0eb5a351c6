import { answerAddress } from '#app/features/restaurants/answer-request.server.ts'
import { RestaurantsScreen } from '#app/features/restaurants/restaurants-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { clientAddressContext, servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/restaurants.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Restaurants',
    description: 'Where to eat along the way: by hour, diet, price and the way on foot.',
  })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  answerAddress({
    request,
    services: context.get(servicesContext),
    address: context.get(clientAddressContext),
  })

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Restaurants({ loaderData }: Route.ComponentProps) {
  return <RestaurantsScreen {...loaderData} />
}
