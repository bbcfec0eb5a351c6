import { data } from 'react-router'
import { fetchSample } from '#app/features/itinerary/samples/fetch-sample.server.ts'
import { sampleMeta } from '#app/features/itinerary/samples/sample-meta.ts'
import { SampleScreen } from '#app/features/itinerary/samples/sample-screen.tsx'
import { isTripAddress } from '#app/features/itinerary/trip/trip-address.ts'
import { fetchStoredTrip } from '#app/features/itinerary/view/fetch-stored-trip.server.ts'
import { NoTripScreen } from '#app/features/itinerary/view/no-trip-screen.tsx'
import { ViewScreen } from '#app/features/itinerary/view/view-screen.tsx'
import { SkyBehindPage } from '#app/features/shell/sky-behind-page.tsx'
import { keptPage } from '#app/lib/kept-page.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/view-itinerary.ts'

export const meta: Route.MetaFunction = (args) => {
  const { loaderData: found } = args
  if (found?.kind === 'sample') return sampleMeta(args, found)
  const title = (found?.kind === 'trip' && found.stored?.title) || 'Itinerary'
  return pageMeta(args, { title, description: 'A trip day by day.', index: false })
}

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  if (isTripAddress(id)) {
    return { kind: 'trip' as const, id, stored: await fetchStoredTrip(args, id) }
  }
  return (await fetchSample(args, id)) ?? data({ kind: 'none' as const }, { status: 404 })
}

/** A trip of this browser opens without asking the server, also where there is no network. */
export async function clientLoader({ params: { id }, serverLoader }: Route.ClientLoaderArgs) {
  return isTripAddress(id) ? { kind: 'trip' as const, id, stored: null } : serverLoader()
}

/** A sample is planned once a day and kept for everybody; a trip belongs to its owner. */
export const handle = keptPage<typeof loader>((found) => found.kind === 'sample')

export default function ViewItinerary({ params: { id }, loaderData }: Route.ComponentProps) {
  return (
    <SkyBehindPage>
      <Screen id={id} found={loaderData} />
    </SkyBehindPage>
  )
}

function Screen({ id, found }: { id: string; found: Route.ComponentProps['loaderData'] }) {
  switch (found.kind) {
    case 'sample':
      return <SampleScreen key={id} found={found} />
    case 'trip':
      return <ViewScreen key={id} id={found.id} stored={found.stored} />
    case 'none':
      return <NoTripScreen />
  }
}
