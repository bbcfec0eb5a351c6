import { CalendarArrowDown } from 'lucide-react'
import { saveAddress } from '#app/lib/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { calendarPath, isLinkSecret } from '#domain/sharing/links.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { GiveFeed } from './give-feed.tsx'

interface LinkCalendarDialogProps {
  /** The link's secret, or the published trip's id. */
  id: string
  onClose: () => void
}

/** A trip that somebody shares, in one's own calendar: it shows what the link shows, and ends with it. */
export function LinkCalendarDialog({ id, onClose }: LinkCalendarDialogProps) {
  return (
    <CalendarDialog onClose={onClose}>
      <section aria-label="Download" className="flex flex-col items-start gap-3">
        <h3 className="font-semibold">As a file</h3>
        <p className="max-w-measure text-on-surface-muted">
          For any calendar program. It stays as it is; a later file replaces the same events.
        </p>
        <Button
          variant="secondary"
          iconStart={<CalendarArrowDown aria-hidden="true" className="size-5" />}
          onClick={() => saveAddress(`${calendarPath(id)}?download`)}
        >
          Download
        </Button>
      </section>
      <section aria-label="Subscribe" className="flex flex-col gap-3">
        <h3 className="font-semibold">As a calendar to subscribe to</h3>
        <p className="max-w-measure text-on-surface-muted">
          Your program asks for changes by itself, about every hour.
        </p>
        <GiveFeed
          secret={id}
          note={
            isLinkSecret(id)
              ? 'It shows what this link shows, and ends when the link does.'
              : 'It shows what this page shows, for as long as the trip is published.'
          }
        />
      </section>
    </CalendarDialog>
  )
}
