/** What travels when a calendar is connected: beside the code, and to the function that exchanges it. */
import { z } from 'zod'

export const connectCalendarRequest = z.object({
  /** What the provider handed the browser; it can be used once. */
  code: z.string().min(1).max(2048),
  /** The secret behind the challenge that went with the authorization (RFC 7636). */
  codeVerifier: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/),
  /** The way back as the provider was told, which it compares. */
  redirectUri: z.url({ protocol: /^https?$/ }).max(2048),
})

/** What the browser keeps while the person is away at the consent page. */
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
  /** In words for the person. */
  message: z.string(),
})

export type CalendarDeparture = z.infer<typeof calendarDepartureSchema>
export type ConnectCalendarRequest = z.infer<typeof connectCalendarRequest>
export type ConnectCalendarRefusal = z.infer<typeof connectCalendarRefusal>
