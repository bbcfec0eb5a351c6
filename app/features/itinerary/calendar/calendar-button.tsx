import { CalendarArrowDown } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { calendarPending } from '#app/lib/account/stored-keys.ts'
import { Button } from '#app/ui/button.tsx'
import type { Trip } from '#domain/trip/schema.ts'

/** Loaded when somebody first opens it. */
const TripCalendarDialog = lazy(() =>
  import('./trip-calendar-dialog.tsx').then((module) => ({ default: module.TripCalendarDialog })),
)

interface CalendarButtonProps {
  trip: Trip
  version: number
}

/** Opens how a trip gets into a calendar; by itself on the way back from Google's consent page. */
export function CalendarButton({ trip, version }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!calendarPending.isSet()) return
    calendarPending.clear()
    setOpen(true)
  }, [])
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        iconStart={<CalendarArrowDown aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        Calendar
      </Button>
      {isOpen && (
        <Suspense>
          <TripCalendarDialog trip={trip} version={version} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
