/**
 * "Palermo 2 nights, Agrigento 1, Modica 2, Ortigia 2", in seven nights: where the nights that are told for places are those of the
 * trip, one sleeps there, in this order, and nowhere else. Whatever else was named is where one lands, or a day out.
 */
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { PlaceRef, TripBrief } from './schema.ts'

type Goals = Pick<TripBrief, 'destinations' | 'order' | 'mustSee'>

/** `destinations` are those of the brief as they are settled by now. */
export function withNightsThatAddUp(brief: TripBrief, destinations: PlaceRef[]): Goals {
  const { stays, order, mustSee } = brief
  const goals = sleptIn(stays, destinations)
  const inAll = nightsBetween(brief)
  const told = stays.reduce((sum, { nights = 0 }) => sum + nights, 0)
  if (!goals || goals.length < 2 || inAll === undefined || told !== inAll) {
    return { destinations, order, mustSee }
  }
  const isGoal = ({ name }: PlaceRef) => goals.some((goal) => goal.name === name)
  const last = destinations.findLastIndex(isGoal)
  // "A cruise from Luxor to Aswan, 4 nights": a goal among them shares their nights.
  if (destinations.slice(0, last).some((place) => !(place.doubted || isGoal(place)))) {
    return { destinations, order, mustSee }
  }
  const others = destinations.filter((place) => !isGoal(place))
  const seen = others.flatMap(({ name, kind, doubted }) =>
    doubted || kind === 'country' || mustSee.includes(name) ? [] : [name],
  )
  return {
    destinations: goals.map(({ doubted, ...firm }) => firm),
    order: 'given',
    mustSee: [...mustSee, ...seen],
  }
}

/** The destinations of the stays, in their order; null where one has no nights, or is none of them. */
function sleptIn(
  stays: TripBrief['stays'],
  destinations: readonly PlaceRef[],
): readonly PlaceRef[] | null {
  const goals = stays.map(({ place, nights }) =>
    nights === undefined
      ? undefined
      : destinations.find(({ name }) => foldName(name) === foldName(place)),
  )
  const found = goals.filter((place) => place !== undefined)
  return found.length === stays.length ? found : null
}

/** By the first and the last day: a length that was read may itself be the sum of the stays. */
function nightsBetween({ dates }: TripBrief): number | undefined {
  if (!(dates?.start && dates.end) || dates.precision !== 'exact') return undefined
  return daysBetween(dates.start, dates.end)
}
