/** The editing parts of an open trip's days, memoised as one object, so that unchanged days do not render again. */
import { lazy, useMemo } from 'react'
import type { DayId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { DayEnd, NoteText } from '../edit/day-end.tsx'
import { LateLoadedMenu } from '../edit/late-loaded-menu.tsx'
import { noteOn } from '../edit/notes.ts'
import { StopActions } from '../edit/stop-actions.tsx'
import type { Editing, OpenDialog } from '../edit/use-editing.ts'
import { Warnings } from '../edit/warnings.tsx'
import { useSameReference } from '../trip/same-reference.ts'
import type { DaySlots } from '../trip/trip-days.tsx'
import { dayInWords } from '../trip/trip-words.ts'
import { WeatherMark, type WeatherMarks } from '../weather/weather-marks.tsx'

const DayMenu = lazy(() =>
  import('../edit/day-menu.tsx').then((module) => ({ default: module.DayMenu })),
)

interface SlotOptions {
  trip: Trip
  editing: Editing
  onMove: (focus: string) => void
  open: (dialog: OpenDialog) => void
  replan: (days: readonly DayId[]) => void
  /** Stops that the weather spoils; null until it is known. */
  weather: WeatherMarks | null
}

export function useSlots(options: SlotOptions): DaySlots {
  const { trip, editing, onMove, open, replan, weather } = options
  // Warnings depend on these besides the day itself; notes are shown beside what they are about.
  const { notes } = useSameReference({
    notes: trip.notes,
    pace: trip.pace,
    party: trip.party,
    closures: trip.closures,
    days: trip.days.length,
  })
  return useMemo(
    () => ({
      stop: (stop, day, position) => (
        <StopActions
          day={day}
          stop={stop}
          position={position}
          editing={editing}
          onMove={onMove}
          open={open}
        />
      ),
      warnings: (stop, day) => {
        const own = editing
          .warningsOf(day)
          .filter((warning) => 'stop' in warning && warning.stop === stop.id)
        const note = noteOn({ notes }, { entity: 'stop', id: stop.id })
        return (
          <>
            <Warnings day={day} warnings={own} editing={editing} />
            <WeatherMark mark={weather?.get(stop.id)} />
            {note && <NoteText text={note.text} />}
          </>
        )
      },
      menu: (day) => (
        <div className="-mr-3 print:hidden">
          <LateLoadedMenu ready={editing.ready} label={`More for ${dayInWords(day.date)}`}>
            <DayMenu day={day} editing={editing} open={open} replan={replan} />
          </LateLoadedMenu>
        </div>
      ),
      end: (day) => <DayEnd day={day} editing={editing} open={open} />,
    }),
    [editing, notes, onMove, open, replan, weather],
  )
}
