/** Stores, encrypted, the access to a Google calendar that the caller has just granted. */
import {
  type ConnectCalendarRefusal,
  connectCalendarRequest,
} from '#domain/account/calendar-connection.ts'
import { environment } from '../_shared/environment.ts'
import { googleClient } from '../_shared/google-client.ts'
import { tokenSeal } from '../_shared/sealed-token.ts'
import { callerOf, serviceClient } from '../_shared/service-client.ts'
import { exchangeCode } from './exchange-code.ts'

type Refusal = ConnectCalendarRefusal['code']
type Words = readonly [status: number, message: string]

const refusals: Readonly<Record<Refusal, Words>> = {
  bad_request: [400, 'This way back from Google is incomplete. Please start again.'],
  not_authenticated: [401, 'Please sign in, then connect your calendar again.'],
  not_configured: [503, 'Google is not configured on this site.'],
  code_refused: [400, 'Google no longer accepts this way back. Please start again.'],
  scope_missing: [
    422,
    'Google did not give access to your calendar. Please start again and leave every box ticked.',
  ],
  no_refresh_token: [
    422,
    'Google gave access for this visit only. Please remove this site from your Google account’s connections and start again.',
  ],
  provider_failed: [502, 'Google did not answer as it should. Please try again in a while.'],
}

/** A session without its second factor counts as signed out. */
const secondFactorMissing: Words = [
  403,
  'Please finish signing in with the code of your authenticator app, then connect your calendar again.',
]

export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== 'POST') return new Response(null, { status: 405 })
    const service = serviceClient()
    const caller = await callerOf(request, service)
    if (!caller.ok) {
      return caller.reason === 'second-factor-missing'
        ? refuse('not_authenticated', secondFactorMissing)
        : refuse('not_authenticated')
    }
    const { id } = caller.user
    const client = googleClient()
    if (!client) return refuse('not_configured')
    const arrival = connectCalendarRequest.safeParse(await request.json().catch(() => undefined))
    if (!arrival.success) return refuse('bad_request')

    const exchange = await exchangeCode(client, arrival.data)
    if (!exchange.ok) return refuse(exchange.code)
    const { seal } = await tokenSeal(environment('CALENDAR_TOKENS_SECRET'), 'google-refresh-token')
    const { error } = await service
      .from('google_tokens')
      .upsert({ user_id: id, refresh_token: await seal(exchange.refreshToken, id) })
    if (error) throw new Error('The calendar access could not be stored', { cause: error })
    return Response.json({ connected: true })
  },
}

function refuse(code: Refusal, [status, message] = refusals[code]): Response {
  return Response.json({ code, message } satisfies ConnectCalendarRefusal, { status })
}
