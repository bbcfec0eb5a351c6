import { Redo2, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type TripHandle, useTrip } from '#app/data/trips/index.ts'
import { Button } from '#app/ui/button.tsx'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { WaysOut } from './answer-screen.tsx'
import { justPlanned } from './just-planned.ts'
import { NoTripScreen, TripSkeleton, UnreadableScreen } from './no-trip-screen.tsx'
import { PlanNotes } from './plan-notes.tsx'
import { StopActions } from './stop-actions.tsx'
import { SyncWords } from './sync-words.tsx'
import { TripDays } from './trip-days.tsx'
import { TripHistory } from './trip-history.tsx'
import { TripLayout } from './trip-layout.tsx'
import { TripNotices } from './trip-notices.tsx'
import { useEditing } from './use-editing.ts'

interface ViewScreenProps {
  id: string
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
  useUndoKeys(handle)
  return (
    <TripLayout
      trip={trip}
      bar={<TripBar handle={handle} />}
      lead={
        <>
          <TripNotices notices={handle.notices} />
          {planned && <WaysOut waysOut={planned.waysOut} />}
          <PlanNotes {...(planned ?? notesOf(trip))} />
        </>
      }
      aside={<TripHistory trip={trip} handle={handle} />}
    >
      <TripDays
        trip={trip}
        actions={(stop, day) => (
          <StopActions trip={trip} day={day} stop={stop} editing={editing} onMove={focusLater} />
        )}
      />
    </TripLayout>
  )
}

function TripBar({ handle: { canUndo, canRedo, undo, redo } }: Pick<OpenTripProps, 'handle'>) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button
        variant="outline"
        size="sm"
        iconStart={<Undo2 aria-hidden="true" className="size-5" />}
        disabled={!canUndo}
        onClick={undo}
      >
        Undo
      </Button>
      <Button
        variant="outline"
        size="sm"
        iconStart={<Redo2 aria-hidden="true" className="size-5" />}
        disabled={!canRedo}
        onClick={redo}
      >
        Redo
      </Button>
      <SyncWords />
    </div>
  )
}

function notesOf({
  brief,
  assumed,
  unmet,
}: Trip): Pick<PlanAnswer, 'understood' | 'assumed' | 'unmet'> {
  return { understood: brief?.spans ?? [], assumed, unmet }
}

/** A moved stop is drawn anew, and the focus goes with it; or to its neighbour, where it can't go on. */
function useFocusAfterChange(): (id: string) => void {
  const wanted = useRef<string>(undefined)
  // After every drawing: the one that follows a move is the one that has moved it.
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

/** As everywhere: with the Control or the Command key, and not while somebody types. */
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
