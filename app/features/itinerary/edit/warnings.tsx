import { TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Warning } from '#domain/planner/by-hand/warnings.ts'
import type { Day } from '#domain/trip/schema.ts'
import type { Editing } from './use-editing.ts'
import { warningInWords, wayOutInWords } from './warning-words.ts'

interface WarningsProps {
  day: Day
  warnings: readonly Warning[]
  editing: Editing
}

/** What does not work, each with its ways out, to tap. */
export function Warnings({ day, warnings, editing }: WarningsProps) {
  if (warnings.length === 0) return null
  return (
    <ul className="my-2 flex max-w-measure flex-col gap-2 print:hidden">
      {warnings.map((warning) => (
        <li
          key={warning.kind}
          className="rounded-control bg-warning-wash px-4 py-3 text-sm text-warning"
        >
          <p className="flex items-start gap-2 font-semibold">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            {warningInWords(warning)}
          </p>
          <Ways day={day} warning={warning} editing={editing} />
        </li>
      ))}
    </ul>
  )
}

interface WaysProps {
  day: Day
  warning: Warning
  editing: Editing
}

/** The ways out, computed late: each is tried before it is offered, and a moved stop is to be shown first. */
function Ways({ day, warning, editing }: WaysProps) {
  const asked = useDeferredValue<{ day: Day; warning: Warning } | null>(
    useMemo(() => ({ day, warning }), [day, warning]),
    null,
  )
  const ways = useMemo(
    () => (asked ? editing.waysOut(asked.day, asked.warning) : []),
    [asked, editing],
  )
  const trip = editing.trip()
  if (!trip) return null
  return (
    <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
      {ways.map((way) => (
        <Button
          key={`${way.do} ${'day' in way ? way.day : ''}`}
          variant="secondary"
          size="sm"
          className="text-left"
          onClick={() => editing.take(way)}
        >
          {wayOutInWords(way, trip)}
        </Button>
      ))}
    </div>
  )
}
