import { Plus, StickyNote } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { formatMoney } from '#app/ui/trip/format.ts'
import type { Day } from '#domain/trip/schema.ts'
import { dayInWords } from '../trip/trip-words.ts'
import { noteOn } from './notes.ts'
import type { Editing, OpenDialog } from './use-editing.ts'
import { Warnings } from './warnings.tsx'

interface DayEndProps {
  day: Day
  editing: Editing
  open: (dialog: OpenDialog) => void
}

/** After the stops of a day: what is wrong with the day, its note and sums, and a way to add. */
export function DayEnd({ day, editing, open }: DayEndProps) {
  const warnings = editing.warningsOf(day).filter((warning) => !('stop' in warning))
  const trip = editing.trip()
  const note = trip && noteOn(trip, { entity: 'day', id: day.id })
  const costs = day.stops.flatMap(({ cost }) => cost ?? [])
  const sums = Map.groupBy(costs, ({ currency }) => currency)
  return (
    <div className="flex flex-col gap-2">
      <Warnings day={day} warnings={warnings} editing={editing} />
      {note && <NoteText text={note.text} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-4 print:hidden"
          disabled={!editing.ready}
          iconStart={<Plus aria-hidden="true" className="size-5" />}
          aria-label={`Add a place to ${dayInWords(day.date)}`}
          onClick={() => open({ kind: 'add', day: day.id })}
        >
          Add a place
        </Button>
        {sums.size > 0 && (
          <p className="tabular-nums">
            Typed in:{' '}
            {[...sums]
              .map(([currency, each]) =>
                formatMoney(
                  each.reduce((total, { minor }) => total + minor, 0),
                  currency,
                ),
              )
              .join(' + ')}
          </p>
        )}
      </div>
    </div>
  )
}

export function NoteText({ text }: { text: string }) {
  return (
    <p className="flex max-w-measure items-start gap-2 whitespace-pre-line break-words text-on-surface text-sm">
      <StickyNote aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-on-surface-muted" />
      <span className="min-w-0">{text}</span>
    </p>
  )
}
