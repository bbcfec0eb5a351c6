/**
 * The map of a trip: beside the days on a wide screen, and on a narrow one a picture that opens it
 * over the whole screen. What draws it is loaded after the text; the server's drawing stands until then.
 */
import { memo, Suspense, useDeferredValue } from 'react'
import { KeptServerMarkup } from '#app/ui/kept-server-markup.tsx'
import type { Trip } from '#domain/trip/schema.ts'
import { PrintedMapLater } from './printed-map-later.tsx'
import { useDeferredMap } from './use-deferred-map.ts'

/** Deferred behind the days: a stop that was put down shows in the list first. */
export function TripMap({ trip }: { trip: Trip }) {
  return <SteadyMap trip={useDeferredValue(trip)} />
}

const SteadyMap = memo(function SteadyMap({ trip }: { trip: Trip }) {
  const { awake, section, ...listeners } = useDeferredMap(trip)
  return (
    <>
      <section
        ref={section}
        aria-label="Map"
        data-surface="night"
        className="flex h-80 flex-col overflow-hidden rounded-card bg-night text-on-surface shadow-soft lg:h-[min(calc(100dvh-2rem),44rem)] print:hidden"
        {...listeners}
      >
        {/* The animation is on a child of the section: on the section itself its shadow would count as a layout shift. */}
        <div className="flex min-h-0 grow animate-after-paint flex-col">
          {awake ? (
            <div key="awake" className="contents">
              <Suspense>
                <awake.Panel trip={trip} resumed={awake.resumed} />
              </Suspense>
            </div>
          ) : (
            <KeptServerMarkup key="asleep" className="contents" />
          )}
        </div>
      </section>
      {hasGuessedRoads(trip) && (
        <p className="mt-2 text-on-surface-muted text-sm">
          Dashed: the way is estimated, and not drawn along its road.
        </p>
      )}
      <PrintedMapLater trip={trip} />
    </>
  )
})

/** Whether a road trip has drives whose roads are not known. */
function hasGuessedRoads({ kind, days }: Trip): boolean {
  if (kind !== 'road') return false
  const legs = days.flatMap(({ stops, back }) => [...stops.map(({ leg }) => leg), back])
  return legs.some((leg) => leg?.mode === 'drive' && !leg.line)
}
