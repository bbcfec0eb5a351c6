import { useState } from 'react'
import {
  type DataCounts,
  moveVisitorDataToAccount,
  questionOf,
} from '#app/data/device-data/index.ts'
import { sendNow } from '#app/data/trips/index.ts'
import { useAccount } from '#app/lib/account/account-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { notify } from '#app/ui/notify.ts'
import type { PersonId } from '#domain/trip/ids.ts'
import { declinedMove } from './declined-move.ts'

interface MoveToAccountDialogProps {
  personId: PersonId
  counts: DataCounts
  onDone: () => void
}

/** One question for everything that was made in this browser before signing in. */
export function MoveToAccountDialog({ personId, counts, onDone }: MoveToAccountDialogProps) {
  const { supabase } = useAccount()
  const [busy, setBusy] = useState(false)
  const leave = () => {
    declinedMove.set(personId)
    onDone()
  }
  const bring = async () => {
    setBusy(true)
    try {
      await moveVisitorDataToAccount(personId, supabase)
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
        title={questionOf(counts)}
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
