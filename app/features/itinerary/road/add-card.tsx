import { Plus } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { costOf } from './day-offers.tsx'
import { PointField } from './point-field.tsx'
import type { MapStops } from './use-map-stops.tsx'
import type { Road } from './use-road.ts'

/** Stops to add: by name, where they lengthen the way least, or found along it with their cost. */
export function AddCard({ road, finds: { finds, look, add } }: { road: Road; finds: MapStops }) {
  return (
    <Card
      as="section"
      aria-label="Stops on the way"
      padding="snug"
      className="flex flex-col gap-4 overflow-visible"
    >
      <h2 className="font-display text-2xl">Stops on the way</h2>
      <PointField
        label="Add a stop"
        hint="Or press on the map: you see what a town there costs."
        clears
        near={road.open?.plan.route.start.at}
        onTake={({ name, at }) =>
          add({ name, at, essential: 1, about: 'You asked for it.', minutes: 60 })
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" disabled={!road.ready} onClick={() => void look()}>
          What is worth a stop?
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={!road.ready}
          onClick={() =>
            road.change('Put the stops in the best order', ({ engine, plan, world }) => ({
              ...plan,
              route: engine.orderRoadTrip(plan.route, plan.rules, world, {
                seed: 7,
                goOn: (steps) => steps < 400,
              }),
            }))
          }
        >
          Best order
        </Button>
      </div>
      <ul aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {finds?.length === 0 && (
          <li className="text-sm">Nothing that we know of lies near this way.</li>
        )}
        {finds?.map(({ place, ...cost }) => (
          <li key={place.name} className="flex items-start justify-between gap-3 text-sm">
            <span>
              <span className="font-semibold">{place.name}</span>, {costOf(cost)}
              {cost.estimated && ', estimate'}
              <span className="block text-on-surface-muted">{place.about}</span>
            </span>
            <Button
              variant="outline"
              size="icon"
              aria-label={`Add ${place.name}`}
              disabled={!road.ready}
              onClick={() => add(place)}
            >
              <Plus aria-hidden="true" className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
