/** Reads what trusted proxies say of a request (`X-Forwarded-For` and the like). */
import type { IncomingMessage } from 'node:http'

/**
 * Each proxy adds to the end of the list what it saw, so counting the trusted ones from there gives
 * what the outermost of them saw; everything before it was written by whoever called.
 */
export function forwardedValue(
  { headers }: Pick<IncomingMessage, 'headers'>,
  name: 'x-forwarded-for' | 'x-forwarded-proto',
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0) return undefined
  return String(headers[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .at(-trustedProxies)
}
