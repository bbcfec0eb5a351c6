/** How `/auth/v1` tells a client that its bearer token is no good, in GoTrue's words. */
import type { TokenProblem } from '#server/backend/gateway/credentials.ts'
import { errorResponse } from './error-response.ts'
import { errors } from './errors.ts'

const reasons: Partial<Record<TokenProblem['problem'], string>> = {
  expired: 'token has invalid claims: token is expired',
  'not-yet-valid': 'token has invalid claims: token used before issued',
  'bad-claim': 'token has invalid claims',
}

export function refuseAuthToken({ problem, message }: TokenProblem, request?: Request): Response {
  const error =
    problem === 'session-ended'
      ? errors.sessionNotFound()
      : errors.badJwt(reasons[problem] ?? message)
  return errorResponse(error, request)
}
