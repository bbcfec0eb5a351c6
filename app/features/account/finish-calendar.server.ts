/** Turns what Google's consent page brought back into stored access, or into words for a person. */
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

export type FinishedCalendar =
  /** The way back belongs to a sign-in. */
  | { kind: 'not-calendar' }
  | { kind: 'connected'; path: string }
  | { kind: 'failed'; path: string; problem: string }

interface Arrival {
  client: FunctionsCaller
  person: () => Promise<Person | null>
  search: URLSearchParams
  departure: CalendarDeparture | undefined
}

export async function finishCalendar(arrival: Arrival): Promise<FinishedCalendar> {
  const stateText = arrival.search.get('state') ?? ''
  const state = parseCalendarState(stateText)
  if (!state) return { kind: 'not-calendar' }
  const path = safeRedirectPath(state.redirectPath) ?? '/account'
  const verdict = await checked(arrival, stateText, state.userId)
  const problem =
    'problem' in verdict ? verdict.problem : await connected(arrival.client, verdict.request)
  return problem ? { kind: 'failed', path, problem } : { kind: 'connected', path }
}

/** Nothing that came by the address is used before it is known to answer this browser's question. */
async function checked(
  { person, search, departure }: Arrival,
  state: string,
  userId: string,
): Promise<{ problem: string } | { request: ConnectCalendarRequest }> {
  const someone = await person()
  if (!someone) return { problem: problems.signedOut }
  if (someone.id !== userId) return { problem: problems.otherPerson }
  if (!departure || !(await departedWith(departure, state)))
    return { problem: problems.otherBrowser }
  const refused = search.get('error')
  if (refused === 'access_denied') return { problem: problems.denied }
  const code = search.get('code')
  if (refused || !code) return { problem: problems.noCode }
  const { codeVerifier, redirectUri } = departure
  return { request: { code, codeVerifier, redirectUri } }
}

/** Undefined when all went well. */
async function connected(
  client: FunctionsCaller,
  body: ConnectCalendarRequest,
): Promise<string | undefined> {
  const result = await callFunction(client, 'connect-calendar', {
    body,
    schema: connectCalendarAnswer,
  })
  if (result.ok) return undefined
  return connectCalendarRefusal.safeParse(result.body).data?.message ?? problems.failed
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
