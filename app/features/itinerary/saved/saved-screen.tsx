import { Search } from 'lucide-react'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { type TripSummary, useTrips } from '#app/data/trips/index.ts'
import { useFoundWeather } from '#app/data/weather/use-found-weather.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { countInWords } from '../trip/trip-words.ts'
import { groupTrips, searchTrips } from './group-trips.ts'
import { SavedSkeleton } from './saved-skeleton.tsx'
import { TripCard } from './trip-card.tsx'
import { TripMenu } from './trip-menu.tsx'

/** All trips of a person, by their dates; from this browser's store where there is no network. */
export function SavedScreen() {
  const { state, trips } = useTrips()
  return (
    <PageBody className="py-10 md:py-14">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-display text-4xl">My Trips</h1>
        {trips.length > 0 && <LinkButton to="/itinerary/new/plan">Plan a trip</LinkButton>}
      </header>
      {state === 'loading' ? <SavedSkeleton /> : <SavedTrips trips={trips} />}
    </PageBody>
  )
}

const sections = [
  ['now', 'Now'],
  ['upcoming', 'Upcoming'],
  ['past', 'Past'],
] as const

function SavedTrips({ trips }: { trips: readonly TripSummary[] }) {
  const [text, setText] = useState('')
  const weather = useFoundWeather()
  const asked = useDeferredValue(text)
  const found = useMemo(() => searchTrips(trips, asked), [trips, asked])
  const groups = useMemo(
    () => groupTrips(found, Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone),
    [found],
  )
  if (trips.length === 0) {
    return (
      <EmptyState
        message="No trips yet. What you plan is kept here."
        action={<LinkButton to="/itinerary/new/plan">Plan your first trip</LinkButton>}
      />
    )
  }
  return (
    <div className="flex flex-col gap-10">
      <div className="relative max-w-md">
        <FormField label="Search your trips" hideLabel>
          <Input
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder="Search by name or place"
            className="pl-12"
          />
        </FormField>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 left-4 size-5 text-on-surface-muted"
        />
        <output className="sr-only">
          {asked === '' ? '' : `${countInWords(found.length, 'trip')} found`}
        </output>
      </div>
      {found.length === 0 && <p className="text-lg">No trip has these words.</p>}
      {sections.map(([key, title]) => (
        <Section key={key} title={title} trips={groups[key]} weather={weather} />
      ))}
      {groups.archived.length > 0 && (
        <details open={asked !== '' || found.length === groups.archived.length}>
          <summary className="inline-flex min-h-touch cursor-pointer items-center font-display text-2xl">
            Archived ({groups.archived.length})
          </summary>
          <TripGrid trips={groups.archived} className="mt-5" />
        </details>
      )}
    </div>
  )
}

type Weather = ReadonlyMap<string, string>

interface SectionProps {
  title: string
  trips: readonly TripSummary[]
  weather: Weather
}

function Section({ title, trips, weather }: SectionProps) {
  if (trips.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-5 font-display text-2xl">{title}</h2>
      <TripGrid trips={trips} weather={weather} />
    </section>
  )
}

interface TripGridProps {
  trips: readonly TripSummary[]
  weather?: Weather
  className?: string
}

function TripGrid({ trips, weather, className = '' }: TripGridProps) {
  return (
    <ul className={`grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 ${className}`}>
      {trips.map((trip) => (
        <TripItem key={trip.id} trip={trip} weather={weather?.get(trip.id)} />
      ))}
    </ul>
  )
}

interface TripItemProps {
  trip: TripSummary
  weather: string | undefined
}

/** Drawn again only when its trip has changed: there may be hundreds. */
const TripItem = memo(function TripItem({ trip, weather }: TripItemProps) {
  return (
    <li>
      <TripCard trip={trip} headingLevel={3} weather={weather} actions={<TripMenu trip={trip} />} />
    </li>
  )
})
