/**
 * Every answer that comes from the relay and not from a function: the platform's codes and texts in
 * one place. `x-relay-error` is what makes functions-js call it a relay error.
 */
import type { TokenProblem } from '#server/backend/gateway/credentials.ts'

const relayError = (
  status: number,
  code: string,
  message: string,
  headers?: Readonly<Record<string, string>>,
) =>
  Response.json(
    { code, message },
    { status, headers: { 'sb-error-code': code, 'x-relay-error': 'true', ...headers } },
  )

export const relayErrors = {
  notFound: () => relayError(404, 'NOT_FOUND', 'Requested function was not found'),
  methodNotAllowed: (allowed: readonly string[]) =>
    relayError(405, 'METHOD_NOT_ALLOWED', `Functions answer ${allowed.join(', ')}`, {
      allow: allowed.join(', '),
    }),
  noAuthorization: () =>
    relayError(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header'),
  notBearer: () =>
    relayError(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', "Auth header is not 'Bearer {token}'"),
  notToken: () => relayError(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT'),
  badToken: ({ problem }: TokenProblem) =>
    problem === 'malformed'
      ? relayErrors.notToken()
      : relayError(401, 'UNAUTHORIZED_ASYMMETRIC_JWT', 'Invalid JWT'),
  bodyTooLarge: (limit: number) =>
    relayError(413, 'PAYLOAD_TOO_LARGE', `The body may have at most ${limit} bytes`),
  bootFailed: () => relayError(503, 'BOOT_ERROR', 'Function failed to start (please check logs)'),
  timedOut: (ms: number) =>
    relayError(504, 'IDLE_TIMEOUT', `Request idle timeout limit (${ms / 1000}s) reached`),
  crashed: () =>
    relayError(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)'),
  outOfResources: () =>
    relayError(
      546,
      'WORKER_RESOURCE_LIMIT',
      'Function failed due to not having enough compute resources (please check logs)',
    ),
}
