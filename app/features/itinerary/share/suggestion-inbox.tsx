import { MessageSquareText } from 'lucide-react'
import { useEffect } from 'react'
import { type UseSuggestions, useSuggestions } from '#app/data/shares/use-suggestions.ts'
import type { TripHandle } from '#app/data/trips/index.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { Card } from '#app/ui/card.tsx'
import { doneWith, isAccepted } from '#domain/sharing/accepted-suggestion.ts'
import type { TripSuggestionId } from '#domain/sharing/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { SuggestionCard } from './suggestion-card.tsx'

interface SuggestionInboxProps {
  trip: Trip
  handle: Pick<TripHandle, 'perform' | 'state'>
}

/** What people with a link suggest, for the owner to take up or decline. Nothing where nothing waits. */
export function SuggestionInbox({ trip, handle }: SuggestionInboxProps) {
  const { suggestions: all, settle } = useSuggestions(trip.id)
  usePutAway(trip, all, settle)
  const suggestions = all.filter((each) => !isAccepted(trip, each))
  const isEmpty = suggestions.length === 0
  return (
    <div aria-live="polite" className="empty:hidden print:hidden">
      {!isEmpty && (
        <Card as="section" aria-labelledby="suggestions">
          <h2 id="suggestions" className="flex items-center gap-3 font-display text-2xl">
            <MessageSquareText aria-hidden="true" className="size-6" />
            {suggestions.length === 1 ? 'A suggestion' : `${suggestions.length} suggestions`}
          </h2>
          <ul className="mt-4 flex flex-col divide-y divide-hairline">
            {suggestions.map((suggestion) => (
              <li key={suggestion.id} className="py-5 first:pt-0 last:pb-0">
                <SuggestionCard
                  trip={trip}
                  suggestion={suggestion}
                  handle={handle}
                  settle={settle}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

/** Deletes suggestions that were taken up so long ago that no undo brings them back. */
function usePutAway(
  trip: Trip,
  suggestions: UseSuggestions['suggestions'],
  settle: UseSuggestions['settle'],
): void {
  // As text, so that the effect runs once and not with every change of the trip.
  const done = doneWith(trip, suggestions, Date.now())
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    const putAway = async () => {
      for (const id of done.split(' ').filter(Boolean)) await settle(id as TripSuggestionId)
    }
    // Without a network they are deleted another day.
    putAway().catch((error) => logInBrowser(`suggestions: ${error}`))
  }, [done, settle])
}
