import { useTripCalendar } from '#app/data/calendar/use-trip-calendar.ts'
import { usePerson } from '#app/lib/account/account-context.ts'
import { askToSignIn } from '#app/lib/account/sign-in-request.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { Skeleton, SkeletonRegion } from '#app/ui/skeleton.tsx'
import type { Trip } from '#domain/trip/schema.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { DownloadPanel } from './download-panel.tsx'
import { FeedPanel } from './feed-panel.tsx'
import { GooglePanel } from './google-panel.tsx'

interface TripCalendarDialogProps {
  trip: Trip
  version: number
  onClose: () => void
}

/** A trip in a calendar: as a file, as an address to subscribe to, or kept in step at Google. */
export function TripCalendarDialog({ trip, version, onClose }: TripCalendarDialogProps) {
  const person = usePerson()
  return (
    <CalendarDialog onClose={onClose}>
      <DownloadPanel trip={trip} version={version} />
      {person ? (
        <OwnCalendars trip={trip} />
      ) : (
        <section className="flex flex-col items-start gap-3">
          <h3 className="font-semibold">A calendar that follows your changes</h3>
          <p className="max-w-measure text-on-surface-muted">
            To subscribe to this trip, or to have it in Google Calendar, it needs an account. Your
            trip comes along when you sign in.
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              onClose()
              askToSignIn()
            }}
          >
            Sign in
          </Button>
        </section>
      )}
    </CalendarDialog>
  )
}

function OwnCalendars({ trip }: { trip: Trip }) {
  const { state, act, again } = useTripCalendar(trip.id)
  if (state.kind === 'loading') {
    return (
      <SkeletonRegion label="Looking for calendars…" className="flex flex-col gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </SkeletonRegion>
    )
  }
  if (state.kind === 'unreachable') {
    return (
      <ErrorState
        message="Subscribing needs the network, and the trip saved in your account. It is safe in this browser."
        onRetry={again}
      />
    )
  }
  const { value: calendar } = state
  if (!calendar.isOwner) {
    return (
      <p className="max-w-measure text-on-surface-muted">
        Only the person who planned this trip can make an address to subscribe to.
      </p>
    )
  }
  return (
    <>
      <FeedPanel tripId={trip.id} feeds={calendar.feeds} act={act} />
      <GooglePanel trip={trip} calendar={calendar} act={act} />
    </>
  )
}
