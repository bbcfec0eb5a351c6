import { CloudSun } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { TripHandle, TripHistoryEntry } from '#app/data/trips/index.ts'
import { useTripWatch } from '#app/data/weather/use-trip-watch.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { onOneClock } from '#domain/calendar/one-clock.ts'
import type { DayId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { type DayProposal, proposeSwaps } from '#domain/weather-swaps/propose-swaps.ts'
import { sourceInWords, troubleInWords } from '#domain/weather-swaps/swap-words.ts'
import { questionFor, watchedDays } from '#domain/weather-swaps/watched-days.ts'
import { newStopId } from '../edit/new-ids.ts'
import type { Editing } from '../edit/use-editing.ts'
import { EveningMailSwitch, useMayMail } from './evening-mail-switch.tsx'
import { SwapDialog } from './swap-dialog.tsx'
import { type Forecast, useForecast } from './use-forecast.ts'
import type { WeatherMarks } from './weather-marks.tsx'

interface WeatherWatchProps {
  trip: Trip
  handle: TripHandle
  editing: Editing
  /** Called with the stops to mark. */
  onMarks: (marks: WeatherMarks | null) => void
}

/** The weather of the days that are near; loaded with the code that changes a trip. */
export function WeatherWatch({ trip, handle, editing, onMarks }: WeatherWatchProps) {
  const days = watchedDays(trip, Date.now())
  const watch = useTripWatch(trip.id)
  const { ignored } = watch
  const mayMail = useMayMail(trip, watch)
  const question = ignored ? null : questionFor(days)
  const { forecast, askAgain } = useForecast(question)
  const [open, setOpen] = useState<DayId | null>(null)
  const proposals = useProposals(trip, forecast, editing, ignored)
  useMarks(proposals, setOpen, onMarks)

  // A forecast comes ten days ahead; the mail can be switched on long before.
  const mail = mayMail ? <EveningMailSwitch watch={watch} /> : null
  const mailAlone = mail && <WeatherCard>{mail}</WeatherCard>
  if (days.length === 0) return mailAlone
  const ignore = (next: boolean) => watch.change({ ignored: next })
  if (ignored) {
    return (
      <WeatherCard>
        <p>The weather is ignored for this trip.</p>
        <Actions>
          <Button variant="ghost" size="sm" onClick={() => ignore(false)}>
            Watch it again
          </Button>
        </Actions>
        {mail}
      </WeatherCard>
    )
  }
  if (!question || forecast.state === 'asking') return mailAlone
  const last = handle.history.at(-1)
  const opened = proposals.find(({ day }) => day.id === open)
  return (
    <WeatherCard>
      {last?.change?.kind === 'weather-swap' && (
        <p className="flex flex-wrap items-center gap-3">
          Day {numberOf(last.change.day, trip)} is changed for the weather.
          <Button variant="secondary" size="sm" onClick={() => takeBack(last, handle)}>
            Take it back
          </Button>
        </p>
      )}
      <ul className="flex flex-col gap-3 empty:hidden">
        {proposals.map((proposal) => (
          <li key={proposal.day.id} className="flex flex-wrap items-center justify-between gap-3">
            <span>{onOneClock(dayInWords(proposal, trip))}</span>
            <Button variant="secondary" size="sm" onClick={() => setOpen(proposal.day.id)}>
              See what to do
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-on-surface-muted text-sm">{stateInWords(forecast, proposals)}</p>
      <Actions>
        <Button variant="ghost" size="sm" onClick={askAgain}>
          Look again
        </Button>
        <Button variant="ghost" size="sm" onClick={() => ignore(true)}>
          Ignore for this trip
        </Button>
      </Actions>
      {mail}
      {opened && forecast.state === 'known' && (
        <SwapDialog
          trip={trip}
          day={opened.day.id}
          number={numberOf(opened.day.id, trip)}
          forecasts={forecast.spots}
          editing={editing}
          onClose={() => setOpen(null)}
        />
      )}
    </WeatherCard>
  )
}

function useProposals(
  trip: Trip,
  forecast: Forecast,
  { tools }: Editing,
  ignored: boolean,
): readonly DayProposal[] {
  return useMemo(() => {
    if (forecast.state !== 'known' || !tools || ignored) return []
    return watchedDays(trip, Date.now()).flatMap(({ id }) => {
      const options = { forecasts: forecast.spots, known: tools.known, newId: newStopId }
      const proposal = proposeSwaps(trip, id, options)
      return proposal && proposal.stops.length > 0 ? [proposal] : []
    })
  }, [trip, forecast, tools, ignored])
}

function useMarks(
  proposals: readonly DayProposal[],
  open: (day: DayId) => void,
  onMarks: WeatherWatchProps['onMarks'],
): void {
  useEffect(() => {
    const marks = proposals.flatMap(({ day, stops }) =>
      stops.map(({ stop, weather: { trouble, span } }) => {
        const says = `${onOneClock(troubleInWords(trouble, span, stop.zone))}.`
        return [stop.id, { says, open: () => open(day.id) }] as const
      }),
    )
    onMarks(marks.length > 0 ? new Map(marks) : null)
  }, [proposals, open, onMarks])
}

/** Undoes a swap that may come from another place: one made by a mail's link is not in this tab's undo stack. */
function takeBack({ version }: TripHistoryEntry, { undo, backTo }: TripHandle): void {
  if (version === null) undo()
  else backTo(version - 1)
}

const numberOf = (id: DayId, { days }: Trip) => days.findIndex((day) => day.id === id) + 1

function dayInWords({ day, stops }: DayProposal, trip: Trip): string {
  const [first] = stops
  if (!first) return ''
  const { trouble, span } = first.weather
  const what = troubleInWords(trouble, span, first.stop.zone).toLowerCase()
  const more = stops.length > 1 ? ` and ${stops.length - 1} more` : ''
  return `Day ${numberOf(day.id, trip)}: ${what}, at ${first.stop.name}${more}.`
}

function stateInWords(forecast: Forecast, proposals: readonly DayProposal[]): string {
  switch (forecast.state) {
    case 'known': {
      const fine = proposals.length === 0 ? 'Nothing in your plan suffers from the weather. ' : ''
      return `${fine}${sourceInWords(forecast.spots, Date.now() / 60_000)}`
    }
    case 'normals':
      return 'No forecast is set up here: the days show what is usual in the month, and nothing is swapped for it.'
    case 'failed':
      return 'The forecast can’t be had at the moment. The plan stays as it is.'
    case 'asking':
      return ''
  }
}

function WeatherCard({ children }: { children: ReactNode }) {
  return (
    <Card
      as="section"
      aria-label="Weather"
      padding="snug"
      className="flex flex-col gap-3 print:hidden"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <CloudSun aria-hidden="true" className="size-5" />
        Weather
      </h2>
      {children}
    </Card>
  )
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="-ml-3 flex flex-wrap gap-2">{children}</div>
}
