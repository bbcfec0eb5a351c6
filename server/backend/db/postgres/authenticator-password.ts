import { createHmac } from 'node:crypto'

/** The same for every process that shares the secret, and known to nobody else. */
export function authenticatorPassword(secret: string): string {
  return createHmac('sha256', secret).update('authenticator').digest('base64url')
}
