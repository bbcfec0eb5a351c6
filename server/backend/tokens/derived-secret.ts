import { createHmac } from 'node:crypto'

/** A secret of its own for each purpose, the same in every process that shares the first one. */
export function derivedSecret(
  secret: string,
  purpose: 'authenticator' | 'file-addresses' | 'calendar-tokens' | 'backup-seal' | 'evening-links',
): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url')
}
