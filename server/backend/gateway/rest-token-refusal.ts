/** How `/rest/v1` tells a client that its bearer token is no good: PostgREST's codes and headers. */
import type { TokenProblem } from './credentials.ts'

export function refuseRestToken({ problem, message }: TokenProblem): Response {
  if (problem === 'forbidden-role') return refusal(403, '42501', message)
  return refusal(401, problem === 'malformed' ? 'PGRST301' : 'PGRST303', message, {
    'www-authenticate': `Bearer error="invalid_token", error_description="${message}"`,
  })
}

function refusal(status: number, code: string, message: string, headers = {}): Response {
  return Response.json(
    { code, details: null, hint: null, message },
    { status, headers: { 'proxy-status': `PostgREST; error=${code}`, ...headers } },
  )
}
