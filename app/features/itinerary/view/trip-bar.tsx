import { Plus, Redo2, Settings2, Undo2 } from 'lucide-react'
import type { TripHandle } from '#app/data/trips/index.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { isDriven, ownAddress } from '#domain/trip/road-stops.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { CalendarButton } from '../calendar/calendar-button.tsx'
import type { Editing, OpenDialog } from '../edit/use-editing.ts'
import { PosterButton } from '../poster/poster-button.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { Presence } from '../share/owner-live-panels.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { BoardButton } from './board-button.tsx'
import { SyncWords } from './sync-words.tsx'

interface TripBarProps {
  trip: Trip
  handle: TripHandle
  editing: Editing
  open: (dialog: OpenDialog) => void
}

/** What can be done with the trip as a whole, in one row that a phone scrolls; below it where the changes are. */
export function TripBar({ trip, handle, editing, open }: TripBarProps) {
  const { canUndo, canRedo, undo, redo } = handle
  const glyph = { 'aria-hidden': true, className: 'size-5' } as const
  return (
    <div className="print:hidden">
      <div className="-mx-gutter flex gap-3 overflow-x-auto px-gutter py-1 [scrollbar-width:none] *:shrink-0 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        <Button
          variant="outline"
          size="sm"
          iconStart={<Undo2 {...glyph} />}
          disabled={!canUndo}
          onClick={undo}
        >
          Undo
        </Button>
        <Button
          variant="outline"
          size="sm"
          iconStart={<Redo2 {...glyph} />}
          disabled={!canRedo}
          onClick={redo}
        >
          Redo
        </Button>
        <Button
          variant="outline"
          size="sm"
          iconStart={<Plus {...glyph} />}
          disabled={!editing.ready}
          onClick={() => open({ kind: 'add', day: null })}
        >
          Add a place
        </Button>
        <ShareButton tripId={trip.id} title={trip.title} />
        <SaveButton id={trip.id} />
        <Button
          variant="outline"
          size="sm"
          iconStart={<Settings2 {...glyph} />}
          disabled={!editing.ready}
          onClick={() => open({ kind: 'trip' })}
        >
          Dates and party
        </Button>
        <LinkButton to={`/view-itinerary-with-details/${trip.id}`} variant="outline" size="sm">
          Day by day
        </LinkButton>
        {isDriven(trip) && (
          <LinkButton to={ownAddress(trip.id, true)} variant="outline" size="sm">
            The drive
          </LinkButton>
        )}
        <LinkButton to={`/restaurant-recommendations?trip=${trip.id}`} variant="outline" size="sm">
          Tables
        </LinkButton>
        <CalendarButton trip={trip} version={handle.version} />
        <PosterButton trip={trip} />
        <BoardButton trip={trip} />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        <SyncWords />
        <Presence tripId={trip.id} />
      </div>
    </div>
  )
}
