import { DragDropContext, type DropResult } from '@hello-pangea/dnd'
import { useMemo, useState } from 'react'
import { changes, dropOn } from '#domain/ideas/columns.ts'
import type { Idea } from '#domain/ideas/idea.ts'
import { ideasByDate, monthOf } from '#domain/ideas/month.ts'
import { moveToColumn, moveToDay } from './board-actions.ts'
import type { BoardView } from './board-screen.tsx'
import { DayEvents } from './calendar/day-events.tsx'
import { IdeaTray } from './calendar/idea-tray.tsx'
import { MonthView } from './calendar/month-view.tsx'
import { IdeaColumns } from './idea-columns.tsx'

interface BoardViewsProps {
  view: BoardView
  ideas: readonly Idea[]
  today: string
  refused: ReadonlyMap<string, string>
  selected: ReadonlySet<string>
  isFiltered: boolean
}

/** The two views, and what a drop in either does. */
export function BoardViews({ view, ideas, today, refused, selected, isFiltered }: BoardViewsProps) {
  const [month, setMonth] = useState(() => monthOf(today))
  const [chosen, setChosen] = useState<string | null>(null)
  const undated = useMemo(() => ideas.filter(({ date }) => date === null), [ideas])
  const days = useMemo(() => ideasByDate(ideas), [ideas])

  const drop = ({ draggableId, destination }: DropResult) => {
    const idea = ideas.find(({ id }) => id === draggableId)
    const fields = dropOn(destination?.droppableId, month)
    if (!idea || !fields || !changes(idea, fields)) return
    if (fields.day !== undefined) void moveToColumn([idea], fields.day)
    else if (fields.date !== undefined) void moveToDay([idea], fields.date)
  }

  return (
    <DragDropContext onDragEnd={drop}>
      {view === 'board' ? (
        <IdeaColumns
          ideas={ideas}
          today={today}
          refused={refused}
          selected={selected}
          isFiltered={isFiltered}
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
          <div className="flex flex-col gap-6">
            <MonthView
              ideas={ideas}
              today={today}
              month={month}
              onMonth={setMonth}
              selected={chosen}
              onSelect={setChosen}
            />
            {chosen !== null && (
              <DayEvents
                date={chosen}
                ideas={days.get(chosen) ?? []}
                today={today}
                refused={refused}
              />
            )}
          </div>
          <IdeaTray ideas={undated} />
        </div>
      )}
    </DragDropContext>
  )
}
