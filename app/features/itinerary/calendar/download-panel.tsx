import { CalendarArrowDown } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#app/lib/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import type { Trip } from '#domain/trip/schema.ts'
import { calendarFileName, tripAsCalendar } from '#domain/trip-calendar/trip-as-calendar.ts'
import { NumbersChoice } from './numbers-choice.tsx'

/** Makes the file in the browser, so that it works offline and for a visitor's trip too. */
export function DownloadPanel({ trip, version }: { trip: Trip; version: number }) {
  const [numbers, setNumbers] = useState(false)
  const save = () => {
    const contents = { numbers, notes: numbers }
    const text = tripAsCalendar({ trip, version, contents, changedAt: new Date() })
    saveFile(calendarFileName(trip.title), text, 'text/calendar')
  }
  return (
    <section aria-label="Download" className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">As a file</h3>
      <p className="max-w-measure text-on-surface-muted">
        For any calendar program. It stays as it is; a later file replaces the same events.
      </p>
      <NumbersChoice chosen={numbers} onChange={setNumbers} withNotes />
      <Button
        variant="secondary"
        iconStart={<CalendarArrowDown aria-hidden="true" className="size-5" />}
        onClick={save}
      >
        Download
      </Button>
    </section>
  )
}
