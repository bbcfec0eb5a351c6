import { useEffect, useState } from 'react'
import type { UseSuggestions } from '#app/data/shares/use-suggestions.ts'
import type { TripHandle } from '#app/data/trips/index.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { Place } from '#domain/places/schema.ts'
import { type Suggestion, writerOf } from '#domain/sharing/suggestion.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { dayTitle } from '../trip/trip-words.ts'
import { slugsOf } from '../trip/use-place-facts.ts'

interface SuggestionCardProps {
  trip: Trip
  suggestion: Suggestion
  handle: Pick<TripHandle, 'perform' | 'state'>
  settle: UseSuggestions['settle']
}

type Rules = typeof import('#domain/sharing/suggestion-change.ts')

/** One suggestion, with what becomes of it. */
export function SuggestionCard({ trip, suggestion, handle, settle }: SuggestionCardProps) {
  const { rules, place, known } = useRules(trip, suggestion.words)
  const about = rules?.dayOfSuggestion(trip, suggestion) ?? null
  const [chosen, setChosen] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const day = trip.days.find(({ id }) => id === (chosen ?? about?.id)) ?? trip.days[0]
  const canChange = rules !== undefined && handle.state === 'ready'

  // Taken up, it stays in the account, hidden while the trip has it: after an undo it is listed again.
  const takeUp = (change: TripChange | null | undefined) => {
    if (change) handle.perform(change, 'suggestion')
  }
  const remove = async () => {
    const isSettled = await settle(suggestion.id).catch((error) => {
      logInBrowser(`suggestions: ${error}`)
      return false
    })
    if (!isSettled) setProblem('It is still on the list: without the network it can’t be put away.')
  }
  return (
    <article className="flex flex-col gap-4">
      <div>
        <p className="text-on-surface-muted text-sm">{fromInWords(suggestion, trip)}</p>
        <p className="mt-1 whitespace-pre-wrap break-words text-lg">{suggestion.words}</p>
      </div>
      {trip.days.length > 1 && (
        <FormField label="For">
          <NativeSelect value={day?.id} onChange={({ target }) => setChosen(target.value)}>
            {trip.days.map((each, index) => (
              <option key={each.id} value={each.id}>
                Day {index + 1}: {dayTitle(each, trip)}
              </option>
            ))}
          </NativeSelect>
        </FormField>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={!canChange || !day}
          onClick={() =>
            takeUp(day && rules?.asStop(trip, suggestion, { day: day.id, place, known }))
          }
        >
          {place ? `Add ${place.name}` : 'Add as a stop'}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={!canChange}
          onClick={() => takeUp(rules?.asNote(trip, suggestion))}
        >
          Keep as a note
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void remove()}>
          Decline
        </Button>
      </div>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
    </article>
  )
}

interface Loaded {
  rules: Rules | undefined
  place: Place | null
  known: { place: (id: string) => Place | undefined }
}

const nothing: Loaded = { rules: undefined, place: null, known: { place: () => undefined } }

/** The code that takes a suggestion up, and the place that its words name, once both are loaded. */
function useRules(trip: Trip, words: string): Loaded {
  const slugs = slugsOf(trip)
  const [loaded, setLoaded] = useState(nothing)
  useEffect(() => {
    let wanted = true
    const load = async () => {
      const [rules, { loadDestination }] = await Promise.all([
        import('#domain/sharing/suggestion-change.ts'),
        import('#domain/places/load-catalogue.ts'),
      ])
      const cities = await Promise.all(slugs.split(' ').filter(Boolean).map(loadDestination))
      const all = cities.flatMap((destination) => destination?.places ?? [])
      const byId = new Map(all.map((place) => [place.id, place]))
      const known = { place: (id: string) => byId.get(id) }
      if (wanted) setLoaded({ rules, place: rules.namedPlace(words, all), known })
    }
    load().catch((error) => logInBrowser(`suggestions: ${error}`))
    return () => {
      wanted = false
    }
  }, [slugs, words])
  return loaded
}

function fromInWords({ name, dayId, stopId }: Suggestion, { days }: Trip): string {
  const who = writerOf({ name })
  const stop = days.flatMap(({ stops }) => stops).find(({ id }) => id === stopId)
  if (stop) return `${who}, about ${stop.name}`
  const index = days.findIndex(({ id }) => id === dayId)
  return index < 0 ? who : `${who}, about day ${index + 1}`
}
