/** Finishes the return from Google's consent page: stores the access, or says why it could not. */
import { departedWith } from '#app/lib/account/calendar-arrival.server.ts'
import { callFunction, type FunctionsCaller } from '#app/lib/functions/call-function.ts'
import {
  type CalendarDeparture,
  type ConnectCalendarRequest,
  connectCalendarAnswer,
  connectCalendarRefusal,
} from '#domain/account/calendar-connection.ts'
import { parseCalendarState } from '#domain/account/calendar-state.ts'
import type { Person } from '#domain/account/person.ts'
import { safeRedirectPath } from '#domain/account/redirect-path.ts'
import type { Failure, Outcome } from '#domain/outcome/outcome.ts'

interface Arrival {
  client: FunctionsCaller
  person: () => Promise<Person | null>
  search: URLSearchParams
  departure: CalendarDeparture | undefined
}

/**
 * `path` is where the person was when they left. Null where the state in the address is a sign-in's, not the
 * calendar's.
 */
export async function finishCalendar(
  arrival: Arrival,
): Promise<Outcome<{ path: string }, Problem, { path: string }> | null> {
  const stateText = arrival.search.get('state') ?? ''
  const state = parseCalendarState(stateText)
  if (!state) return null
  const path = safeRedirectPath(state.redirectPath) ?? '/account'
  const permitted = await check(arrival, stateText, state.userId)
  const connected = permitted.ok ? await connect(arrival.client, permitted.value) : permitted
  return connected.ok ? { ok: true, value: { path } } : { ...connected, path }
}

/**
 * Checks that the address answers a question that this browser asked for this person, before
 * anything of it is used.
 */
async function check(
  { person, search, departure }: Arrival,
  state: string,
  userId: string,
): Promise<Outcome<ConnectCalendarRequest, Problem>> {
  const someone = await person()
  if (!someone) return failed('signedOut')
  if (someone.id !== userId) return failed('otherPerson')
  if (!departure || !(await departedWith(departure, state))) return failed('otherBrowser')
  const refused = search.get('error')
  if (refused === 'access_denied') return failed('denied')
  const code = search.get('code')
  if (refused || !code) return failed('noCode')
  const { codeVerifier, redirectUri } = departure
  return { ok: true, value: { code, codeVerifier, redirectUri } }
}

async function connect(
  client: FunctionsCaller,
  body: ConnectCalendarRequest,
): Promise<Outcome<null, Problem>> {
  const result = await callFunction(client, 'connect-calendar', {
    body,
    schema: connectCalendarAnswer,
  })
  if (result.ok) return { ok: true, value: null }
  const said = connectCalendarRefusal.safeParse(result.body).data?.message
  return said ? { ok: false, reason: 'failed', message: said } : failed('failed')
}

const problems = {
  signedOut: 'Please sign in, then connect your calendar again.',
  otherPerson:
    'Somebody else is signed in here than when this was started. Please sign in as the right person and start again.',
  otherBrowser:
    'This way back does not belong to a question from this browser, or it is too old. Please start again.',
  denied: 'You did not allow access to your calendar, so nothing was connected.',
  noCode: 'Google sent no permission along. Please start again.',
  failed: 'The calendar could not be connected just now. Please try again in a while.',
} as const

type Problem = keyof typeof problems

const failed = (reason: Problem): Failure<Problem> => ({
  ok: false,
  reason,
  message: problems[reason],
})
