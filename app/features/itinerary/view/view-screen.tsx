import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type TripHandle, useTrip } from '#app/data/trips/index.ts'
import { Button } from '#app/ui/button.tsx'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import type { TripId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { NoteText } from '../edit/day-end.tsx'
import { DragArea } from '../edit/drag-area.tsx'
import { newDayId } from '../edit/new-ids.ts'
import { noteOn } from '../edit/notes.ts'
import { weatherIn } from '../edit/trip-tools.ts'
import { useDrag } from '../edit/use-drag.ts'
import { loadEditDialog, useEditDialog } from '../edit/use-edit-dialog.ts'
import { type Editing, useEditing } from '../edit/use-editing.ts'
import { useReplan } from '../edit/use-replan.ts'
import { TripMap } from '../map/trip-map.tsx'
import { Suggestions } from '../share/owner-live-panels.tsx'
import { justPlanned } from '../trip/just-planned.ts'
import { PlanNotes } from '../trip/plan-notes.tsx'
import { TripDays } from '../trip/trip-days.tsx'
import { TripLayout } from '../trip/trip-layout.tsx'
import { WaysOut } from '../trip/ways-out.tsx'
import type { WeatherMarks } from '../weather/weather-marks.tsx'
import { NoTripScreen, TripSkeleton, UnreadableScreen } from './no-trip-screen.tsx'
import { TripBar } from './trip-bar.tsx'
import { TripHistory } from './trip-history.tsx'
import { TripNotices } from './trip-notices.tsx'
import { useSlots } from './use-slots.tsx'

const EditDialog = lazy(() => loadEditDialog().then((module) => ({ default: module.EditDialog })))

const ReplanCard = lazy(() =>
  import('../edit/replan-card.tsx').then((module) => ({ default: module.ReplanCard })),
)
const WeatherWatch = lazy(() =>
  import('../weather/weather-watch.tsx').then((module) => ({ default: module.WeatherWatch })),
)
const SideCards = lazy(() =>
  import('../edit/side-cards.tsx').then((module) => ({ default: module.SideCards })),
)

interface ViewScreenProps {
  id: TripId
  /** What the server had for this person; null where it had nothing, or nobody is signed in. */
  stored: Trip | null
}

/** A trip at its own address, from this browser's store or the person's account. */
export function ViewScreen({ id, stored }: ViewScreenProps) {
  const handle = useTrip(id)
  const planned = justPlanned.get(id)
  const trip = handle.trip ?? stored ?? planned?.trip ?? null
  if (trip) return <OpenTrip trip={trip} handle={handle} planned={planned} />
  if (handle.state === 'unreadable') return <UnreadableScreen />
  return handle.state === 'missing' ? <NoTripScreen /> : <TripSkeleton />
}

interface OpenTripProps {
  trip: Trip
  handle: TripHandle
  planned: PlanAnswer | undefined
}

function OpenTrip({ trip, handle, planned }: OpenTripProps) {
  const editing = useEditing(handle)
  const focusLater = useFocusAfterChange()
  const { dialog, open, close } = useEditDialog(editing.ready)
  const replanner = useReplan(editing)
  const [weather, setWeather] = useState<WeatherMarks | null>(null)
  const slots = useSlots({
    trip,
    weather,
    editing,
    onMove: focusLater,
    open,
    replan: replanner.replan,
  })
  useDrag(editing, focusLater)
  useUndoKeys(handle)
  const note = noteOn(trip, { entity: 'trip' })
  return (
    <TripLayout
      trip={trip}
      bar={<TripBar trip={trip} handle={handle} editing={editing} open={open} />}
      lead={
        <>
          <TripNotices notices={handle.notices} />
          <div aria-live="polite" className="empty:hidden">
            {replanner.replanning.state !== 'resting' && (
              <Suspense>
                <ReplanCard
                  trip={trip}
                  editing={editing}
                  replanner={replanner}
                  undo={handle.undo}
                />
              </Suspense>
            )}
          </div>
          {editing.ready && (
            <Suspense>
              <WeatherWatch trip={trip} handle={handle} editing={editing} onMarks={setWeather} />
            </Suspense>
          )}
          <Suggestions trip={trip} handle={handle} />
          {planned && <WaysOut waysOut={planned.waysOut} />}
          {note && <NoteText text={note.text} />}
          <PlanNotes {...(planned ?? notesOf(trip))} />
        </>
      }
      map={<TripMap trip={trip} />}
      aside={
        <>
          <div className="flex min-h-64 flex-col gap-6 print:hidden">
            {editing.ready && (
              <Suspense>
                <SideCards trip={trip} editing={editing} />
              </Suspense>
            )}
          </div>
          <TripHistory trip={trip} handle={handle} />
        </>
      }
    >
      <DragArea>
        <TripDays trip={trip} slots={slots} />
        <AddDay trip={trip} editing={editing} />
      </DragArea>
      {dialog && (
        <Suspense>
          <EditDialog
            trip={trip}
            editing={editing}
            open={dialog}
            onClose={close}
            onOtherPlan={replanner.offer}
          />
        </Suspense>
      )}
    </TripLayout>
  )
}

function AddDay({ trip, editing }: { trip: Trip; editing: Editing }) {
  const { tools, perform, ready } = editing
  return (
    <Button
      variant="secondary"
      className="mt-6 self-start print:hidden"
      disabled={!ready || trip.days.length >= 60}
      iconStart={<CalendarPlus aria-hidden="true" className="size-5" />}
      onClick={() => {
        if (tools) perform(tools.engine.addDay(trip, newDayId(), weatherIn(tools, trip)))
      }}
    >
      Add a day
    </Button>
  )
}

function notesOf({
  brief,
  assumed,
  unmet,
}: Trip): Pick<PlanAnswer, 'understood' | 'assumed' | 'unmet'> {
  return { understood: brief?.spans ?? [], assumed, unmet }
}

/**
 * Focuses an element after the next rendering, because a moved stop is mounted anew; its neighbour, where it
 * is disabled.
 */
function useFocusAfterChange(): (id: string) => void {
  const wanted = useRef<string>(undefined)
  // Runs after every rendering: the next one after a move shows the moved stop.
  useLayoutEffect(() => {
    const id = wanted.current
    if (id === undefined) return
    wanted.current = undefined
    const button = document.getElementById(id)
    if (button instanceof HTMLButtonElement && button.disabled) {
      button.parentElement?.querySelector<HTMLButtonElement>('button:enabled')?.focus()
    } else button?.focus()
  })
  return useCallback((id) => {
    wanted.current = id
  }, [])
}

/** Undo and redo by keyboard, with Control or Command, except while somebody types. */
function useUndoKeys({ undo, redo }: TripHandle): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const typing = event.target instanceof Element && event.target.closest('input, textarea')
      const key = event.key.toLowerCase()
      if (typing || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undo, redo])
}
