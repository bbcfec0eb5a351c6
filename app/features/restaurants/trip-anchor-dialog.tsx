import { useState } from 'react'
import { useTrip } from '#app/data/trips/index.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { weekdayAndDay } from '#domain/calendar/english-dates.ts'
import type { Point } from '#domain/restaurants/finder.ts'
import { anchorAt } from '#domain/restaurants/trip-meals.ts'
import type { DayId, TripId } from '#domain/trip/ids.ts'
import { TripChoices } from './choose-trip-dialog.tsx'

export interface TripPoint {
  point: Point
  tripId: TripId
  day: DayId
  /** What the fields of the form become. */
  fields: { date: string; meal?: 'lunch' | 'dinner' }
}

interface TripAnchorDialogProps {
  onChoose: (chosen: TripPoint) => void
  onClose: () => void
}

/** From a trip: a mealtime on a day's route, or one of its stops. */
export function TripAnchorDialog({ onChoose, onClose }: TripAnchorDialogProps) {
  const [tripId, setTripId] = useState<TripId>()
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Along one of your trips">
        {tripId ? (
          <ChooseStop tripId={tripId} onChoose={onChoose} />
        ) : (
          <TripChoices onChoose={setTripId} />
        )}
      </DialogContent>
    </Dialog>
  )
}

interface ChooseStopProps {
  tripId: TripId
  onChoose: (chosen: TripPoint) => void
}

function ChooseStop({ tripId, onChoose }: ChooseStopProps) {
  const { trip } = useTrip(tripId)
  if (!trip) return <Skeleton className="h-12" />
  return (
    <ol className="flex flex-col gap-5">
      {trip.days.map((day, index) => (
        <li key={day.id}>
          <h3 className="font-display text-lg">
            Day {index + 1}, {weekdayAndDay(day.date)}
          </h3>
          <div className="mt-2 flex flex-wrap gap-2">
            {(['lunch', 'dinner'] as const).map((meal) => {
              const anchor = anchorAt(day, meal)
              if (!anchor) return null
              const { from, label, to } = anchor
              const point = { at: from, label, isOwn: false, ...(to && { to }) }
              const fields = { date: day.date, meal }
              return (
                <Button
                  key={meal}
                  size="sm"
                  variant="secondary"
                  onClick={() => onChoose({ point, tripId, day: day.id, fields })}
                >
                  At {meal}, on the way
                </Button>
              )
            })}
            {day.stops.map(({ id, name, at }) =>
              at ? (
                <Button
                  key={id}
                  size="sm"
                  variant="ghost"
                  onClick={() =>
                    onChoose({
                      point: { at, label: name, isOwn: false },
                      tripId,
                      day: day.id,
                      fields: { date: day.date },
                    })
                  }
                >
                  {name}
                </Button>
              ) : null,
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
