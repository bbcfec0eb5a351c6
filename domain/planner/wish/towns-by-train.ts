/**
 * A route through small towns between two ends: "Puglia by train, arriving Bari and leaving from Brindisi: Lecce, Ostuni, Polignano". The
 * towns are put in order between the ends, and where there would be a new bed nearly every night, near ones are days out.
 */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { durationInWords } from '../duration-words.ts'
import { estimateLegs } from '../multi-city/estimate-legs.ts'
import type { TripCity, TripRequest, Wish } from '../multi-city/trip-request.ts'
import { isMaybe } from './maybes.ts'

/** Nights for each bed, for those without haste and for all. */
const nightsABed = { slow: 1.6, any: 1 }
/** As far as a day out by train or bus leads. */
const dayOutKilometres = 45

export interface DaysOut {
  brief: TripBrief
  /** The towns of days out, by the name of the town that they are seen from. */
  daysOut: ReadonlyMap<string, readonly PlaceRef[]>
  says: string[]
}

/** Only among towns whose nights nobody told, and that the catalogue does not have. */
export function withDaysOut(brief: TripBrief, text: string): DaysOut {
  const daysOut = new Map<string, PlaceRef[]>()
  const nights = nightsOf(brief)
  const isOpen = brief.choice === true || brief.cityCount !== undefined || brief.stays.length > 0
  const least = brief.pace === 'slow' ? nightsABed.slow : nightsABed.any
  if (nights === undefined || isOpen) return { brief, daysOut, says: [] }
  let beds = [...brief.destinations]
  while (beds.length > 2 && nights / beds.length < least) {
    const found = nearestPair(beds, text)
    if (!found) break
    const { base, out } = found
    daysOut.set(base.name, [...(daysOut.get(base.name) ?? []), out])
    beds = beds.filter((each) => each !== out)
  }
  return {
    brief: { ...brief, destinations: beds },
    daysOut,
    says: [...daysOut].map(
      ([base, towns]) =>
        `${listed(towns.map(({ name }) => name))} ${towns.length > 1 ? 'are days' : 'is a day'} out from ${base}, so that you do not change beds every night.${towns.some((town) => isMaybe(town, text)) ? ' It was a maybe: stay by your bed instead if you like.' : ''}`,
    ),
  }
}

/** The town that is nearest to another one: a maybe first. It is never one with days out of its own. */
function nearestPair(beds: readonly PlaceRef[], text: string) {
  const pairs = beds.flatMap((out, index) =>
    beds.flatMap((base) => {
      if (out === base || out.slug || !(out.at && base.at)) return []
      const away = kilometres(out.at, base.at)
      return away <= dayOutKilometres
        ? [{ out, base, away, isOpen: isMaybe(out, text), index }]
        : []
    }),
  )
  return pairs.toSorted(
    (one, other) =>
      Number(other.isOpen) - Number(one.isOpen) || one.away - other.away || other.index - one.index,
  )[0]
}

function nightsOf({ days, nights, dates }: TripBrief): number | undefined {
  if (nights !== undefined) return nights
  if (days !== undefined) return days - 1
  return dates?.start && dates.end ? daysBetween(dates.start, dates.end) : undefined
}

interface BetweenEnds {
  /** The towns in that order, and the wish to keep it; null where there is none. */
  order: { cities: TripCity[]; wish: Wish } | null
  says: string[]
}

/** More towns have too many orders to try. */
const mostTowns = 7

/** The shortest order from where one arrives to where one leaves, where neither is a stay itself. */
export function betweenEnds(
  { startsIn, endsIn, order, origin, transport }: TripBrief,
  { cities, cityCount }: Pick<TripRequest, 'cities' | 'cityCount'>,
  gazetteer: Pick<Gazetteer, 'named'>,
): BetweenEnds {
  const towns = cities.flatMap(({ name, at }) => (at ? [{ name, at }] : []))
  const isRoute = towns.length === cities.length && cityCount === cities.length
  if (order === 'given' || origin || !isRoute || towns.length < 2 || towns.length > mostTowns)
    return { order: null, says: [] }
  const endAt = (name: string | undefined) => {
    if (!name || towns.some((town) => foldName(town.name) === foldName(name))) return undefined
    const [near] = gazetteer
      .named(name)
      .filter(({ kind }) => kind === 'city')
      .map(({ at }) => ({ at, away: Math.min(...towns.map((town) => kilometres(town.at, at))) }))
      .toSorted((one, other) => one.away - other.away)
    return near && near.away < farthestEnd ? near.at : undefined
  }
  const [first, last] = [endAt(startsIn), endAt(endsIn)]
  if (!(first ?? last)) return { order: null, says: [] }
  const length = (route: readonly { at: Coordinates }[]) => {
    const points = [
      ...(first ? [first] : []),
      ...route.map(({ at }) => at),
      ...(last ? [last] : []),
    ]
    return points.slice(1).reduce((sum, at, index) => sum + kilometres(points[index] ?? at, at), 0)
  }
  const [best = towns] = ordersOf(towns).toSorted((one, other) => length(one) - length(other))
  const way = (name: string | undefined, at: Coordinates | undefined, town = best[0]) => {
    if (!(name && at && town)) return undefined
    const [leg] = estimateLegs([{ name, at }, town], transport)
    return leg?.minutes === undefined
      ? undefined
      : `about ${durationInWords(leg.minutes)}${leg.mode === 'train' ? ' by train' : ' from door to door'}`
  }
  const [into, home] = [way(startsIn, first), way(endsIn, last, best.at(-1))]
  return {
    order: {
      cities: best.flatMap(({ name }) => cities.find((city) => city.name === name) ?? []),
      wish: { kind: 'order', cities: best.map(({ name }) => name) },
    },
    says: [
      ...(into === undefined
        ? []
        : [`You arrive in ${startsIn} and go on to ${best[0]?.name} on the first day, ${into}.`]),
      ...(home === undefined
        ? []
        : [`On the last day you go from ${best.at(-1)?.name} to ${endsIn}, ${home}.`]),
    ],
  }
}

/** Kilometres from an end to the nearest town: farther it is hardly the town meant. */
const farthestEnd = 300

function ordersOf<Town>(towns: readonly Town[]): Town[][] {
  if (towns.length < 2) return [[...towns]]
  return towns.flatMap((town) =>
    ordersOf(towns.filter((each) => each !== town)).map((rest) => [town, ...rest]),
  )
}
