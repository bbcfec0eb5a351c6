/** Who asks, as the server knows it from the session's cookie; and the guards of protected pages. */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { servicesContext } from '#app/lib/services.server.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import { type AccountUser, type Person, personOf } from '#domain/account/person.ts'
import { owesSecondFactor } from './second-factor.ts'

type Asking = Pick<LoaderFunctionArgs, 'request' | 'context'>

/**
 * The account service is asked, so that a session ended elsewhere is over here as well. One that
 * still owes its second factor is nobody's yet.
 */
export async function signedInPerson({ request, context }: Asking): Promise<Person | null> {
  const { cookieName } = context.get(servicesContext).supabase
  if (!request.headers.get('cookie')?.includes(cookieName)) return null
  const { auth } = supabaseOf(context)
  const { data, error } = await auth.getUser()
  if (error) {
    // A session that has ended is no news; a service that did not answer is.
    if (!error.status || error.status >= 500) {
      context.get(servicesContext).report('account not asked', { error: error.message })
    }
    return null
  }
  const { data: kept } = await auth.getSession()
  // The account as the service just gave it: the cookie may not know of a new factor yet.
  const session = { access_token: kept.session?.access_token ?? '', user: data.user }
  return owesSecondFactor(session) ? null : withProfile(data.user, context)
}

/** How a person appears to others is how they appear to themselves; only id and email if it can't be read. */
async function withProfile(user: AccountUser, context: Asking['context']): Promise<Person> {
  const { data, error } = await supabaseOf(context)
    .from('profiles')
    .select('*')
    .eq('id', user.id)
    .single()
  if (error) context.get(servicesContext).report('profile not read', { error: error.message })
  return personOf(user, data)
}

/** A visitor goes to sign in, and comes back here afterwards. */
export async function requirePerson(asking: Asking): Promise<Person> {
  const person = await signedInPerson(asking)
  if (person) return person
  throw redirect(`/auth?from=${encodeURIComponent(wantedPage(asking.request))}`)
}

/** The page as its address says it: without what the router adds when a link fetches its data. */
function wantedPage({ url }: Request): string {
  const { pathname, search, searchParams } = new URL(url)
  const page = pathname.replace(/\.data$/, '')
  if (!searchParams.has('_routes')) return `${page}${search}`
  searchParams.delete('_routes')
  return searchParams.size > 0 ? `${page}?${searchParams}` : page
}

/** Who is no administrator, or can't be shown to be one, goes home. */
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
