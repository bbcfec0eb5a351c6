import { data, redirect } from 'react-router'
import { CalendarProblemScreen } from '#app/features/account/calendar-problem-screen.tsx'
import { finishCalendar } from '#app/features/account/finish-calendar.server.ts'
import { CallbackScreen } from '#app/features/auth/callback-screen.tsx'
import { finishSignIn } from '#app/features/auth/finish-sign-in.server.ts'
import { forgetDeparture, readDeparture } from '#app/lib/account/calendar-arrival.server.ts'
import { signedInPerson } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import type { Route } from './+types/callback.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title:
      args.loaderData && 'calendar' in args.loaderData ? 'Calendar not connected' : 'Signing in',
    description: 'The way back from signing in.',
    index: false,
  })

/**
 * Receives the codes of sign-ins and of calendar authorizations; the latter are not passed to the
 * auth client.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const client = supabaseOf(context)
  const search = new URL(request.url).searchParams
  const calendar = await finishCalendar({
    client,
    person: () => signedInPerson(args),
    search,
    departure: await readDeparture(request.headers.get('cookie')),
  })
  if (calendar) {
    // The departure cookie is used once, whatever the outcome.
    const headers = { 'set-cookie': await forgetDeparture() }
    if (calendar.ok) throw redirect(calendar.value.path, { headers })
    return data({ calendar }, { headers })
  }
  const finished = await finishSignIn(client, search)
  if (finished.ok && finished.value === 'recovery') throw redirect('/account?set=password')
  return data(finished.ok ? {} : { problem: finished.message })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function AuthCallback({ loaderData }: Route.ComponentProps) {
  if ('calendar' in loaderData) {
    const { message, path } = loaderData.calendar
    return <CalendarProblemScreen problem={message} path={path} />
  }
  return <CallbackScreen problem={loaderData.problem} />
}
