import { Draggable, Droppable } from '@hello-pangea/dnd'
import { CalendarPlus, GripVertical } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import type { Idea } from '#domain/ideas/idea.ts'
import { useBoardTools } from '../board-tools.ts'
import { groupHandle } from '../group-handle.ts'

const ideasAtOnce = 20

/** Ideas that have no day yet, to be dragged onto one; by a button where dragging is hard. */
export function IdeaTray({ ideas }: { ideas: readonly Idea[] }) {
  const [shownCount, setShownCount] = useState(ideasAtOnce)
  const left = ideas.length - shownCount
  return (
    <section
      aria-label="Ideas without a day"
      className={cx(
        'rounded-card border border-hairline bg-surface-sunken/70 p-4',
        ideas.length === 0 && 'print:hidden',
      )}
    >
      <h2 className="font-display text-xl">No day yet</h2>
      <p className="mt-1 text-on-surface-muted text-sm print:hidden">
        {ideas.length === 0
          ? 'Every idea has its day.'
          : 'Drag one onto the month, or choose its day.'}
      </p>
      <ul className="mt-4 flex flex-col gap-2">
        {ideas.slice(0, shownCount).map((idea) => (
          <TrayIdea key={idea.id} idea={idea} />
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="outline"
          size="sm"
          fullWidth
          onClick={() => setShownCount(shownCount + ideasAtOnce)}
        >
          Show {Math.min(left, ideasAtOnce)} more of {left}
        </Button>
      )}
    </section>
  )
}

function TrayIdea({ idea }: { idea: Idea }) {
  const { chooseDay } = useBoardTools()
  return (
    <li
      data-surface="paper"
      className="flex items-center gap-1 rounded-control bg-surface py-1 pr-1 pl-1 text-on-surface shadow-soft"
    >
      {/* A droppable of its own for each idea, so that the others stay where they are while it is dragged. */}
      <Droppable droppableId={`tray ${idea.id}`} isDropDisabled>
        {({ innerRef, droppableProps, placeholder }) => (
          <div ref={innerRef} {...droppableProps} className="size-10 shrink-0">
            <TrayHandle idea={idea} />
            {placeholder}
          </div>
        )}
      </Droppable>
      <span dir="auto" className="min-w-0 grow truncate font-semibold text-sm">
        {idea.title}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Move ${idea.title} to day…`}
        onClick={() => chooseDay([idea])}
        className="shrink-0"
      >
        <CalendarPlus aria-hidden="true" className="size-5" />
      </Button>
    </li>
  )
}

/**
 * What is dragged is smaller than a day: where something wide lies over several days, the library
 * chooses the farthest, and not the one under the pointer.
 */
function TrayHandle({ idea }: { idea: Idea }) {
  return (
    <Draggable draggableId={idea.id} index={0}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <div
          ref={innerRef}
          {...draggableProps}
          {...groupHandle(dragHandleProps, idea.title)}
          className={cx(
            'relative flex size-10 cursor-grab items-center justify-center gap-0.5 rounded-chip bg-surface hover:bg-hover',
            isDragging && 'shadow-soft ring-2 ring-horizon',
          )}
        >
          <GripVertical aria-hidden="true" className="size-4 text-on-surface-muted" />
          <span
            aria-hidden="true"
            className="size-3.5 rounded-full border border-ink/30"
            style={{ backgroundColor: idea.color }}
          />
          {isDragging && (
            <span
              aria-hidden="true"
              className="absolute top-1 left-11 max-w-48 truncate rounded-chip bg-surface px-2 py-1 font-semibold text-sm shadow-soft"
            >
              {idea.title}
            </span>
          )}
        </div>
      )}
    </Draggable>
  )
}
