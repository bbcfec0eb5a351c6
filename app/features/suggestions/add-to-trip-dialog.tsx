import { useEffect, useRef, useState } from 'react'
import { type TripSummary, useTrip, useTrips } from '#app/data/trips/index.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { notify } from '#app/ui/notify.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Suggestion } from '#domain/assistant/contract.ts'
import { weekdayAndDay } from '#domain/calendar/english-dates.ts'
import type { Meal } from '#domain/places/schema.ts'
import type { TripId } from '#domain/trip/ids.ts'
import type { Day } from '#domain/trip/schema.ts'

const mostTrips = 12

interface AddToTripProps {
  suggestion: Suggestion
  /** The trip that is open; null where the person has to choose one. */
  beside: TripId | null
  /** Who changes the trip, for its history. */
  hand: 'person' | 'assistant'
  /** The meal that it is for. Then the day is asked for as well, unless it is given. */
  meal?: Meal | undefined
  day?: Day['id'] | undefined
  onClose: () => void
}

/** Adds a suggested place to a trip: the one that is open, or one of the person's. */
export function AddToTrip({ beside, ...props }: AddToTripProps) {
  const [chosen, setChosen] = useState(beside)
  if (!chosen) {
    return (
      <ChooseTrip title={props.suggestion.title} onChoose={setChosen} onClose={props.onClose} />
    )
  }
  return <Adding {...props} tripId={chosen} isOpen={chosen === beside} />
}

interface ChooseTripProps {
  title: string
  onChoose: (tripId: TripId) => void
  onClose: () => void
}

function ChooseTrip({ title, onChoose, onClose }: ChooseTripProps) {
  const { state, trips } = useTrips()
  const open = trips.filter((trip) => trip.state !== 'archived').slice(0, mostTrips)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Add to a trip" description={title}>
        {open.length > 0 ? (
          <ul className="flex flex-col gap-2">
            {open.map((trip) => (
              <li key={trip.id}>
                <Button variant="outline" fullWidth onClick={() => onChoose(trip.id)}>
                  {trip.title}
                  <span className="font-normal text-on-surface-muted">{daysOf(trip)}</span>
                </Button>
              </li>
            ))}
          </ul>
        ) : state === 'loading' ? (
          <Skeleton className="h-12" />
        ) : (
          <div className="flex flex-col items-start gap-4">
            <p>You have no trip yet.</p>
            <LinkButton to="/itinerary/new/plan" variant="outline">
              Plan a Trip
            </LinkButton>
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

const daysOf = ({ days }: TripSummary) => `${days} ${days === 1 ? 'day' : 'days'}`

type AddingProps = Omit<AddToTripProps, 'beside'> & {
  tripId: TripId
  /** Whether this trip is on the screen. */
  isOpen: boolean
}

/** Adds the place once the trip is loaded, a single time; where it is for a meal, the day is asked for first. */
function Adding({ tripId, isOpen, suggestion, hand, meal, day, onClose }: AddingProps) {
  const handle = useTrip(tripId)
  const [chosen, setChosen] = useState<Day['id'] | 'best' | undefined>(
    day ?? (meal ? undefined : 'best'),
  )
  const began = useRef(false)
  useEffect(() => {
    if (handle.state === 'loading' || began.current || chosen === undefined) return
    began.current = true
    const { title, placeDetails } = suggestion
    const onDay = chosen === 'best' ? undefined : chosen
    void (async () => {
      const { addToTrip } = await import('#app/features/itinerary/index.ts')
      const { placeId, at } = placeDetails ?? {}
      const byId = placeId ? await addToTrip(handle, { placeId, meal }, onDay, hand) : null
      // A place of another city than the trip's becomes a stop of one's own.
      const added = byId?.ok
        ? byId
        : await addToTrip(
            handle,
            { text: title, meal, ...(at && { at: [at.lat, at.lon] }) },
            onDay,
            hand,
          )
      if (added.ok) {
        notify.success(`Added ${added.value.name} to ${handle.trip?.title ?? 'your trip'}`, {
          ...((isOpen || hand === 'person') && { action: { label: 'Undo', onClick: handle.undo } }),
        })
      } else notify.error('That could not be added', { description: added.message })
    })()
      .catch(() =>
        notify.error('That could not be added', {
          description: 'Please check your internet connection and try again.',
        }),
      )
      .finally(onClose)
  }, [handle, isOpen, suggestion, onClose, hand, meal, chosen])
  if (chosen !== undefined) return null
  return (
    <Dialog open onOpenChange={(isShown) => !isShown && onClose()}>
      <DialogContent
        title={`${meal ? mealWords[meal] : 'A stop'} on which day?`}
        description={suggestion.title}
      >
        {handle.trip ? (
          <ul className="flex flex-col gap-2">
            <li>
              <Button fullWidth onClick={() => setChosen('best')}>
                The day it fits best
              </Button>
            </li>
            {handle.trip.days.map(({ id, date, title }, index) => (
              <li key={id}>
                <Button variant="outline" fullWidth onClick={() => setChosen(id)}>
                  Day {index + 1}
                  <span className="font-normal text-on-surface-muted">
                    {title ?? weekdayAndDay(date)}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton className="h-12" />
        )}
      </DialogContent>
    </Dialog>
  )
}

const mealWords: Readonly<Record<Meal, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
}
