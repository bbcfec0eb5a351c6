/**
 * The client address that SQL limits by. Headers from the client are never believed: only the
 * socket counts or, for a call from within the process, the visitor for whom the call was made.
 */

/** The header by which SQL finds the address, as behind a proxy that sets it. */
export const addressHeader = 'x-real-ip'

/** Names the visitor whom a page's server calls for. */
const visitorHeader = 'x-visitor-address'

const claiming = new Set([
  addressHeader,
  visitorHeader,
  'x-forwarded-for',
  'x-client-ip',
  'forwarded',
  'true-client-ip',
  'cf-connecting-ip',
])

/** Headers by which a client could claim to be somewhere else. */
export const claimsAddress = (name: string) => claiming.has(name)

export function callerAddress(
  request: Request,
  arrived: Request,
  clientAddress: ((request: Request) => string | null) | undefined,
): string | null {
  if (!clientAddress) return null
  return clientAddress(arrived) ?? request.headers.get(visitorHeader)
}
