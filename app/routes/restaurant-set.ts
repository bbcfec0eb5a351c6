import { answerSet } from '#app/features/restaurants/answer-request.server.ts'
import { clientAddressContext, servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/restaurant-set.ts'

/** Tables for the meals of a trip, which comes in the body: trips of visitors are in their browser alone. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerSet({
    request,
    services: context.get(servicesContext),
    address: context.get(clientAddressContext),
  })
