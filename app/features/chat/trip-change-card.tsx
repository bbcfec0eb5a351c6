import { useState } from 'react'
import { useTrip } from '#app/data/trips/index.ts'
import { Button } from '#app/ui/button.tsx'
import type { TripId } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import { previewOf, type TripPreview } from './trip-preview.ts'

interface TripChangeCardProps {
  tripId: TripId
  changes: readonly TripChange[]
}

/** What the assistant would change in the open trip: seen before, done on a yes, and undone again. */
export function TripChangeCard({ tripId, changes }: TripChangeCardProps) {
  const { trip, perform, undo } = useTrip(tripId)
  const [stage, setStage] = useState<'offered' | 'done' | 'refused'>('offered')
  // The preview as it was offered: once the change is made, before and after would be the same.
  const [kept, setKept] = useState<TripPreview>()
  if (!trip) return null
  const preview = kept ?? previewOf(trip, changes)
  function apply() {
    setKept(preview)
    for (const change of changes) perform(change, 'assistant')
    setStage('done')
  }
  function takeBack() {
    for (const _ of changes) undo()
    setKept(undefined)
    setStage('offered')
  }
  return (
    <section
      aria-label="A change of your trip"
      className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      <h3 className="font-display text-lg">
        {stage === 'done' ? 'Changed in your trip' : 'What would change'}
      </h3>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {preview.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {preview.days.map(({ day, before, after }) => (
        <div key={day} className="grid grid-cols-2 gap-3 border-hairline border-t pt-3 text-sm">
          <DayStops title={`Day ${day} before`} names={before} others={after} />
          <DayStops title={`Day ${day} after`} names={after} others={before} />
        </div>
      ))}
      <div aria-live="polite" className="flex flex-wrap gap-2">
        {stage === 'offered' && (
          <>
            <Button size="sm" onClick={apply}>
              Change my trip
            </Button>
            <Button size="sm" variant="outline" onClick={() => setStage('refused')}>
              No, leave it
            </Button>
          </>
        )}
        {stage === 'done' && (
          <Button size="sm" variant="outline" onClick={takeBack}>
            Undo
          </Button>
        )}
        {stage === 'refused' && <p className="text-sm">Left as it was.</p>}
      </div>
    </section>
  )
}

interface DayStopsProps {
  title: string
  names: readonly string[]
  /** The other side's lines: those that are only on this side stand out. */
  others: readonly string[]
}

function DayStops({ title, names, others }: DayStopsProps) {
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold text-on-surface-muted text-xs">{title}</p>
      {names.length === 0 && <p>Nothing planned</p>}
      <ol className="flex flex-col gap-0.5">
        {names.map((name) => (
          <li key={name} className={others.includes(name) ? undefined : 'font-semibold'}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  )
}
