/** The signed-in person of a request, and the guards of protected pages. */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { servicesContext } from '#app/lib/services.server.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import { type AccountUser, type Person, personOf } from '#domain/account/person.ts'
import { owesSecondFactor } from './second-factor.ts'

type Asking = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Whether the request has the cookie of a session, which may have ended. */
export function hasSession({ request, context }: Asking): boolean {
  const { cookieName } = context.get(servicesContext).supabase
  return request.headers.get('cookie')?.includes(cookieName) ?? false
}

/**
 * Asks the account service, so that a session that was ended elsewhere does not count. Null for a
 * session that lacks its second factor.
 */
export async function signedInPerson(asking: Asking): Promise<Person | null> {
  const { context } = asking
  if (!hasSession(asking)) return null
  const { auth } = supabaseOf(context)
  const { data, error } = await auth.getUser()
  if (error) {
    // An ended session is expected and not logged; a service that fails is.
    if (!error.status || error.status >= 500) {
      context.get(servicesContext).report('account not asked', { error: error.message })
    }
    return null
  }
  const { data: kept } = await auth.getSession()
  // Uses the user that the service returned: the cookie's copy may not list a new factor.
  const session = { access_token: kept.session?.access_token ?? '', user: data.user }
  return owesSecondFactor(session) ? null : withProfile(data.user, context)
}

/** Adds name and picture from the profile; without it only id and email are known. */
async function withProfile(user: AccountUser, context: Asking['context']): Promise<Person> {
  const { data, error } = await supabaseOf(context)
    .from('profiles')
    .select('*')
    .eq('id', user.id)
    .single()
  if (error) context.get(servicesContext).report('profile not read', { error: error.message })
  return personOf(user, data)
}

/** Redirects visitors to sign in, and back here afterwards. */
export async function requirePerson(asking: Asking): Promise<Person> {
  const person = await signedInPerson(asking)
  if (person) return person
  throw redirect(`/auth?from=${encodeURIComponent(wantedPage(asking.request))}`)
}

/** The page's path and query, without the `.data` suffix of the router's data requests. */
function wantedPage({ url }: Request): string {
  const { pathname, search, searchParams } = new URL(url)
  const page = pathname.replace(/\.data$/, '')
  if (!searchParams.has('_routes')) return `${page}${search}`
  searchParams.delete('_routes')
  return searchParams.size > 0 ? `${page}?${searchParams}` : page
}

/** Redirects to the landing page unless the person is known to be an administrator. */
export async function requireAdmin(asking: Asking): Promise<Person> {
  const person = await requirePerson(asking)
  const { data, error } = await supabaseOf(asking.context)
    .from('user_permissions')
    .select('is_admin')
    .eq('user_id', person.id)
    .maybeSingle()
  if (error || !data?.is_admin) throw redirect('/')
  return person
}
