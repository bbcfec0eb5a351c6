/**
 * Where a request came from, for SQL that limits by address. What a client says of itself in a
 * header is never believed: only the server's own knowledge of the socket counts, or, for a call
 * from within the process, the visitor whom that call was made for.
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
