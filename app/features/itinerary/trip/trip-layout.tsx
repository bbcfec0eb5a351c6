import type { ReactNode } from 'react'
import { cx } from '#app/ui/class-names.ts'
import { PageBody } from '#app/ui/page-body.tsx'
import type { Trip } from '#domain/trip/schema.ts'
import { SelectionProvider } from './selection.tsx'
import { countInWords, datesInWords } from './trip-words.ts'

interface TripLayoutProps {
  trip: Trip
  /** In place of the dates, where there are none. */
  when?: string
  /** Below the title: progress, or what can be done with the trip as a whole. */
  bar: ReactNode
  /** Above the days: what to know before reading them. */
  lead: ReactNode
  /** Stays in view beside the days on a wide screen, and stands above them on a narrow one. */
  map?: ReactNode
  children: ReactNode
  /** After the days. */
  aside?: ReactNode
}

/** The layout both of a plan in the making and of a kept trip, so that nothing moves between them. */
export function TripLayout({ trip, when, bar, lead, map, children, aside }: TripLayoutProps) {
  const stops = trip.days.reduce((sum, day) => sum + day.stops.length, 0)
  return (
    <SelectionProvider>
      <PageBody className="py-10 md:py-14">
        <header className="mb-8">
          <h1 className="break-words font-display text-4xl">{trip.title}</h1>
          <p className="mt-3 text-lg text-on-surface-muted">
            {when ?? datesInWords(trip)} · {countInWords(trip.days.length, 'day')} ·{' '}
            {countInWords(stops, 'stop')}
          </p>
          <div className="mt-5">{bar}</div>
        </header>
        {map ? (
          <Beside map={map}>
            <Column>{lead}</Column>
            {children}
            <Column>{aside}</Column>
          </Beside>
        ) : (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
            <Column className="lg:col-start-2">{lead}</Column>
            <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">{children}</div>
            <Column className="lg:col-start-2">{aside}</Column>
          </div>
        )}
      </PageBody>
    </SelectionProvider>
  )
}

/** The map stays in view while the days go by. */
function Beside({ map, children }: { map: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-8">
      <div className="min-w-0 lg:sticky lg:top-4 lg:order-last">{map}</div>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </div>
  )
}

function Column({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('flex min-w-0 flex-col gap-6 empty:hidden', className)}>{children}</div>
}
