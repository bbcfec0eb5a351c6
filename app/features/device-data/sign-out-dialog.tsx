import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'

interface SignOutDialogProps {
  waiting: number
  onAnswer: (leaves: boolean) => void
}

export function SignOutDialog({ waiting, onAnswer }: SignOutDialogProps) {
  const changes = waiting === 1 ? '1 change is' : `${waiting} changes are`
  return (
    <Dialog open onOpenChange={(open) => !open && onAnswer(false)}>
      <DialogContent
        title={`${changes} not saved yet`}
        description="They wait on this device for the network. Signing out removes what is yours from it, and they would be lost."
        footer={
          <>
            <Button onClick={() => onAnswer(false)}>Stay signed in</Button>
            <Button variant="destructive" onClick={() => onAnswer(true)}>
              Sign out and discard
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
