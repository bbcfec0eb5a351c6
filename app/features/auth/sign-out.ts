/** Ends the session of this device, or all of the person's sessions. */
import { useNavigate } from 'react-router'
import { maySignOut, removeDataAfterSignOut } from '#app/features/device-data/index.ts'
import { type Account, useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import { notify } from '#app/ui/notify.ts'

type Scope = 'local' | 'global'

export const signOut = (connect: Account['supabase'], scope: Scope) =>
  accountCall(async () => {
    const { auth } = await connect()
    const { error } = await auth.signOut({ scope })
    return { data: null, error }
  })

/**
 * Whether this device still has a session: the client forgets its own although the server was not reached,
 * and then what is the person's has to leave the device, too.
 */
async function hasSession(connect: Account['supabase']): Promise<boolean> {
  const { data } = await accountCall(async () => (await connect()).auth.getSession())
  return data?.session !== null
}

/** Signs out, removes what is the person's from this device, and goes to the landing page. */
export function useSignOut(scope: Scope): () => Promise<void> {
  const { supabase, person } = useAccount()
  const navigate = useNavigate()
  return async () => {
    if (person && !(await maySignOut(person.id))) return
    const { error } = await signOut(supabase, scope)
    if (error) {
      notify.error('Error signing out', {
        description: 'There was a problem signing out of your account',
      })
      if (await hasSession(supabase)) return
    }
    if (person) await removeDataAfterSignOut(person.id)
    if (!error) notify.success('Signed out successfully')
    await navigate('/')
  }
}
