import { Check, Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { kindLabel } from '#domain/places/kind-words.ts'
import type { Place } from '#domain/places/schema.ts'
import type { Addable } from '#domain/planner/by-hand/add-stop.ts'
import type { DayId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { iconOf } from '../trip/stop-icons.ts'
import { Offers } from './offers.tsx'
import { OwnStopForm } from './own-stop-form.tsx'
import type { Editing } from './use-editing.ts'

interface PlaceFinderProps {
  /** The trip as it is now. */
  trip: Trip
  editing: Editing
  /** The day it is for; null for whichever fits best. */
  day: DayId | null
  label: string
  /** What to look for before anybody has typed. */
  placeholder: string
  /** Shows the best places before anybody has typed. */
  suggests?: boolean
  onDone: (added: string) => void
}

const mostShown = 6

/** Looks for a place of the trip's cities, tells what it would cost the plan, and adds it. */
export function PlaceFinder(props: PlaceFinderProps) {
  const { trip, editing, day, label, placeholder, suggests = false, onDone } = props
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Addable | null>(null)
  const wanted = useDeferredValue(text.trim())
  const { tools } = editing
  const found = useMemo(() => {
    if (!tools || (wanted === '' && !suggests)) return []
    const there = new Set(trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
    const all = [...tools.known.all()].filter(({ id }) => wanted !== '' || !there.has(id))
    return tools.engine.searchPlaces(all, wanted, mostShown)
  }, [tools, wanted, suggests, trip])
  const choose = (what: Addable) => setChosen(what)
  const done = (name: string) => {
    setChosen(null)
    setText('')
    onDone(name)
  }
  return (
    <div className="flex flex-col gap-4">
      <FormField label={label}>
        <Input
          value={text}
          placeholder={placeholder}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => {
            setText(target.value)
            setChosen(null)
          }}
          onKeyDown={(event) => {
            const [best] = found
            if (event.key !== 'Enter' || !best) return
            event.preventDefault()
            choose({ place: best })
          }}
        />
      </FormField>
      {chosen && 'place' in chosen ? (
        <Offers trip={trip} editing={editing} what={chosen} day={day} onDone={done} />
      ) : (
        <>
          <ul aria-label="Places" className="flex flex-col gap-1 empty:hidden">
            {found.map((place) => (
              <li key={place.id}>
                <FoundPlace place={place} isThere={isIn(trip, place)} onChoose={choose} />
              </li>
            ))}
          </ul>
          {wanted !== '' && (
            <OwnStopForm
              key={wanted}
              name={wanted}
              onSubmit={(own) => {
                editing.add(own, day ?? undefined)
                done(own.text)
              }}
            />
          )}
        </>
      )}
      <p aria-live="polite" className="sr-only">
        {wanted === '' ? '' : `${found.length} found`}
      </p>
    </div>
  )
}

const isIn = ({ days }: Trip, { id }: Place): boolean =>
  days.some(({ stops }) => stops.some(({ placeId }) => placeId === id))

interface FoundPlaceProps {
  place: Place
  isThere: boolean
  onChoose: (what: Addable) => void
}

function FoundPlace({ place, isThere, onChoose }: FoundPlaceProps) {
  const Icon = iconOf({ kind: 'visit', category: place.kind })
  return (
    <Button
      variant="ghost"
      fullWidth
      className="justify-start text-left [&>span]:w-full [&>span]:justify-items-stretch"
      onClick={() => onChoose({ place })}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-on-surface-muted" />
      <span className="min-w-0 grow">
        <span className="block truncate">{place.name}</span>
        <span className="block truncate font-normal text-on-surface-muted text-sm">
          {kindLabel(place.kind)} · {place.area}
        </span>
      </span>
      {isThere ? (
        <Check aria-label="In the trip" className="size-5 shrink-0" />
      ) : (
        <Plus aria-hidden="true" className="size-5 shrink-0" />
      )}
    </Button>
  )
}
