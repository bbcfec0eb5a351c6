/** Who asks, as the server knows it from the session's cookie; and the guards of protected pages. */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { servicesContext } from '#app/lib/services.ts'
import { supabaseOf } from '#app/lib/supabase/context.ts'
import { type Person, personOf } from '#domain/account/person.ts'

type Asking = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The account service is asked, so that a session ended elsewhere is over here as well. */
export async function signedInPerson({ request, context }: Asking): Promise<Person | null> {
  const { cookieName } = context.get(servicesContext).supabase
  if (!request.headers.get('cookie')?.includes(cookieName)) return null
  const { data, error } = await supabaseOf(context).auth.getUser()
  return error ? null : personOf(data.user)
}

/** A visitor goes to sign in, and comes back here afterwards. */
export async function requirePerson(asking: Asking): Promise<Person> {
  const person = await signedInPerson(asking)
  if (person) return person
  const { pathname, search } = new URL(asking.request.url)
  throw redirect(`/auth?from=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`)
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
