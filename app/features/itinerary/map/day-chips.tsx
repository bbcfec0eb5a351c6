import { cx } from '#app/ui/class-names.ts'
import { dayColour } from '#domain/drawing/day-colours.ts'
import type { Trip } from '#domain/trip/schema.ts'

interface DayChipsProps {
  trip: Trip
  /** From 0; null for all of them. */
  day: number | null
  onDay: (day: number | null) => void
}

/** Which days the map shows. */
export function DayChips({ trip, day, onDay }: DayChipsProps) {
  if (trip.days.length < 2) return null
  const chips = [null, ...trip.days.keys()]
  return (
    <fieldset className="flex gap-1 overflow-x-auto overscroll-x-contain border-0 p-2">
      <legend className="sr-only">Days on the map</legend>
      {chips.map((chip) => (
        <button
          key={chip}
          type="button"
          data-press={chip === null ? 'all-days' : `day-${chip + 1}`}
          aria-pressed={chip === day}
          onClick={() => onDay(chip)}
          className={cx(
            'flex min-h-touch min-w-touch shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control px-3 text-sm',
            chip === day ? 'bg-surface-sunken font-semibold' : 'hover:bg-hover',
          )}
        >
          {chip !== null && (
            <span
              aria-hidden="true"
              className="size-3 rounded-full"
              style={{ backgroundColor: dayColour(chip) }}
            />
          )}
          {chip === null ? 'All' : `Day ${chip + 1}`}
        </button>
      ))}
    </fieldset>
  )
}
