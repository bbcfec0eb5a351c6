import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { requirePerson } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/saved-trips.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requirePerson(args)
  return null
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'My Trips',
    description: 'The trips you have saved.',
    index: false,
  })

export default function SavedTrips() {
  return (
    <UnbuiltScreen heading="My Trips">
      Saved trips are being built. What you plan will be kept here.
    </UnbuiltScreen>
  )
}
