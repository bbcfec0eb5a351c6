import { measureDrives } from '#app/features/itinerary/road/measured-drives.server.ts'
import { clientAddressContext, servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/road-trip-drives.ts'

/** The points of somebody's trip come in the body: they stand in no address. */
export const action = ({ request, context }: Route.ActionArgs) =>
  measureDrives(request, context.get(servicesContext), context.get(clientAddressContext))
