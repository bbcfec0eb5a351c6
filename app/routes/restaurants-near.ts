import { answerNear } from '#app/features/restaurants/answer-request.server.ts'
import { clientAddressContext, servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/restaurants-near.ts'

/** Houses around a point. It comes in the body, so that it is in no address. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerNear({
    request,
    services: context.get(servicesContext),
    address: context.get(clientAddressContext),
  })
