import { CalendarPlus, Route, Trash2, X } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { Board } from '#domain/ideas/board.ts'
import { columns } from '#domain/ideas/columns.ts'
import type { Idea } from '#domain/ideas/idea.ts'
import type { BoardId } from '#domain/ideas/ids.ts'
import { moveToBoard, moveToColumn, remove } from './board-actions.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection
  shown: readonly Idea[]
  boards: readonly Board[]
  boardId: BoardId | null
  onChooseDay: (ideas: readonly Idea[]) => void
  onPlan: (ideas: readonly Idea[]) => void
}

/** What can be done with several ideas, at the foot of the window where the thumb is. */
export function SelectionBar({
  selection,
  shown,
  boards,
  boardId,
  onChooseDay,
  onPlan,
}: SelectionBarProps) {
  const { ideas, end, selectAll } = selection
  const none = ideas.length === 0
  const others = [{ id: null, name: 'My board' }, ...boards].filter(({ id }) => id !== boardId)
  const act = (work: Promise<void>) => {
    end()
    void work
  }
  return (
    <section
      aria-label="Selected ideas"
      data-surface="paper"
      className="sticky bottom-3 z-30 flex flex-wrap items-center gap-2 rounded-card bg-surface p-3 text-on-surface shadow-soft ring-1 ring-hairline print:hidden"
    >
      <output className="px-2 font-semibold tabular-nums">{ideas.length} selected</output>
      <Button variant="ghost" size="sm" onClick={() => selectAll(shown)}>
        Select all {shown.length}
      </Button>
      <NativeSelect
        aria-label="Move selected to"
        value=""
        disabled={none}
        onChange={({ target }) => {
          const column = columns.find(({ id }) => `column ${id}` === target.value)
          if (column) act(moveToColumn(ideas, column.day))
          else
            act(
              moveToBoard(ideas, others.find((one) => choiceOf(one) === target.value)?.id ?? null),
            )
        }}
      >
        <option value="" disabled>
          Move to…
        </option>
        {columns.map(({ id, title }) => (
          <option key={id} value={`column ${id}`}>
            {title}
          </option>
        ))}
        {others.length > 0 &&
          boards.length > 0 &&
          others.map((board) => (
            <option key={board.id} value={choiceOf(board)}>
              Board: {board.name}
            </option>
          ))}
      </NativeSelect>
      <Button
        variant="secondary"
        size="sm"
        disabled={none}
        iconStart={<CalendarPlus aria-hidden="true" className="size-4" />}
        onClick={() => onChooseDay(ideas)}
      >
        Move to day…
      </Button>
      <Button
        size="sm"
        disabled={none}
        iconStart={<Route aria-hidden="true" className="size-4" />}
        onClick={() => onPlan(ideas)}
      >
        Plan these
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={none}
        iconStart={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => act(remove(ideas))}
      >
        Delete
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="End selection"
        onClick={end}
        className="ml-auto"
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </section>
  )
}

const choiceOf = (board: { id: BoardId | null }) => `board ${board.id ?? ''}`
