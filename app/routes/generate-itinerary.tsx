import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { GenerateScreen } from '#app/features/itinerary/generate/generate-screen.tsx'
import { planFromAddress } from '#app/features/itinerary/generate/plan-from-address.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { clientAddressContext, servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/generate-itinerary.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Generate an itinerary',
    description: 'From a wish to a plan.',
    index: false,
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const address = context.get(clientAddressContext)
  const { status, headers, body } = await planFromAddress({ request, services, address })
  return data(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** A plan is made once for each address, unless it is sent again: signing in elsewhere does not change it. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs) => formMethod !== undefined || currentUrl.href !== nextUrl.href

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function GenerateItinerary({ loaderData }: Route.ComponentProps) {
  return <GenerateScreen data={loaderData} />
}
