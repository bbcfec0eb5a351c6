/**
 * The messages of connecting a calendar: the cookie beside the redirect, and the request to the
 * function that exchanges the code.
 */
import { z } from 'zod'

export const connectCalendarRequest = z.object({
  /** The authorization code, which can be used once. */
  code: z.string().min(1).max(2048),
  /** The PKCE verifier (RFC 7636). */
  codeVerifier: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/),
  /** The redirect URI of the authorization, which the provider compares. */
  redirectUri: z.url({ protocol: /^https?$/ }).max(2048),
})

/** The cookie that the browser keeps during the consent page. */
export const calendarDepartureSchema = connectCalendarRequest
  .pick({ codeVerifier: true, redirectUri: true })
  .extend({ stateDigest: z.string() })

export const connectCalendarAnswer = z.object({ connected: z.literal(true) })

export const connectCalendarRefusal = z.object({
  code: z.enum([
    'bad_request',
    'not_authenticated',
    'not_configured',
    'code_refused',
    'scope_missing',
    'no_refresh_token',
    'provider_failed',
  ]),
  /** A message for the person. */
  message: z.string(),
})

export type CalendarDeparture = z.infer<typeof calendarDepartureSchema>
export type ConnectCalendarRequest = z.infer<typeof connectCalendarRequest>
export type ConnectCalendarRefusal = z.infer<typeof connectCalendarRefusal>
