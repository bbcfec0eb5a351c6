import { CalendarArrowDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { buttonClasses } from '#app/ui/button-classes.ts'
import { cx } from '#app/ui/class-names.ts'
import { calendarPath } from '#domain/sharing/links.ts'

/** Loaded when somebody first opens it. */
const LinkCalendarDialog = lazy(() =>
  import('./link-calendar-dialog.tsx').then((module) => ({ default: module.LinkCalendarDialog })),
)

/** Opens the ways into a calendar, for readers of a shared trip; without scripts it is a link to the file. */
export function LinkCalendarButton({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <a
        href={`${calendarPath(id)}?download`}
        download
        aria-haspopup="dialog"
        className={cx(buttonClasses({ variant: 'outline', size: 'sm' }), 'gap-2')}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <CalendarArrowDown aria-hidden="true" className="size-5" />
        Calendar
      </a>
      {isOpen && (
        <Suspense>
          <LinkCalendarDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
