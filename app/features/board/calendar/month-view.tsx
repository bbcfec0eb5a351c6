import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { isoDay } from '#domain/calendar/calendar-days.ts'
import { monthOfYear } from '#domain/calendar/english-dates.ts'
import type { Idea } from '#domain/ideas/idea.ts'
import { ideasByDate, type Month, nextMonth, weeksOf } from '#domain/ideas/month.ts'
import { DayCell } from './day-cell.tsx'

interface MonthViewProps {
  ideas: readonly Idea[]
  today: string
  month: Month
  onMonth: (month: Month) => void
  selected: string | null
  /** Choosing the selected day again deselects it. */
  onSelect: (date: string | null) => void
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A month as a sheet of paper on the wall. */
export function MonthView({ ideas, today, month, onMonth, selected, onSelect }: MonthViewProps) {
  const days = ideasByDate(ideas)
  const heading = monthOfYear(isoDay(month.year, month.month, 1))
  return (
    <section
      aria-label="Calendar"
      data-surface="paper"
      className="relative rounded-card bg-surface p-4 pt-8 text-on-surface shadow-soft sm:p-6 sm:pt-9"
    >
      <Binding />
      <div className="mb-4 flex items-center justify-between gap-3 print:justify-center">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Previous month"
          className="print:hidden"
          onClick={() => onMonth(nextMonth(month, -1))}
        >
          <ChevronLeft aria-hidden="true" className="size-6" />
        </Button>
        <h2 aria-live="polite" className="font-display text-2xl">
          {heading}
        </h2>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Next month"
          className="print:hidden"
          onClick={() => onMonth(nextMonth(month, 1))}
        >
          <ChevronRight aria-hidden="true" className="size-6" />
        </Button>
      </div>
      <table className="w-full table-fixed border-separate border-spacing-1">
        <caption className="sr-only">{heading}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th
                key={name}
                scope="col"
                className="pb-1 text-center font-semibold text-on-surface-muted text-xs uppercase tracking-wide"
              >
                <abbr title={name} className="no-underline">
                  {name.slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, number) => (
            <tr key={week.find(Boolean) ?? number}>
              {week.map((date, weekday) =>
                date === null ? (
                  <td key={weekdays[weekday]} />
                ) : (
                  <td key={date} className="p-0">
                    <DayCell
                      date={date}
                      ideas={days.get(date) ?? []}
                      isToday={date === today}
                      isSelected={date === selected}
                      onChoose={() => onSelect(date === selected ? null : date)}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The drawn wire binding at the top of the sheet. */
function Binding() {
  return (
    <div aria-hidden="true" className="absolute inset-x-6 -top-2 flex justify-between">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((hole) => (
        <span
          key={hole}
          className="h-5 w-1.5 rounded-full border border-mist-line/50 bg-mist shadow-soft"
        />
      ))}
    </div>
  )
}
