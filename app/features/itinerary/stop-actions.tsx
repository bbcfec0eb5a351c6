import {
  ArrowLeftRight,
  CalendarDays,
  ChevronDown,
  ChevronUp,
  Ellipsis,
  Lock,
  LockOpen,
  Trash2,
} from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { buttonClasses } from '#app/ui/button-classes.ts'
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from '#app/ui/dropdown.tsx'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { dayInWords } from './trip-words.ts'
import type { Editing } from './use-editing.ts'

interface StopActionsProps {
  trip: Trip
  day: Day
  stop: Stop
  editing: Editing
  /** Before what changes the list: where the focus is to be when it has changed. */
  onMove: (focus: string) => void
}

/** The buttons of one stop. All of them work by keyboard; what is rare is in the menu. */
export function StopActions({ trip, day, stop, editing, onMove }: StopActionsProps) {
  const { ready } = editing
  const number = trip.days.indexOf(day)
  const place = day.stops.indexOf(stop)
  const isFirst = number === 0 && place === 0
  const isLast = number === trip.days.length - 1 && place === day.stops.length - 1
  const move = (step: -1 | 1) => {
    onMove(`${step < 0 ? 'earlier' : 'later'}-${stop.id}`)
    editing.moveBy(stop, step)
  }
  const icon = { variant: 'ghost', size: 'icon' } as const
  return (
    <fieldset className="-ml-3 mt-1 flex items-center border-0 p-0 print:hidden">
      <legend className="sr-only">{stop.name}</legend>
      <Button
        {...icon}
        id={`earlier-${stop.id}`}
        aria-label={`Move ${stop.name} earlier`}
        disabled={!ready || isFirst}
        onClick={() => move(-1)}
      >
        <ChevronUp aria-hidden="true" className="size-5" />
      </Button>
      <Button
        {...icon}
        id={`later-${stop.id}`}
        aria-label={`Move ${stop.name} later`}
        disabled={!ready || isLast}
        onClick={() => move(1)}
      >
        <ChevronDown aria-hidden="true" className="size-5" />
      </Button>
      <Button
        {...icon}
        aria-label={`Lock ${stop.name}`}
        aria-pressed={stop.locked}
        disabled={!ready}
        onClick={() => editing.setLocked(stop, !stop.locked)}
      >
        {stop.locked ? (
          <Lock aria-hidden="true" className="size-5" />
        ) : (
          <LockOpen aria-hidden="true" className="size-5" />
        )}
      </Button>
      <Dropdown>
        <DropdownTrigger
          id={`more-${stop.id}`}
          disabled={!ready}
          aria-label={`More for ${stop.name}`}
          className={buttonClasses(icon)}
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </DropdownTrigger>
        <StopMenu trip={trip} day={day} stop={stop} editing={editing} onMove={onMove} />
      </Dropdown>
    </fieldset>
  )
}

function StopMenu({ trip, day, stop, editing, onMove }: StopActionsProps) {
  const glyph = 'size-5 shrink-0 text-on-surface-muted'
  return (
    <DropdownContent align="start" className="max-w-80">
      {editing.alternativesOf(stop).map((place) => (
        <DropdownItem
          key={place.id}
          icon={<ArrowLeftRight aria-hidden="true" className={glyph} />}
          onSelect={() => editing.swap(stop, place)}
        >
          Swap for {place.name}
        </DropdownItem>
      ))}
      {trip.days.map(
        (other, index) =>
          other.id !== day.id && (
            <DropdownItem
              key={other.id}
              icon={<CalendarDays aria-hidden="true" className={glyph} />}
              onSelect={() => {
                onMove(`more-${stop.id}`)
                editing.moveToDay(stop, other.id)
              }}
            >
              Move to day {index + 1}, {dayInWords(other.date)}
            </DropdownItem>
          ),
      )}
      <DropdownItem
        destructive
        icon={<Trash2 aria-hidden="true" className="size-5 shrink-0" />}
        onSelect={() => editing.remove(stop)}
      >
        Take out
      </DropdownItem>
    </DropdownContent>
  )
}
