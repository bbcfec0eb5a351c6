import { Droppable } from '@hello-pangea/dnd'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import { BoardColumn } from '#app/ui/trip/board-column.tsx'
import { type ColumnId, columnOf, columns } from '#domain/ideas/columns.ts'
import type { Idea } from '#domain/ideas/idea.ts'
import { DraggableIdea } from './draggable-idea.tsx'
import { columnHeight, invitations } from './empty-columns.tsx'

interface IdeaColumnsProps {
  ideas: readonly Idea[]
  today: string
  refused: ReadonlyMap<string, string>
  selected: ReadonlySet<string>
  /** That there are ideas which a search or filter hides. */
  isFiltered: boolean
}

/** How many cards a column renders at first: fewer are measured while dragging. */
const cardsAtOnce = 20

export function IdeaColumns({ ideas, today, refused, selected, isFiltered }: IdeaColumnsProps) {
  const byColumn = Map.groupBy(ideas, columnOf)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-3">
      {columns.map(({ id, title }) => (
        <Column
          key={id}
          id={id}
          title={title}
          ideas={pinnedFirst(byColumn.get(id) ?? [])}
          today={today}
          refused={refused}
          selected={selected}
          empty={isFiltered ? 'Nothing here matches.' : invitations[id]}
        />
      ))}
    </div>
  )
}

interface ColumnProps extends Omit<IdeaColumnsProps, 'isFiltered'> {
  id: ColumnId
  title: string
  empty: string
}

function Column({ id, title, ideas, today, refused, selected, empty }: ColumnProps) {
  const [shownCount, setShownCount] = useState(cardsAtOnce)
  useWhilePrinting(setShownCount)
  const left = ideas.length - shownCount
  return (
    <Droppable droppableId={id}>
      {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
        <BoardColumn
          title={title}
          count={ideas.length}
          headingLevel={2}
          empty={empty}
          drag={{ ref: innerRef, props: { ...droppableProps } }}
          className={cx(
            columnHeight,
            'transition-colors',
            isDraggingOver && 'bg-dusk ring-2 ring-horizon',
            ideas.length === 0 && 'print:hidden',
          )}
          after={
            left > 0 && (
              <Button
                variant="outline"
                size="sm"
                fullWidth
                className="print:hidden"
                onClick={() => setShownCount(shownCount + cardsAtOnce)}
              >
                Show {Math.min(left, cardsAtOnce)} more of {left}
              </Button>
            )
          }
        >
          {ideas.slice(0, shownCount).map((idea, index) => (
            <DraggableIdea
              key={idea.id}
              idea={idea}
              index={index}
              today={today}
              refused={refused.get(idea.id)}
              selected={selected.has(idea.id)}
            />
          ))}
          {placeholder}
        </BoardColumn>
      )}
    </Droppable>
  )
}

/** Renders every card for print, and as many as before afterwards. */
function useWhilePrinting(setShownCount: Dispatch<SetStateAction<number>>): void {
  useEffect(() => {
    let before = cardsAtOnce
    const showAll = () =>
      flushSync(() =>
        setShownCount((count) => {
          before = count
          return Number.POSITIVE_INFINITY
        }),
      )
    const showAgain = () => setShownCount(before)
    window.addEventListener('beforeprint', showAll)
    window.addEventListener('afterprint', showAgain)
    return () => {
      window.removeEventListener('beforeprint', showAll)
      window.removeEventListener('afterprint', showAgain)
    }
  }, [setShownCount])
}

function pinnedFirst(ideas: readonly Idea[]): Idea[] {
  return [...ideas.filter(({ pinned }) => pinned), ...ideas.filter(({ pinned }) => !pinned)]
}
