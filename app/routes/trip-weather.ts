import { answerHours } from '#app/features/itinerary/weather/answer-hours.server.ts'
import { clientAddressContext, servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/trip-weather.ts'

/** The weather at a trip's stops. They come in the body, so that no address tells where somebody will be. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerHours(request, context.get(servicesContext), context.get(clientAddressContext))
