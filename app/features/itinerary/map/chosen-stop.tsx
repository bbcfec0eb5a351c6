import { X } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { formatClock } from '#app/ui/trip/format.ts'
import { dayColour } from '#domain/drawing/day-colours.ts'
import { stopNumbers } from '#domain/drawing/stop-numbers.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { useLooked, useSelection } from '../trip/selection.tsx'
import { clockOf } from '../trip/trip-words.ts'

interface ChosenStopProps {
  trip: Trip
  /** Given where the list is not beside the map. */
  onShowInList?: () => void
}

/** What was chosen, in words, at the foot of the map. */
export function ChosenStop({ trip, onShowInList }: ChosenStopProps) {
  const selected = useLooked((looked) => looked.selected)
  const { select } = useSelection()
  const dayIndex = trip.days.findIndex(({ stops }) => stops.some(({ id }) => id === selected))
  const day = trip.days[dayIndex]
  const stop = day?.stops.find(({ id }) => id === selected)
  if (!day || !stop) return null
  const start = clockOf(stop.start, day)
  return (
    <div
      data-controls
      data-surface="paper"
      className="absolute inset-x-2 bottom-2 flex items-center gap-3 rounded-control bg-surface p-3 text-on-surface shadow-soft print:hidden"
    >
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-full font-semibold text-paper text-sm tabular-nums"
        style={{ backgroundColor: dayColour(dayIndex) }}
      >
        {stopNumbers(day).get(stop.id)}
      </span>
      <div className="min-w-0 grow">
        <p className="truncate font-display text-lg">{stop.name}</p>
        <p className="truncate text-on-surface-muted text-sm">
          Day {dayIndex + 1}
          {start !== null && ` · ${formatClock(start)}`}
          {stop.area && ` · ${stop.area}`}
        </p>
      </div>
      {onShowInList && (
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0 whitespace-nowrap"
          onClick={onShowInList}
        >
          In the list
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label="Let go of this stop"
        onClick={() => select(null, 'map')}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  )
}
