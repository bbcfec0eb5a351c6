import { useMemo } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SpinnerRing } from '#app/ui/spinner.tsx'
import type { Trip } from '#domain/trip/schema.ts'
import { changesInWords } from './changes-in-words.ts'
import type { Editing } from './use-editing.ts'
import type { Replanner } from './use-replan.ts'

interface ReplanCardProps {
  trip: Trip
  editing: Editing
  replanner: Replanner
  undo: () => void
}

/** Shows that days are being planned again, and then what changed. */
export function ReplanCard({ trip, editing, replanner, undo }: ReplanCardProps) {
  const { replanning, replan, dismiss } = replanner
  const { tools } = editing
  const changes = useMemo(() => {
    if (replanning.state !== 'done' || !tools) return []
    return changesInWords(tools.engine.whatChanged(replanning.before, trip))
  }, [replanning, tools, trip])
  return (
    <Card
      as="section"
      aria-label="What changed"
      padding="snug"
      className="flex flex-col gap-3 print:hidden"
    >
      {replanning.state === 'planning' && (
        <p className="flex items-center gap-3">
          <SpinnerRing size="sm" /> Planning again around what is locked…
        </p>
      )}
      {replanning.state === 'offered' && (
        <>
          <p>The days are still those you had. Shall they be planned again for what is new?</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => replan(trip.days.map(({ id }) => id))}>
              Plan the days again
            </Button>
            <Button variant="ghost" size="sm" onClick={dismiss}>
              Leave them
            </Button>
          </div>
        </>
      )}
      {replanning.state === 'refused' && <p>{replanning.message}</p>}
      {replanning.state === 'done' && (
        <>
          <p className="font-semibold">What changed</p>
          <ul className="flex flex-col gap-1 text-sm">
            {changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {changes.length === 0 && <li>Nothing: this is the best plan that is known.</li>}
          </ul>
        </>
      )}
      {(replanning.state === 'done' || replanning.state === 'refused') && (
        <div className="flex flex-wrap gap-2">
          {replanning.state === 'done' && changes.length > 0 && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                undo()
                dismiss()
              }}
            >
              Take it back
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={dismiss}>
            All right
          </Button>
        </div>
      )}
    </Card>
  )
}
