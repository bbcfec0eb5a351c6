/** Questions about the destination, each with trips to choose from: none was said, one of two, or an ambiguous one. */
import { andList, questions } from '#domain/brief/check-brief.ts'
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { allSaid } from '#domain/places/moments.ts'
import {
  nearestDestinations,
  type Outing,
  outingsNear,
  proposeDestinations,
} from '#domain/proposals/propose.ts'
import { durationInWords } from '../duration-words.ts'
import type { PlanAnswer } from './answer.ts'
import { goalOf, proposal } from './proposal.ts'
import type { Wishing } from './wishing.ts'

export function askWhere(wishing: Wishing): PlanAnswer {
  const { answer, brief, destinations } = wishing
  const found = proposeDestinations(brief, destinations)
  const outings = outingsNear(brief, destinations).map(outing)
  const fitting =
    found.length + outings.length > 0 ? found : nearestDestinations(brief, destinations)
  const nothing =
    found.length + outings.length > 0
      ? []
      : [`Nothing that we know fits all of that${fitting.length > 0 ? '; this is nearest' : ''}.`]
  return {
    ...answer,
    notes: [...answer.notes, ...nothing],
    question: openQuestion(brief) ?? questions.destinations,
    proposals: [
      ...outings,
      ...fitting.map(({ destination, reasons }) => reasoned(goalOf(destination), reasons, wishing)),
    ],
  }
}

/** A place near a town as a day trip. */
function outing({ destination, place }: Outing): PlanAnswer['proposals'][number] {
  const way = durationInWords(place.dayTrip?.minutesEachWay ?? 0)
  const wish = `3 days in ${destination.name} with a day trip to ${place.name}`
  return { wish, says: `${place.name}, ${way} from ${destination.name}. ${allSaid(place)}` }
}

export function askWhich(wishing: Wishing): PlanAnswer {
  const { answer, brief, destinations } = wishing
  const known = proposeDestinations(brief, destinations, brief.destinations.length)
  const reasonsOf = (slug: string | undefined) =>
    known.find(({ destination }) => destination.slug === slug)?.reasons ?? []
  const unsure = brief.destinations.find((place) => place.unsure)
  return {
    ...answer,
    question: openQuestion(brief) ?? questions.destinations,
    proposals: unsure
      ? []
      : brief.destinations.map((goal) => reasoned(goal, reasonsOf(goal.slug), wishing)),
  }
}

/** Asks whether a doubtful destination is meant; the certain one, and all that was named, can be planned at once. */
export function askWhether({ answer, brief }: Wishing): PlanAnswer {
  const sure = brief.destinations.filter(({ doubted }) => !doubted)
  const ways = sure.length > 0 ? [sure, brief.destinations] : [brief.destinations]
  // "4 days in Lisbon" was read as part of a trip whose other place is doubtful.
  const stayed = brief.stays.reduce(
    (sum, { days, nights }) => sum + (days ?? (nights ?? -1) + 1),
    0,
  )
  const length = brief.days ?? (stayed > 0 ? stayed : undefined)
  const timed = length === undefined ? brief : { ...brief, days: length }
  return {
    ...answer,
    question: openQuestion(brief) ?? questions.destinations,
    proposals: ways.map((places) =>
      proposal(andList(places.map(({ name }) => name)), timed, places),
    ),
  }
}

function openQuestion({ contradictions }: TripBrief): string | undefined {
  return contradictions.find(({ slots }) => slots.includes('destination'))?.says
}

function reasoned(goal: PlaceRef, reasons: readonly string[], { brief }: Wishing) {
  const { says, wish } = proposal(goal.name, brief, [goal])
  return { wish, says: [`${says}.`, ...reasons].join(' ') }
}
