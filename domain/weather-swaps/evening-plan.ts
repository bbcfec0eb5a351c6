/** What a mail in the evening says of the next day, and the swap that its link makes. */
import { onOneClock } from '#domain/calendar/one-clock.ts'
import type { AllPlaces } from '#domain/planner/by-hand/ways-out.ts'
import type { StopId } from '#domain/trip/ids.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { type Forecasts, hoursAt, spanOf } from './affected-stops.ts'
import type { EveningSwap } from './evening-swap.ts'
import type { FoundDay } from './found-day.ts'
import { type DayProposal, proposeSwaps, type StopProposal } from './propose-swaps.ts'
import { holdsInWords, remedyInWords, troubleInWords, whyInWords } from './swap-words.ts'
import { watchedDays } from './watched-days.ts'

export interface EveningPlan {
  day: Day
  number: number
  stops: readonly { clock: string; name: string; weather: string | null }[]
  /** What the weather spoils and the link leaves as it is, in sentences. */
  stays: readonly string[]
  /** What is worst, in a few words. */
  trouble: string | null
  swap: EveningSwap | null
}

interface EveningOptions {
  forecasts: Forecasts
  known: AllPlaces
  newId: (instead: StopId) => StopId
  /** The owner wants nothing changed for the weather. */
  ignored: boolean
}

export function eveningPlan(trip: Trip, day: Day, options: EveningOptions): EveningPlan {
  const { forecasts, ignored } = options
  const proposal = ignored ? null : proposeSwaps(trip, day.id, options)
  const number = trip.days.indexOf(day) + 1
  const worst = proposal?.stops[0]
  return {
    day,
    number,
    stops: day.stops.map((stop) => ({
      clock: stop.start === null ? '' : onOneClock(stop.start.slice(11)),
      name: stop.name,
      weather: hoursInWords(stop, forecasts),
    })),
    stays: (proposal?.stops ?? []).filter((each) => !isChanged(each)).map(whyItStays),
    trouble: worst ? troubleOf(worst) : null,
    swap: swapOf(proposal, number, forecasts),
  }
}

const isChanged = ({ holds, remedy }: StopProposal) => holds.length === 0 && remedy.do !== 'nothing'

const troubleOf = ({ stop, weather: { trouble, span } }: StopProposal) =>
  onOneClock(troubleInWords(trouble, span, stop.zone))

function whyItStays(proposal: StopProposal): string {
  const held = proposal.remedy.do === 'nothing' ? null : holdsInWords(proposal.holds)
  return onOneClock(`${whyInWords(proposal)} ${held ?? remedyInWords(proposal)}`)
}

function swapOf(
  proposal: DayProposal | null,
  number: number,
  forecasts: Forecasts,
): EveningSwap | null {
  if (!proposal?.change) return null
  return {
    change: proposal.change,
    date: proposal.day.date,
    number,
    stops: proposal.stops.filter(isChanged).map((each) => ({
      before: onOneClock(`${each.stop.start?.slice(11) ?? ''} ${each.stop.name}`.trim()),
      why: onOneClock(whyInWords(each)),
      after: onOneClock(remedyInWords(each)),
    })),
    forecast: forecasts.map(({ source, saidAt, setAside }) => ({ source, saidAt, setAside })),
  }
}

/** "18 to 21 °C, 95 % chance of rain": of the stop's own place, during its own hours. */
function hoursInWords(stop: Stop, forecasts: Forecasts): string | null {
  const span = spanOf(stop)
  if (!span || !stop.at) return null
  const during = hoursAt(stop.at, forecasts).filter(
    ({ instant }) => instant < span.to && instant + 60 > span.from,
  )
  const degrees = during.flatMap((hour) => hour.degrees ?? []).map(Math.round)
  const chances = during.flatMap(({ rain }) => rain ?? [])
  const [low, high] = [Math.min(...degrees), Math.max(...degrees)]
  const said = [
    degrees.length > 0 && (low === high ? `${low} °C` : `${low} to ${high} °C`),
    chances.length > 0 && `${Math.round(Math.max(...chances) * 100)} % chance of rain`,
    during.some(({ thunder }) => thunder) && 'thunder',
  ].filter((each) => each !== false)
  return said.length > 0 ? said.join(', ') : null
}

/** Of the days that are near, those that the weather spoils; `now` in milliseconds. */
export function foundDays(
  trip: Trip,
  now: number,
  options: Omit<EveningOptions, 'ignored'>,
): FoundDay[] {
  return watchedDays(trip, now).flatMap((day) => {
    const [worst, ...more] = proposeSwaps(trip, day.id, options)?.stops ?? []
    if (!worst) return []
    const number = trip.days.indexOf(day) + 1
    const what = troubleOf(worst)
    const others = more.length > 0 ? ` and ${more.length} more` : ''
    const says = `Day ${number}: ${what.charAt(0).toLowerCase()}${what.slice(1)}, at ${worst.stop.name}${others}.`
    return [{ date: day.date, says }]
  })
}
