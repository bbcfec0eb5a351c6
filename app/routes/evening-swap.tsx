import { data } from 'react-router'
import { EveningSwapScreen } from '#app/features/itinerary/weather/evening-swap-screen.tsx'
import { linkHeaders } from '#app/features/itinerary/weather/link-headers.server.ts'
import { SkyBehindPage } from '#app/features/shell/sky-behind-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { servicesContext } from '#app/lib/services.server.ts'
import { sourceInWords } from '#domain/weather-swaps/swap-words.ts'
import type { Route } from './+types/evening-swap.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'A change for the weather',
    description: 'What the forecast of a day would change in a trip.',
    index: false,
  })

/** A GET changes nothing, because mail scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { evening, now } = context.get(servicesContext)
  const swap = (await evening?.fetchSwap(params.secret)) ?? null
  const status = swap ? 200 : 404
  // Put into words here, so that the page does not load the code for it.
  const source = swap && sourceInWords(swap.forecast, now().getTime() / 60_000)
  return data({ swap, source }, { status, headers: linkHeaders })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function action({ params, context }: Route.ActionArgs) {
  const swap = await context.get(servicesContext).evening?.takeSwap(params.secret)
  return swap ?? null
}

export default function EveningSwap({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SkyBehindPage>
      <EveningSwapScreen swap={actionData ?? loaderData.swap} source={loaderData.source} />
    </SkyBehindPage>
  )
}
