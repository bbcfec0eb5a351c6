import type { ReactNode } from 'react'
import { PageBody } from '#app/ui/page-body.tsx'
import type { Trip } from '#domain/trip/schema.ts'
import { countInWords, datesInWords } from './trip-words.ts'

interface TripLayoutProps {
  trip: Trip
  /** Under the title: what happens now, or what can be done with the trip as a whole. */
  bar: ReactNode
  /** What to know before one reads the days; beside them on a wide screen. */
  lead: ReactNode
  children: ReactNode
  /** Beside the days on a wide screen, below them on a narrow one. */
  aside?: ReactNode
}

/** The same for a plan that is being made and for a trip that is kept, so that nothing moves between them. */
export function TripLayout({ trip, bar, lead, children, aside }: TripLayoutProps) {
  const stops = trip.days.reduce((sum, day) => sum + day.stops.length, 0)
  return (
    <PageBody className="py-10 md:py-14">
      <header className="mb-8">
        <h1 className="break-words font-display text-4xl">{trip.title}</h1>
        <p className="mt-3 text-lg text-on-surface-muted">
          {datesInWords(trip)} · {countInWords(trip.days.length, 'day')} ·{' '}
          {countInWords(stops, 'stop')}
        </p>
        <div className="mt-5">{bar}</div>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="flex min-w-0 flex-col gap-6 empty:hidden lg:col-start-2">{lead}</div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">{children}</div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2">{aside}</div>
      </div>
    </PageBody>
  )
}
