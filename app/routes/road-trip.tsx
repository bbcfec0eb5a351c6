import { CreateRoadScreen } from '#app/features/itinerary/road/create-road-screen.tsx'
import { DriveScreen } from '#app/features/itinerary/road/drive-screen.tsx'
import { fetchDrive } from '#app/features/itinerary/road/fetch-drive.server.ts'
import { RoadScreen } from '#app/features/itinerary/road/road-screen.tsx'
import { isTripAddress } from '#app/features/itinerary/trip/trip-address.ts'
import { fetchStoredTrip } from '#app/features/itinerary/view/fetch-stored-trip.server.ts'
import { SkyBehindPage } from '#app/features/shell/sky-behind-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { loadDriveSummaries } from '#domain/drives/load-drives.ts'
import type { Route } from './+types/road-trip.ts'

export const meta: Route.MetaFunction = (args) => {
  const { loaderData: found } = args
  if (found?.kind === 'drive') {
    const { name, promise, slug } = found.drive
    return pageMeta(args, { title: name, description: promise, canonicalPath: `/roadtrip/${slug}` })
  }
  if (found?.kind === 'trip') {
    const title = found.stored?.title ?? 'Road Trip'
    return pageMeta(args, { title, description: 'A drive day by day.', index: false })
  }
  return pageMeta(args, {
    title: 'Road Trip',
    description: 'Many stops in the best order, with sensible drives and a bed each night.',
    canonicalPath: '/roadtrip',
  })
}

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params as { id?: string }
  if (id && isTripAddress(id)) {
    return { kind: 'trip' as const, id, stored: await fetchStoredTrip(args, id) }
  }
  const found = id && (await fetchDrive(id, new Date().toISOString().slice(0, 10)))
  if (found) return { kind: 'drive' as const, ...found }
  // One screen for all three addresses: where a trip is missing, a new one can be made.
  return { kind: 'new' as const, drives: await loadDriveSummaries(), isMissing: id !== undefined }
}

/** A trip of this browser opens without asking the server, also where there is no network. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const { id } = params as { id?: string }
  return id && isTripAddress(id) ? { kind: 'trip' as const, id, stored: null } : serverLoader()
}

export default function RoadTrip({ params, loaderData: found }: Route.ComponentProps) {
  const { id = '' } = params as { id?: string }
  return (
    <SkyBehindPage>
      {found.kind === 'new' && (
        <CreateRoadScreen drives={found.drives} isMissing={found.isMissing} />
      )}
      {found.kind === 'drive' && <DriveScreen key={id} drive={found.drive} trip={found.trip} />}
      {found.kind === 'trip' && <RoadScreen key={id} id={found.id} stored={found.stored} />}
    </SkyBehindPage>
  )
}
