import { useMemo } from 'react'
import { Button } from '#app/ui/button.tsx'
import { formatDuration, formatShortClock } from '#app/ui/trip/format.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Addable } from '#domain/planner/by-hand/add-stop.ts'
import type { Offer } from '#domain/planner/by-hand/why-not.ts'
import type { DayId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { newStopId } from './new-ids.ts'
import type { Editing } from './use-editing.ts'
import { effectInWords } from './warning-words.ts'

interface OffersProps {
  trip: Trip
  editing: Editing
  what: Extract<Addable, { place: unknown }>
  day: DayId | null
  onDone: (added: string) => void
}

/** What a place would cost the plan, day by day, each with a button to do it. */
export function Offers({ trip, editing, what, day, onDone }: OffersProps) {
  const { tools, perform } = editing
  const asked = useMemo(
    () => tools?.engine.whyNot(trip, what, newStopId(), tools.known, day ?? undefined) ?? null,
    [tools, trip, what, day],
  )
  const { place } = what
  if (!asked) return null
  if (asked.kind === 'there') {
    const number = trip.days.findIndex(({ id }) => id === asked.day.id) + 1
    return (
      <p>
        {place.name} is in your trip already, on day {number}.
      </p>
    )
  }
  return (
    <section aria-label={`What ${place.name} would cost`} className="flex flex-col gap-3">
      <div>
        <p className="font-display text-xl">{place.name}</p>
        <p className="text-on-surface-muted text-sm">{allSaid(place)}</p>
      </div>
      {asked.far !== null && (
        <p className="text-sm text-warning">
          It is far from the rest: {formatDuration(asked.far)} on the way.
        </p>
      )}
      {place.hours === null && (
        <p className="text-on-surface-muted text-sm">Its hours are not known: check them.</p>
      )}
      <ul className="flex flex-col gap-3">
        {asked.offers.map((offer) => (
          <li
            key={`${offer.day} ${offer.instead?.id ?? ''}`}
            className="flex flex-col gap-2 rounded-control bg-surface-sunken p-4"
          >
            <p className="text-sm">{costInWords(offer, trip)}</p>
            <Button
              variant="secondary"
              size="sm"
              className="self-start text-left"
              onClick={() => {
                perform(offer.change)
                onDone(place.name)
              }}
            >
              {actionInWords(offer, trip)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const numberOf = (id: DayId, { days }: Trip) => days.findIndex((day) => day.id === id) + 1

function costInWords({ day, effect, instead }: Offer, trip: Trip): string {
  const start = effect.start === null ? '' : ` at ${formatShortClock(effect.start)}`
  const out = instead ? `, ${instead.name} falls out` : ''
  return `Day ${numberOf(day, trip)}${start}: ${effectInWords(effect)}${out}.`
}

function actionInWords({ day, instead }: Offer, trip: Trip): string {
  return instead ? `Put it in place of ${instead.name}` : `Add it to day ${numberOf(day, trip)}`
}
