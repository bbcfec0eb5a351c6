import { ArrowDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { onOneClock } from '#domain/calendar/one-clock.ts'
import type { DayId, StopId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { SpotForecast } from '#domain/weather/hour-weather.ts'
import { proposeSwaps, type StopProposal } from '#domain/weather-swaps/propose-swaps.ts'
import {
  holdsInWords,
  remedyInWords,
  sourceInWords,
  whyInWords,
} from '#domain/weather-swaps/swap-words.ts'
import { newStopId } from '../edit/new-ids.ts'
import type { Editing } from '../edit/use-editing.ts'

interface SwapDialogProps {
  trip: Trip
  day: DayId
  number: number
  forecasts: readonly SpotForecast[]
  editing: Editing
  onClose: () => void
}

/** Shows before and after, and why; changes nothing until the person agrees. */
export function SwapDialog({ trip, day, number, forecasts, editing, onClose }: SwapDialogProps) {
  const [allowed, setAllowed] = useState<ReadonlySet<StopId>>(new Set())
  const known = editing.tools?.known
  // Computed anew with every tick, because a place that replaces one stop can't replace another. What is
  // shown is what is done.
  const proposal = useMemo(
    () => known && proposeSwaps(trip, day, { forecasts, known, newId: newStopId, allowed }),
    [trip, day, forecasts, known, allowed],
  )
  if (!proposal) return null
  const changes = proposal.stops.filter(
    ({ stop, holds, remedy }) =>
      remedy.do !== 'nothing' && (holds.length === 0 || allowed.has(stop.id)),
  )
  const take = () => {
    editing.perform(proposal.change)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={`Day ${number} and the weather`}
        description={sourceInWords(forecasts, Date.now() / 60_000)}
        footer={
          <>
            {changes.length > 0 && (
              <Button onClick={take}>
                {changes.length === 1 ? 'Change it' : `Change these ${changes.length}`}
              </Button>
            )}
            <Button variant="ghost" onClick={onClose}>
              Leave it
            </Button>
          </>
        }
      >
        <ul className="flex flex-col gap-4">
          {proposal.stops.map((each) => (
            <li key={each.stop.id}>
              <BeforeAndAfter
                proposal={each}
                isAllowed={allowed.has(each.stop.id)}
                onAllow={(yes) => {
                  const others = [...allowed].filter((id) => id !== each.stop.id)
                  setAllowed(new Set(yes ? [...others, each.stop.id] : others))
                }}
              />
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}

interface BeforeAndAfterProps {
  proposal: StopProposal
  isAllowed: boolean
  onAllow: (yes: boolean) => void
}

function BeforeAndAfter({ proposal, isAllowed, onAllow }: BeforeAndAfterProps) {
  const { stop, holds, remedy } = proposal
  const held = holdsInWords(holds)
  return (
    <div className="flex flex-col gap-2 rounded-control border border-hairline p-4">
      <p>
        <span className="block text-on-surface-muted text-sm">Before</span>
        <span className="font-semibold">
          {onOneClock(`${stop.start?.slice(11) ?? ''} ${stop.name}`)}
        </span>
      </p>
      <p className="text-sm text-warning">{onOneClock(whyInWords(proposal))}</p>
      <p className="flex items-start gap-2">
        <ArrowDown aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <span>
          <span className="block text-on-surface-muted text-sm">
            {remedy.do === 'nothing' ? 'Nothing is better' : 'After'}
          </span>
          {onOneClock(remedyInWords(proposal))}
        </span>
      </p>
      {held && remedy.do !== 'nothing' && (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-current"
            checked={isAllowed}
            onChange={(event) => onAllow(event.target.checked)}
          />
          <span>{held} Change it all the same.</span>
        </label>
      )}
    </div>
  )
}
