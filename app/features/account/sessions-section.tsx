import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toast.tsx'
import { Section } from './section.tsx'

export function SessionsSection() {
  const { supabase } = useAccount()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const signOutEverywhere = async () => {
    setBusy(true)
    const { auth } = await supabase()
    const { error } = await accountCall(async () => ({
      data: null,
      ...(await auth.signOut({ scope: 'global' })),
    }))
    setBusy(false)
    if (error) {
      notify.error('Error signing out', {
        description: 'There was a problem signing out of your account',
      })
      return
    }
    notify.success('Signed out successfully')
    navigate('/')
  }
  return (
    <Section title="Devices" description="Ends every session of yours, this one included.">
      <Button variant="secondary" loading={busy} onClick={signOutEverywhere}>
        Sign out everywhere
      </Button>
    </Section>
  )
}
