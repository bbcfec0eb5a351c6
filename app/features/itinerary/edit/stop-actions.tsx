import { ChevronDown, ChevronUp, GripVertical, Lock, LockOpen } from 'lucide-react'
import { lazy } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Day, Stop } from '#domain/trip/schema.ts'
import type { StopPosition } from '../trip/trip-days.tsx'
import { LateLoadedMenu } from './late-loaded-menu.tsx'
import type { Editing, OpenDialog } from './use-editing.ts'

const StopMore = lazy(() =>
  import('./stop-more.tsx').then((module) => ({ default: module.StopMore })),
)

interface StopActionsProps {
  day: Day
  stop: Stop
  position: StopPosition
  editing: Editing
  /** Called before the list changes, with the id of the element to focus afterwards. */
  onMove: (focus: string) => void
  open: (dialog: OpenDialog) => void
}

/** The buttons of one stop. All of them work by keyboard; rare actions are in the menu. */
export function StopActions({ day, stop, position, editing, onMove, open }: StopActionsProps) {
  const { ready } = editing
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
        disabled={!ready || position.isFirst}
        onClick={() => move(-1)}
      >
        <ChevronUp aria-hidden="true" className="size-5" />
      </Button>
      <Button
        {...icon}
        id={`later-${stop.id}`}
        aria-label={`Move ${stop.name} later`}
        disabled={!ready || position.isLast}
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
      <LateLoadedMenu ready={ready} label={`More for ${stop.name}`}>
        <StopMore day={day} stop={stop} editing={editing} onMove={onMove} open={open} />
      </LateLoadedMenu>
      <Button
        {...icon}
        id={`drag-${stop.id}`}
        data-drag={stop.id}
        disabled={!ready}
        aria-label={`Drag ${stop.name}`}
        aria-describedby="how-to-drag"
        className="ml-auto cursor-grab touch-none text-on-surface-muted"
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </Button>
    </fieldset>
  )
}
