import { useState } from 'react'
import { useSignOut } from '#app/features/auth/index.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from './section.tsx'

export function SessionsSection() {
  const signOut = useSignOut('global')
  const [busy, setBusy] = useState(false)
  const signOutEverywhere = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
  }
  return (
    <Section title="Devices" description="Ends every session of yours, this one included.">
      <Button variant="secondary" loading={busy} onClick={signOutEverywhere}>
        Sign out everywhere
      </Button>
    </Section>
  )
}
