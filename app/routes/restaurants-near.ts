import { answerNear } from '#app/features/restaurants/answer-request.server.ts'
import { clientAddressContext, servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/restaurants-near.ts'

/** Houses around a point that comes in the body: it stands in no address. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerNear({
    request,
    services: context.get(servicesContext),
    address: context.get(clientAddressContext),
  })
