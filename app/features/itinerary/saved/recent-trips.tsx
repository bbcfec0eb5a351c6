import { useTripsIfAny } from '#app/data/trips/index.ts'
import { usePerson } from '#app/lib/account/account-context.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { TripCard } from './trip-card.tsx'

const most = 3

/** What was last worked on in this browser or account; nothing where there is nothing. */
export function RecentTrips() {
  const person = usePerson()
  const { trips } = useTripsIfAny()
  const recent = trips
    .filter(({ state }) => state !== 'archived')
    .toSorted((one, other) => (one.updated < other.updated ? 1 : -1))
    .slice(0, most)
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="recent" className="font-display text-2xl">
          Your recent trips
        </h2>
        {person && <TextLink to="/saved-trips">All your trips</TextLink>}
      </div>
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {recent.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
