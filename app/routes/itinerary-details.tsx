import { DetailsScreen } from '#app/features/itinerary/details/details-screen.tsx'
import { isTripAddress } from '#app/features/itinerary/trip/trip-address.ts'
import { fetchStoredTrip } from '#app/features/itinerary/view/fetch-stored-trip.server.ts'
import { NoTripScreen } from '#app/features/itinerary/view/no-trip-screen.tsx'
import { SkyBehindPage } from '#app/features/shell/sky-behind-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/itinerary-details.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData ? `${args.loaderData.title}, day by day` : 'Itinerary, day by day',
    description: 'A trip with everything printed large.',
    index: false,
  })

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  return isTripAddress(id) ? fetchStoredTrip(args, id) : null
}

/** A trip of this browser opens without asking the server, also where there is no network. */
export async function clientLoader() {
  return null
}

export default function ItineraryDetails({ params: { id }, loaderData }: Route.ComponentProps) {
  return (
    <SkyBehindPage>
      {isTripAddress(id) ? (
        <DetailsScreen key={id} id={id} stored={loaderData} />
      ) : (
        <NoTripScreen />
      )}
    </SkyBehindPage>
  )
}
