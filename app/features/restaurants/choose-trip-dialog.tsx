import { useTrips } from '#app/data/trips/index.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { TripId } from '#domain/trip/ids.ts'

interface ChooseTripDialogProps {
  onChoose: (tripId: TripId) => void
  onClose: () => void
}

const mostTrips = 12

/** Which of one's trips. */
export function ChooseTripDialog({ onChoose, onClose }: ChooseTripDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Which trip?">
        <TripChoices onChoose={onChoose} />
      </DialogContent>
    </Dialog>
  )
}

export function TripChoices({ onChoose }: Pick<ChooseTripDialogProps, 'onChoose'>) {
  const { state, trips } = useTrips()
  const open = trips.filter((trip) => trip.state !== 'archived').slice(0, mostTrips)
  if (open.length > 0) {
    return (
      <ul className="flex flex-col gap-2">
        {open.map(({ id, title }) => (
          <li key={id}>
            <Button variant="outline" fullWidth onClick={() => onChoose(id)}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    )
  }
  if (state === 'loading') return <Skeleton className="h-12" />
  return (
    <div className="flex flex-col items-start gap-4">
      <p>You have no trip yet.</p>
      <LinkButton to="/itinerary/new/plan" variant="outline">
        Plan a Trip
      </LinkButton>
    </div>
  )
}
