/**
 * Whether a message was surely not taken: the server said no, or was never reached. After anything else,
 * such as a connection that broke, it may have been taken.
 */
const neverReached = new Set(['connect', 'getaddrinfo'])
/** Names that do not resolve, and servers that do not let us in. */
const notLetIn = new Set(['EDNS', 'EAUTH', 'ETLS'])

/** What nodemailer and sockets add to an error. */
type MailError = Error & { responseCode?: unknown; syscall?: unknown; code?: unknown }

export function wasRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { responseCode, syscall, code }: MailError = error
  if (typeof responseCode === 'number' && responseCode >= 400) return true
  return neverReached.has(String(syscall)) || notLetIn.has(String(code))
}
