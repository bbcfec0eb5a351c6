import { Pencil, Plus } from 'lucide-react'
import { useTrips } from '#app/data/trips/index.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { Board } from '#domain/ideas/board.ts'
import type { BoardId } from '#domain/ideas/ids.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { ownAddress } from '#domain/trip/road-stops.ts'

interface BoardPickerProps {
  boards: readonly Board[]
  boardId: BoardId | null
  onBoard: (id: string | null) => void
  onNew: () => void
  onRename: (board: Board) => void
}

/** Which board is shown; with one board it is only the way to a second. */
export function BoardPicker({ boards, boardId, onBoard, onNew, onRename }: BoardPickerProps) {
  const board = boards.find(({ id }) => id === boardId)
  return (
    <div className="flex items-center gap-2">
      {boards.length > 0 && (
        <NativeSelect
          aria-label="Board"
          value={boardId ?? ''}
          onChange={({ target }) => onBoard(target.value || null)}
        >
          <option value="">My board</option>
          {boards.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
      {board?.trip_id && <TripLink id={board.trip_id} />}
      {board && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Rename or delete ${board.name}`}
          onClick={() => onRename(board)}
        >
          <Pencil aria-hidden="true" className="size-5" />
        </Button>
      )}
      <Button
        variant="ghost"
        iconStart={<Plus aria-hidden="true" className="size-5" />}
        onClick={onNew}
      >
        New board
      </Button>
    </div>
  )
}

function TripLink({ id }: { id: TripId }) {
  const { trips } = useTrips()
  const driven = trips.find((trip) => trip.id === id)?.driven
  return (
    <LinkButton to={ownAddress(id, driven)} variant="ghost">
      Open its trip
    </LinkButton>
  )
}
