import { Archive, ArchiveRestore, BookmarkCheck, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import {
  duplicateTrip,
  removeTrip,
  restoreTrip,
  setKeeping,
  type TripKeeping,
  type TripSummary,
} from '#app/data/trips/index.ts'
import { buttonClasses } from '#app/ui/button-classes.ts'
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from '#app/ui/dropdown.tsx'
import { notify } from '#app/ui/notify.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { ownAddress } from '#domain/trip/road-stops.ts'

const glyph = 'size-5 shrink-0 text-on-surface-muted'

/** Save, duplicate, archive and delete; each can be taken back. */
export function TripMenu({ trip }: { trip: TripSummary }) {
  const { id, title, state } = trip
  const duplicate = useDuplicate(trip)
  return (
    <Dropdown>
      <DropdownTrigger
        aria-label={`More for ${title}`}
        className={buttonClasses({ variant: 'ghost', size: 'icon' })}
        data-surface="paper"
      >
        <Ellipsis aria-hidden="true" className="size-5 text-on-surface" />
      </DropdownTrigger>
      <DropdownContent>
        {state === 'draft' && (
          <DropdownItem
            icon={<BookmarkCheck aria-hidden="true" className={glyph} />}
            onSelect={() => keepAs(trip, 'saved', 'Saved')}
          >
            Save
          </DropdownItem>
        )}
        <DropdownItem
          icon={<Copy aria-hidden="true" className={glyph} />}
          onSelect={() => void duplicate()}
        >
          Duplicate
        </DropdownItem>
        {state === 'archived' ? (
          <DropdownItem
            icon={<ArchiveRestore aria-hidden="true" className={glyph} />}
            onSelect={() => keepAs(trip, 'saved', 'Back among your trips')}
          >
            Take out of the archive
          </DropdownItem>
        ) : (
          <DropdownItem
            icon={<Archive aria-hidden="true" className={glyph} />}
            onSelect={() => keepAs(trip, 'archived', 'Archived')}
          >
            Archive
          </DropdownItem>
        )}
        <DropdownItem
          destructive
          icon={<Trash2 aria-hidden="true" className="size-5 shrink-0" />}
          onSelect={() => void removeWithUndo(id, title)}
        >
          Delete
        </DropdownItem>
      </DropdownContent>
    </Dropdown>
  )
}

function keepAs({ id, title, state }: TripSummary, keeping: TripKeeping, says: string): void {
  void setKeeping(id, keeping)
  const undo = { label: 'Undo', onClick: () => void setKeeping(id, state) }
  notify.success(says, { description: title, action: undo })
}

async function removeWithUndo(id: TripId, title: string): Promise<void> {
  await removeTrip(id)
  const undo = async () => {
    if (!(await restoreTrip(id))) notify.error('It was too late: the trip is gone.')
  }
  const action = { label: 'Undo', onClick: () => void undo() }
  notify.success('Deleted', { description: title, action })
}

function useDuplicate({ id, title, driven }: TripSummary): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const copy = await duplicateTrip(id)
    if (!copy) {
      notify.error('The trip is not on this device yet. Open it once, or try again online.')
      return
    }
    const open = () => void navigate(ownAddress(copy.id, driven))
    notify.success('Duplicated', { description: title, action: { label: 'Open', onClick: open } })
  }
}
