import {
  ArrowLeftRight,
  CalendarDays,
  Ellipsis,
  Search,
  SquarePen,
  Trash2,
  Utensils,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { buttonClasses } from '#app/ui/button-classes.ts'
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from '#app/ui/dropdown.tsx'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { dayInWords } from '../trip/trip-words.ts'
import type { Editing, OpenDialog } from './use-editing.ts'

interface StopMoreProps {
  day: Day
  stop: Stop
  editing: Editing
  onMove: (focus: string) => void
  open: (dialog: OpenDialog) => void
}

/** The menu of a stop; loaded with the code that changes trips. */
export function StopMore(props: StopMoreProps) {
  const { stop, editing } = props
  return (
    <Dropdown>
      <DropdownTrigger
        id={`more-${stop.id}`}
        disabled={!editing.ready}
        aria-label={`More for ${stop.name}`}
        className={buttonClasses({ variant: 'ghost', size: 'icon' })}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </DropdownTrigger>
      {/* Computed when it is opened: a long trip has hundreds of menus. */}
      <DropdownContent align="start" className="max-w-80">
        <StopMenu {...props} />
      </DropdownContent>
    </Dropdown>
  )
}

function StopMenu({ day, stop, editing, onMove, open }: StopMoreProps) {
  const glyph = 'size-5 shrink-0 text-on-surface-muted'
  const days = editing.trip()?.days ?? []
  const navigate = useNavigate()
  return (
    <>
      {editing.alternativesOf(stop).map((place) => (
        <DropdownItem
          key={place.id}
          icon={<ArrowLeftRight aria-hidden="true" className={glyph} />}
          onSelect={() => editing.swap(stop.id, place)}
        >
          Swap for {place.name}
        </DropdownItem>
      ))}
      <DropdownItem
        icon={<Search aria-hidden="true" className={glyph} />}
        onSelect={() => open({ kind: 'swap', stop: stop.id })}
      >
        Compare other places
      </DropdownItem>
      {(stop.meal === 'lunch' || stop.meal === 'dinner') && (
        <DropdownItem
          icon={<Utensils aria-hidden="true" className={glyph} />}
          onSelect={() => void navigate(tablesAddress(editing.trip(), day, stop.meal))}
        >
          Find a table nearby
        </DropdownItem>
      )}
      <DropdownItem
        icon={<SquarePen aria-hidden="true" className={glyph} />}
        onSelect={() => open({ kind: 'stop', stop: stop.id })}
      >
        Time, note and cost
      </DropdownItem>
      {days.map(
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
    </>
  )
}

/** Restaurants on the way at this meal; the page reads the trip itself. */
function tablesAddress(trip: Trip | null, { id }: Day, meal: Stop['meal']): string {
  const number = (trip?.days.findIndex((day) => day.id === id) ?? 0) + 1
  return `/restaurants?trip=${trip?.id}&day=${number}&meal=${meal}`
}
