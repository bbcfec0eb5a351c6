import {
  CalendarMinus,
  CalendarSync,
  ChevronDown,
  ChevronUp,
  Ellipsis,
  RefreshCw,
  SquarePen,
} from 'lucide-react'
import { buttonClasses } from '#app/ui/button-classes.ts'
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from '#app/ui/dropdown.tsx'
import type { DayId } from '#domain/trip/ids.ts'
import type { Day } from '#domain/trip/schema.ts'
import { dayInWords } from '../trip/trip-words.ts'
import type { Editing, OpenDialog } from './use-editing.ts'

interface DayMenuProps {
  day: Day
  editing: Editing
  open: (dialog: OpenDialog) => void
  replan: (days: readonly DayId[]) => void
}

/** What can be done with a day as a whole. */
export function DayMenu({ day, editing, open, replan }: DayMenuProps) {
  return (
    <Dropdown>
      <DropdownTrigger
        disabled={!editing.ready}
        aria-label={`More for ${dayInWords(day.date)}`}
        className={buttonClasses({ variant: 'ghost', size: 'icon' })}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </DropdownTrigger>
      {/* Computed when it is opened: exchanging days is tried with each other day. */}
      <DropdownContent className="max-w-80">
        <DayItems day={day} editing={editing} open={open} replan={replan} />
      </DropdownContent>
    </Dropdown>
  )
}

function DayItems({ day, editing, open, replan }: DayMenuProps) {
  const glyph = 'size-5 shrink-0 text-on-surface-muted'
  const trip = editing.trip()
  const { tools, perform } = editing
  const index = trip?.days.findIndex(({ id }) => id === day.id) ?? -1
  const exchange = (step: -1 | 1) =>
    trip && tools ? tools.engine.exchangeDays(trip, day.id, step, tools.known) : null
  const [earlier, later] = [exchange(-1), exchange(1)]
  const rest = trip?.days.slice(index).map(({ id }) => id) ?? []
  return (
    <>
      <DropdownItem
        icon={<RefreshCw aria-hidden="true" className={glyph} />}
        onSelect={() => replan([day.id])}
      >
        Plan this day again
      </DropdownItem>
      {rest.length > 1 && (
        <DropdownItem
          icon={<CalendarSync aria-hidden="true" className={glyph} />}
          onSelect={() => replan(rest)}
        >
          Plan from this day on again
        </DropdownItem>
      )}
      <DropdownItem
        icon={<SquarePen aria-hidden="true" className={glyph} />}
        onSelect={() => open({ kind: 'day', day: day.id })}
      >
        Note for this day
      </DropdownItem>
      {earlier && (
        <DropdownItem
          icon={<ChevronUp aria-hidden="true" className={glyph} />}
          onSelect={() => perform(earlier)}
        >
          Exchange with the day before
        </DropdownItem>
      )}
      {later && (
        <DropdownItem
          icon={<ChevronDown aria-hidden="true" className={glyph} />}
          onSelect={() => perform(later)}
        >
          Exchange with the next day
        </DropdownItem>
      )}
      {(trip?.days.length ?? 0) > 1 && (
        <DropdownItem
          destructive
          icon={<CalendarMinus aria-hidden="true" className="size-5 shrink-0" />}
          onSelect={() => {
            if (trip && tools) perform(tools.engine.removeDay(trip, day.id))
          }}
        >
          Take out this day
        </DropdownItem>
      )}
    </>
  )
}
