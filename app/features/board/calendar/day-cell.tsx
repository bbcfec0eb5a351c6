import { Droppable } from '@hello-pangea/dnd'
import { cx } from '#app/ui/class-names.ts'
import { weekdayAndDay } from '#domain/calendar/english-dates.ts'
import type { Idea } from '#domain/ideas/idea.ts'
import { mostDots } from '#domain/ideas/month.ts'

interface DayCellProps {
  date: string
  ideas: readonly Idea[]
  isToday: boolean
  isSelected: boolean
  onChoose: () => void
}

/** A day of the month: chosen by a press, and a place to drop an idea. Its id is its number. */
export function DayCell({ date, ideas, isToday, isSelected, onChoose }: DayCellProps) {
  const number = Number(date.slice(8))
  const count = ideas.length
  const planned = count === 0 ? '' : `, ${count} ${count === 1 ? 'idea' : 'ideas'}`
  return (
    <Droppable droppableId={String(number)}>
      {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
        <div ref={innerRef} {...droppableProps} className="relative">
          <button
            type="button"
            aria-label={`${weekdayAndDay(date)}${isToday ? ', today' : ''}${planned}`}
            aria-pressed={isSelected}
            aria-current={isToday ? 'date' : undefined}
            data-date={date}
            onClick={onChoose}
            className={cx(
              'flex h-14 w-full flex-col items-center justify-start gap-1 rounded-chip border pt-1.5 tabular-nums transition-colors sm:h-20 sm:items-start sm:px-2.5 print:h-auto print:min-h-20',
              isSelected
                ? 'border-violet bg-violet text-paper'
                : isToday
                  ? 'border-horizon-deep bg-horizon-wash font-bold'
                  : 'border-hairline hover:bg-hover',
              isDraggingOver && 'border-horizon-deep bg-horizon-wash text-ink ring-2 ring-horizon',
            )}
          >
            <span>{number}</span>
            {count > 0 && <Dots ideas={ideas} />}
            {count > 0 && <PrintedTitles ideas={ideas} />}
          </button>
          {/* The library's placeholder takes no room in the sheet. */}
          <div className="absolute size-0 overflow-hidden">{placeholder}</div>
        </div>
      )}
    </Droppable>
  )
}

/** Titles for print, where a day can't be pressed to show its ideas. */
function PrintedTitles({ ideas }: { ideas: readonly Idea[] }) {
  return (
    <span aria-hidden="true" className="hidden flex-col gap-0.5 text-left text-xs print:flex">
      {ideas.map(({ id, title, time }) => (
        <span key={id} dir="auto" className="break-words">
          {time && `${time} `}
          {title}
        </span>
      ))}
    </span>
  )
}

function Dots({ ideas }: { ideas: readonly Idea[] }) {
  return (
    <span
      aria-hidden="true"
      className="flex items-center gap-0.5 text-xs leading-none print:hidden"
    >
      {ideas.slice(0, mostDots).map(({ id, color }) => (
        <span
          key={id}
          data-dot
          className="size-2 rounded-full border border-ink/40 sm:size-2.5"
          style={{ backgroundColor: color }}
        />
      ))}
      {ideas.length > mostDots && <span data-more>+</span>}
    </span>
  )
}
