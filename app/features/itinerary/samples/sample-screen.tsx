import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { monthName } from '#domain/calendar/english-dates.ts'
import { StealButton } from '../copy/steal-button.tsx'
import { TripMap } from '../map/trip-map.tsx'
import { PlanNotes } from '../trip/plan-notes.tsx'
import { TripDays } from '../trip/trip-days.tsx'
import { TripLayout } from '../trip/trip-layout.tsx'
import type { FoundSample } from './fetch-sample.server.ts'
import { samplesAddress } from './sample-address.ts'

/** A sample reads like any trip, has no dates, and can become one's own. */
export function SampleScreen({ found }: { found: FoundSample }) {
  const { sample, trip, facts, notes, unmet, page } = found
  const month = monthName(sample.month)
  return (
    <TripLayout
      trip={trip}
      map={<TripMap trip={trip} />}
      when={`Sample for ${month}`}
      bar={
        <div className="flex flex-wrap items-center gap-3 max-sm:*:grow print:hidden">
          <StealButton sample={sample} trip={trip} />
          {page && (
            <LinkButton to={page} variant="outline">
              About {sample.name}
            </LinkButton>
          )}
          <LinkButton to={samplesAddress} variant="ghost">
            More samples
          </LinkButton>
        </div>
      }
      lead={
        <>
          <Card as="section" aria-label="About this sample" padding="snug">
            <p className="font-semibold">Planned for early {month}</p>
            <p className="mt-1 text-on-surface-muted text-sm">
              Hours, daylight and weather are those of {month}. Steal it, and it is yours: with your
              dates, your company and your pace, and checked for the days you go.
            </p>
          </Card>
          <PlanNotes notes={[...notes]} unmet={[...unmet]} />
        </>
      }
    >
      <TripDays trip={trip} dates="weekday" facts={facts} />
    </TripLayout>
  )
}
