import { useState } from 'react'
import { type Belongings, questionOf, takeAlong } from '#app/data/belongings/index.ts'
import { sendNow } from '#app/data/trips/index.ts'
import { useAccount } from '#app/lib/account/account-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { notify } from '#app/ui/notify.ts'
import type { PersonId } from '#domain/trip/ids.ts'
import { leftWithVisitor } from './left-with-visitor.ts'

interface BringAlongProps {
  personId: PersonId
  belongings: Belongings
  onDone: () => void
}

/** One question for everything that was made in this browser before signing in. */
export function BringAlong({ personId, belongings, onDone }: BringAlongProps) {
  const { supabase } = useAccount()
  const [busy, setBusy] = useState(false)
  const leave = () => {
    leftWithVisitor.set(personId)
    onDone()
  }
  const bring = async () => {
    setBusy(true)
    try {
      await takeAlong(personId, supabase)
      void sendNow()
      onDone()
    } catch {
      setBusy(false)
      notify.error('That did not work', { description: 'Everything is still in this browser.' })
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        title={questionOf(belongings)}
        description="It was made in this browser before you signed in. In your account you have it on every device; otherwise it stays here, for whoever uses this browser signed out."
        footer={
          <>
            <Button loading={busy} onClick={bring}>
              Bring along
            </Button>
            <Button variant="secondary" onClick={leave}>
              Leave it here
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
