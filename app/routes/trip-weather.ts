import { answerHours } from '#app/features/itinerary/weather/answer-hours.server.ts'
import { clientAddressContext, servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/trip-weather.ts'

/** The weather where a trip's stops are: where somebody will be stands in the body, and in no address. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerHours(request, context.get(servicesContext), context.get(clientAddressContext))
