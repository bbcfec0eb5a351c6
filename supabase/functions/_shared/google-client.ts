/** As which client a site asks Google, and where Google is. */
import { optionalEnvironment } from './environment.ts'

export interface OAuthClient {
  tokenUrl: string
  clientId: string
  clientSecret: string
  timeoutMs: number
}

/** Undefined where Google is not configured. */
export function googleClient(): OAuthClient | undefined {
  const clientId = optionalEnvironment('GOOGLE_CLIENT_ID')
  const clientSecret = optionalEnvironment('GOOGLE_CLIENT_SECRET')
  if (!clientId || !clientSecret) return undefined
  const tokenUrl = optionalEnvironment('GOOGLE_TOKEN_URL') ?? 'https://oauth2.googleapis.com/token'
  return { tokenUrl, clientId, clientSecret, timeoutMs: 10_000 }
}
