import { useEffect, useState } from 'react'
import { useTrip } from '#app/data/trips/index.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import type { TripId } from '#domain/trip/ids.ts'
import { isDriven, ownAddress } from '#domain/trip/road-stops.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { justPlanned } from '../trip/just-planned.ts'
import { datesInWords } from '../trip/trip-words.ts'
import { usePlaceFacts } from '../trip/use-place-facts.ts'
import { NoTripScreen, TripSkeleton, UnreadableScreen } from '../view/no-trip-screen.tsx'
import { DetailedDay } from './detailed-day.tsx'
import { NextStop } from './next-stop.tsx'
import { whatIsNext } from './what-is-next.ts'

interface DetailsScreenProps {
  id: TripId
  stored: Trip | null
}

/** A trip for on the way: everything large, a day a screen on a phone, and what is next on top. */
export function DetailsScreen({ id, stored }: DetailsScreenProps) {
  const handle = useTrip(id)
  const trip = handle.trip ?? stored ?? justPlanned.get(id)?.trip ?? null
  if (trip) return <OpenDetails trip={trip} />
  if (handle.state === 'unreadable') return <UnreadableScreen />
  return handle.state === 'missing' ? <NoTripScreen /> : <TripSkeleton />
}

function OpenDetails({ trip }: { trip: Trip }) {
  const facts = usePlaceFacts(trip)
  const now = useMinute()
  const whereabouts = now && whatIsNext(trip, now)
  return (
    <PageBody className="py-8 md:py-12">
      <header className="mb-6">
        <h1 className="break-words font-display text-3xl">{trip.title}</h1>
        <p className="mt-2 text-lg text-on-surface-muted">{datesInWords(trip)}</p>
        <nav aria-label="Days" className="mt-4 flex gap-2 overflow-x-auto pb-1 print:hidden">
          <LinkButton
            to={ownAddress(trip.id, isDriven(trip))}
            variant="outline"
            size="sm"
            className="shrink-0 whitespace-nowrap"
          >
            Change it
          </LinkButton>
          {trip.days.map((day, index) => (
            <a
              key={day.id}
              href={`#day-${index + 1}`}
              aria-current={
                whereabouts?.when === 'now' && whereabouts.day.id === day.id ? 'date' : undefined
              }
              className="inline-flex min-h-touch shrink-0 items-center rounded-control border border-control-line px-4 font-semibold text-sm aria-[current=date]:bg-accent aria-[current=date]:text-on-accent"
            >
              Day {index + 1}
            </a>
          ))}
        </nav>
      </header>
      <NextStop trip={trip} facts={facts} whereabouts={whereabouts ?? null} />
      <ol aria-label="Days" className="flex flex-col gap-8 print:gap-0">
        {trip.days.map((day, index) => (
          <li
            key={day.id}
            id={`day-${index + 1}`}
            className="scroll-mt-4 max-md:min-h-[calc(100svh-2rem)] not-print:[content-visibility:auto] [contain-intrinsic-size:auto_60rem] print:break-before-page print:first:break-before-auto"
          >
            <DetailedDay trip={trip} day={day} number={index + 1} facts={facts} />
          </li>
        ))}
      </ol>
    </PageBody>
  )
}

const minute = 60_000

/** The time to the minute; null until hydration, because the server's clock shows another. */
function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
