/** Redirects to Google's consent page for calendar access. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { writeDocumentCookie } from '#app/lib/document-cookie.ts'
import { safeRedirectPath } from '#domain/account/redirect-path.ts'
import type { CalendarAuthorization } from '#domain/site/site-services.ts'
import { type AccountResult, failed, succeeded } from './account-result.ts'
import { calendarDeparture, departureCookie } from './calendar-departure.ts'
import { calendarPending } from './stored-keys.ts'

type Connect = () => Promise<{ auth: Pick<SupabaseClient['auth'], 'getSession'> }>

/** Without `redirectPath` the person returns to the current page. */
export async function authorizeCalendar(
  connect: Connect,
  calendar: CalendarAuthorization | undefined,
  redirectPath?: string,
): Promise<AccountResult<{ url: string }>> {
  if (!calendar) {
    return failed('unknown', 'not_configured', 'Google is not configured on this site.')
  }
  try {
    const { auth } = await connect()
    const { data, error } = await auth.getSession()
    if (error) throw error
    const { session } = data
    if (!session?.user) {
      return failed('auth', 'no_session', 'User must be signed in to authorize calendar access')
    }
    if (!session.user.id) return failed('auth', 'invalid_session', 'Invalid user session')
    const { origin, pathname, search, protocol } = window.location
    const { url, departure } = await calendarDeparture({
      calendar,
      origin,
      state: {
        userId: session.user.id,
        redirectPath: safeRedirectPath(redirectPath ?? `${pathname}${search}`),
      },
      randomBytes: crypto.getRandomValues(new Uint8Array(32)),
    })
    writeDocumentCookie(
      await departureCookie.serialize(departure, { secure: protocol === 'https:' }),
    )
    calendarPending.set()
    window.location.assign(url)
    return succeeded({ url })
  } catch (error) {
    return failed('unknown', 'unknown', error instanceof Error ? error.message : String(error))
  }
}
