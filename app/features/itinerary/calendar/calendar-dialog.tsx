import type { ReactNode } from 'react'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'

interface CalendarDialogProps {
  onClose: () => void
  children: ReactNode
}

/** The frame around the ways into a calendar: of one's own trip, and of one that somebody shares. */
export function CalendarDialog({ onClose, children }: CalendarDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="In your calendar"
        description="Every stop at its hour, in the time zone where it is."
      >
        <div className="flex flex-col gap-8">{children}</div>
      </DialogContent>
    </Dialog>
  )
}
