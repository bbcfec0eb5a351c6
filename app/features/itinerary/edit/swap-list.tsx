import { useMemo } from 'react'
import { Button } from '#app/ui/button.tsx'
import { allSaid } from '#domain/places/moments.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import { newStopId } from './new-ids.ts'
import type { Editing } from './use-editing.ts'
import { effectInWords } from './warning-words.ts'

interface SwapListProps {
  trip: Trip
  stop: Stop
  editing: Editing
  onDone: () => void
}

/** What could come in a stop's place, best first, with what changes by it. */
export function SwapList({ trip, stop, editing, onDone }: SwapListProps) {
  const { tools, swap } = editing
  const swaps = useMemo(
    () => tools?.engine.rankSwaps(trip, stop.id, tools.known.all(), newStopId(), tools.known) ?? [],
    [tools, trip, stop],
  )
  if (swaps.length === 0) {
    return <p>Nothing else is known here that would fit. Add something of your own instead.</p>
  }
  return (
    <ol aria-label={`Instead of ${stop.name}`} className="flex flex-col gap-3">
      {swaps.map(({ place, effect }) => (
        <li key={place.id} className="flex flex-col gap-2 rounded-control bg-surface-sunken p-4">
          <p className="font-display text-lg">{place.name}</p>
          <p className="text-on-surface-muted text-sm">{allSaid(place)}</p>
          <p className="font-semibold text-sm">{effectInWords(effect)}</p>
          <Button
            variant="secondary"
            size="sm"
            className="self-start text-left"
            onClick={() => {
              swap(stop.id, place)
              onDone()
            }}
          >
            Swap for {place.name}
          </Button>
        </li>
      ))}
    </ol>
  )
}
