import { SavedScreen } from '#app/features/itinerary/saved/saved-screen.tsx'
import { requirePerson } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/saved-trips.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requirePerson(args)
  return null
}

/** Without a network the page shows the trips of this browser; the server can't be asked who is signed in. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  navigator.onLine ? serverLoader() : null

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'My Trips',
    description: 'The trips you have saved.',
    index: false,
  })

export default function SavedTrips() {
  return <SavedScreen />
}
