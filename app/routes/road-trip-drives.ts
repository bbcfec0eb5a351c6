import { measureDrives } from '#app/features/itinerary/road/measured-drives.server.ts'
import { clientAddressContext, servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/road-trip-drives.ts'

/** Drives between the points of a trip. They come in the body, so that they are in no address. */
export const action = ({ request, context }: Route.ActionArgs) =>
  measureDrives(request, context.get(servicesContext), context.get(clientAddressContext))
