import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'

interface UnpinDialogProps {
  title: string
  onUnpin: () => void
  onClose: () => void
}

export function UnpinDialog({ title, onUnpin, onClose }: UnpinDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Unpin this suggestion?"
        description={`${title} goes from your ideaboard, with what you wrote on it.`}
        footer={
          <>
            <Button
              variant="destructive"
              onClick={() => {
                onUnpin()
                onClose()
              }}
            >
              Unpin
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Keep it
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
