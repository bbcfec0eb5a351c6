/**
 * Whether a message was surely not taken: the server said no, or was never reached. After anything else,
 * such as a connection that broke while the message was on its way, it may have been taken.
 */
const beforeMessage = new Set(['CONN', 'EHLO', 'HELO', 'STARTTLS', 'MAIL FROM', 'RCPT TO'])

export function wasRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown }
  if (typeof responseCode === 'number' && responseCode >= 400) return true
  return typeof command === 'string' && (beforeMessage.has(command) || command.startsWith('AUTH'))
}
