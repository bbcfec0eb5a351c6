/** As which client the product asks for calendar access: Google's, or the stand-in's on a laptop. */
import type { CalendarAuthorization } from '#domain/site/site-services.ts'
import type { Config } from '../config.ts'
import type { StandIns } from '../local/stand-ins.ts'

type Configured = Pick<Config, 'values'>

/** What the browser must know. The secret stays with the function that exchanges the code. */
export function calendarAuthorization(
  { values }: Configured,
  { identity }: StandIns,
): CalendarAuthorization | undefined {
  if (values.GOOGLE_CLIENT_ID) {
    return {
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      clientId: values.GOOGLE_CLIENT_ID,
    }
  }
  if (!identity) return undefined
  const { authorizationUrl, clientId } = identity.provider
  return { authorizationUrl, clientId }
}

/** What the function must know. It asks Google itself unless a token address is given. */
export function calendarEnvironment(
  { values }: Configured,
  { identity }: StandIns,
): Record<string, string> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = values
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) return { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }
  if (!identity) return {}
  const { clientId, clientSecret, tokenUrl } = identity.provider
  return {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_TOKEN_URL: tokenUrl,
  }
}
