import { TextLink } from '#app/ui/text-link.tsx'
import { formatShortClock } from '#app/ui/trip/format.ts'
import { ownAddress } from '#domain/trip/road-stops.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { clockOf } from '../trip/trip-words.ts'

interface DayInTownProps {
  trip: Trip
  day: Day
  sights: readonly Stop[]
  town: string | undefined
}

/** A summary of what is planned in a town of the drive, with a link to where it can be changed. */
export function DayInTown({ trip, day, sights, town }: DayInTownProps) {
  return (
    <li className="pb-5">
      <p className="font-semibold">{town ? `In ${town}` : 'In town'}</p>
      <ol className="mt-2 grid gap-x-6 gap-y-1 md:grid-cols-2">
        {sights.map(({ id, name, start }) => {
          const clock = clockOf(start, day)
          return (
            <li key={id} className="flex gap-3">
              <span className="w-20 shrink-0 text-on-surface-muted text-sm tabular-nums leading-6">
                {clock === null ? '' : formatShortClock(clock)}
              </span>
              <span className="min-w-0">{name}</span>
            </li>
          )
        })}
      </ol>
      <p className="mt-2 print:hidden">
        <TextLink to={ownAddress(trip.id)}>Open the days in town</TextLink>
      </p>
    </li>
  )
}
