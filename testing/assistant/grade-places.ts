/** Rules about the places of an answer: suggestions, plans, and what must be kept. */
import type { GradedTurn, OfferedPlace, Rule } from './graded-turn.ts'
import { offeredPlaces, placeStops } from './graded-turn.ts'
import { breaks } from './kept-constraints.ts'
import type { Suggests, Trait } from './notation.ts'
import { folded, unlike } from './place-book.ts'
import { topicsOf } from './question-topics.ts'

export const placeRules = {
  keeps: (graded) => {
    const { kept } = graded
    for (const { known, destination } of offeredPlaces(graded)) {
      const fault = known.length > 0 ? breaks(known, kept) : undefined
      if (fault) return fault
      if (destination && kept.in && !kept.in.includes(destination)) {
        return `offers ${destination}, not ${kept.in.join(' or ')}`
      }
    }
    return planFault(graded)
  },
  plans: ({ answer }) =>
    placeStops(answer.trip).length > 0 ? undefined : 'no plan of days with stops',
  asks: ({ turn, answer }) => {
    const question = answer.conversation.next_question ?? ''
    const topics = topicsOf(question)
    return turn.asks?.some((slot) => topics.has(slot))
      ? undefined
      : `asks “${question}”, not for ${turn.asks?.join(' or ')}`
  },
  'suggests.nothing': (graded) => {
    const [first] = offeredPlaces(graded)
    return first && `suggests ${first.name}`
  },
} satisfies Record<string, Rule>

type SuggestRule = (offered: readonly OfferedPlace[], suggests: Suggests) => string | undefined

/** Read for each field that is given, and the least number always. */
export const suggestRules: { [Field in keyof Suggests]-?: SuggestRule } = {
  atLeast: (offered, { atLeast = 1 }) =>
    offered.length < atLeast ? `${offered.length} suggestions, not ${atLeast}` : undefined,
  atMost: (offered, { atMost = Number.POSITIVE_INFINITY }) =>
    offered.length > atMost ? `${offered.length} suggestions, more than ${atMost}` : undefined,
  anyOf: (offered, { anyOf = [] }) =>
    anyOf.some((name) => offered.some((each) => isNamed(each, name)))
      ? undefined
      : `none of ${anyOf.join(', ')} among ${listed(offered)}`,
  noneOf: (offered, { noneOf = [] }) => {
    const wrong = noneOf.find((name) => offered.some((each) => isNamed(each, name)))
    return wrong && `suggests ${wrong}`
  },
  some: (offered, { some = {} }) =>
    offered.some((each) => each.known.length > 0 && !unlikeOffered(each, some))
      ? undefined
      : `nothing with ${JSON.stringify(some)} among ${listed(offered)}`,
  every: (offered, { every = {} }) => {
    if (offered.length === 0) return 'suggests nothing'
    return offered.map((each) => unlikeOffered(each, every)).find((reason) => reason)
  },
}

/** Where several places share the name, one that fits is enough. */
export function unlikeOffered({ known }: OfferedPlace, trait: Trait): string | undefined {
  const reasons = known.map(({ place }) => unlike(place, trait))
  return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined
}

function isNamed({ name, destination }: OfferedPlace, wanted: string): boolean {
  return folded(name) === folded(wanted) || destination === folded(wanted).replace(/ /g, '-')
}

function listed(offered: readonly OfferedPlace[]): string {
  return offered.map(({ name }) => name).join(', ') || 'nothing'
}

/** A plan that comes with an answer has the length, the dates and the people that were told. */
function planFault({ answer: { trip }, kept }: GradedTurn): string | undefined {
  if (!trip) return undefined
  const { days, start, month, people } = kept
  if (days && trip.days.length !== days) return `${trip.days.length} days planned, not ${days}`
  if (start && trip.start !== start) return `begins on ${trip.start}, not on ${start}`
  if (month && Number(trip.start.slice(5, 7)) !== month) return `begins on ${trip.start}`
  if (people && trip.party.total !== people) return `for ${trip.party.total} people, not ${people}`
  return undefined
}
