import { CalendarDays, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { dayInWords } from '../trip/trip-words.ts'

const Calendar = lazy(() => import('../create/fields/calendar.tsx'))

interface FirstDayProps {
  start: string | undefined
  days: number
  /** What it says while nothing is chosen. */
  open: string
  onChange: (choice: { start: string | undefined; days?: number }) => void
}

/** The sheet of days that Create has: the first day, or the first and the last. */
export function FirstDay({ start, days, open, onChange }: FirstDayProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="rounded-control border border-control-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
        className="flex min-h-touch w-full items-center gap-3 px-4 py-3 text-left"
      >
        <CalendarDays aria-hidden="true" className="size-5 shrink-0 text-on-surface-muted" />
        <span className="grow">
          <span className="block font-semibold">First day</span>
          <span className="block text-on-surface-muted text-sm">
            {start ? `${dayInWords(start)}, ${start.slice(0, 4)}` : open}
          </span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0" />
      </button>
      {isOpen && (
        <div className="flex animate-fade-in flex-col gap-3 border-hairline border-t p-4">
          {/* As tall as a month with six weeks, so that nothing moves when its code arrives. */}
          <div className="min-h-90">
            <Suspense fallback={<Skeleton className="h-90 w-77 max-w-full" />}>
              <Calendar
                shown={start ? { start, days } : {}}
                onSet={({ start: first, end }) =>
                  onChange({
                    start: first,
                    ...(first && end && { days: daysBetween(first, end) + 1 }),
                  })
                }
              />
            </Suspense>
          </div>
          {start && (
            <Button
              variant="ghost"
              size="sm"
              className="self-start"
              onClick={() => {
                onChange({ start: undefined })
                setOpen(false)
              }}
            >
              Leave it open
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
