/** How `/rest/v1` tells a client that its bearer token is no good: PostgREST's codes and header. */
import type { TokenProblem } from './credentials.ts'

export function refuseRestToken({ problem, message }: TokenProblem): Response {
  const code = problem === 'malformed' ? 'PGRST301' : 'PGRST303'
  return Response.json(
    { code, details: null, hint: null, message },
    {
      status: 401,
      headers: {
        'proxy-status': `PostgREST; error=${code}`,
        'www-authenticate': `Bearer error="invalid_token", error_description="${message}"`,
      },
    },
  )
}
