/** Ends the session of this device, or all of the person's sessions. */
import { useNavigate } from 'react-router'
import { leaveDevice, mayLeave } from '#app/features/belongings/index.ts'
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

/** Signs out, removes what is the person's from this device, and goes to the landing page. */
export function useSignOut(scope: Scope): () => Promise<void> {
  const { supabase, person } = useAccount()
  const navigate = useNavigate()
  return async () => {
    if (person && !(await mayLeave(person.id))) return
    const { error } = await signOut(supabase, scope)
    if (error) {
      notify.error('Error signing out', {
        description: 'There was a problem signing out of your account',
      })
      return
    }
    if (person) await leaveDevice(person.id)
    notify.success('Signed out successfully')
    await navigate('/')
  }
}
