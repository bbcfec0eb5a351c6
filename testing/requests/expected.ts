/** What a request says, in short: the notation of the request suite, and how a brief is held to it. */

import type { TripBrief } from '#domain/brief/schema.ts'
import { toMajor } from '#domain/money/money.ts'
import type { Interest, PlaceKind } from '#domain/places/schema.ts'

/** Only what the request states; a list is complete, in any order. */
export interface Expected {
  from?: string | null
  to?: string[]
  /** The countries of the goals, where a name alone does not tell. */
  in?: string[]
  /** Whether it is asked where to, instead of planning at once. */
  asks?: boolean
  order?: TripBrief['order']
  /** Days at a place, or nights when negative. */
  stays?: Record<string, number>
  /** Days of the trip that belong to a place: `2-4`. */
  windows?: Record<string, string>
  ways?: string[]
  cities?: number
  /** `2027-05-01..2027-05-08`, or one end of it. */
  on?: string
  /** Somewhere within, when the days are not settled. */
  within?: string
  days?: number
  nights?: number
  /** The clock of the first day's beginning, and of the last day's end: `08:40`. */
  arrives?: string
  leaves?: string
  /** The hours that there are in all, where no clock tells them. */
  hours?: number
  /** By when one is at home again. */
  homeBy?: string
  people?: number | null
  adults?: number
  kids?: number
  ages?: number[]
  elders?: number
  who?: TripBrief['party']['has']
  pets?: string[]
  kinds?: TripBrief['party']['kinds']
  /** `2000 EUR`, `90 EUR day`, `800-1000 GBP person`. */
  budget?: string | null
  /** Whether the beds are paid from the budget. */
  beds?: boolean
  /** What the budget does not pay. */
  without?: string[]
  spending?: TripBrief['spending']
  pace?: TripBrief['pace']
  likes?: Interest[]
  dislikes?: Interest[]
  wants?: PlaceKind[]
  avoids?: PlaceKind[]
  /** Likings in words that no list has. */
  tastes?: string[]
  /** Words that were read as nothing. */
  lost?: string[]
  language?: TripBrief['language']
  weather?: NonNullable<TripBrief['search']>['weather']
  /** Minutes from the origin. */
  reach?: number
  see?: string[]
  skip?: string[]
  diets?: TripBrief['food']['diets']
  cuisines?: string[]
  needs?: TripBrief['mobility']
  rooms?: number
  roomType?: TripBrief['lodging']['roomType']
  rules?: TripBrief['lodging']['houseRules']
  lodging?: TripBrief['lodging']['kind']
  /** The word for the house: "riad". */
  bed?: string
  stars?: number
  wishes?: string[]
  house?: string
  /** The part of the town in which one sleeps. */
  area?: string
  nightly?: number
  by?: TripBrief['transport']['wanted']
  notBy?: TripBrief['transport']['avoided']
  direct?: boolean
  car?: string
  /** The most minutes at the wheel in a day, and between two rests. */
  wheel?: number
  restEvery?: number
  /** Nothing is driven in the dark. */
  daylight?: true
  way?: NonNullable<TripBrief['driving']>['way']
  /** Roads that are not to be driven. */
  shun?: NonNullable<TripBrief['driving']>['avoidedRoads']
  electric?: true
  /** The car is given back elsewhere. */
  dropOff?: true
  /** Where the trip ends, when that is said. */
  ends?: string
  trip?: TripBrief['tripType']
  occasions?: TripBrief['occasions']
  rest?: number
  /** `dinner 20:00 fri`, `opera 2027-05-12 19:00`, `concert day 3`. */
  fixed?: string[]
  missing?: TripBrief['missing']
  contradicts?: number
}

export type Request = readonly [text: string, expected: Expected]

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const sorted = (list: readonly (string | number)[]) => list.map(String).toSorted().join(' | ')

/** How each part of the notation is read off a brief. */
const readers: { [Key in keyof Expected]-?: (brief: TripBrief) => unknown } = {
  from: ({ origin }) => origin?.name ?? null,
  to: ({ destinations }) => destinations.map(({ name }) => name),
  in: ({ destinations }) => destinations.map(({ country }) => country ?? ''),
  asks: ({ destinations, choice, contradictions }) =>
    destinations.length === 0 ||
    choice === true ||
    contradictions.some(({ slots }) => slots.includes('destination')),
  order: ({ order }) => order,
  stays: ({ stays }) =>
    Object.fromEntries(
      stays.flatMap(({ place, days, nights }) =>
        days !== undefined ? [[place, days]] : nights !== undefined ? [[place, -nights]] : [],
      ),
    ),
  windows: ({ stays }) =>
    Object.fromEntries(
      stays.flatMap(({ place, windows }) =>
        windows.map(({ days, dates }) => [
          place,
          `${days?.first ?? dates?.first}-${days?.last ?? dates?.last}`,
        ]),
      ),
    ),
  ways: ({ connections }) =>
    connections.map(({ from, to, bothWays }) => `${from}${bothWays ? ' - ' : ' > '}${to}`),
  cities: ({ cityCount }) => cityCount,
  on: ({ dates }) =>
    dates?.start || dates?.end ? `${dates.start ?? ''}..${dates.end ?? ''}` : undefined,
  within: ({ dates }) => (dates?.earliest ? `${dates.earliest}..${dates.latest ?? ''}` : undefined),
  days: ({ days }) => days,
  nights: ({ nights }) => nights,
  arrives: ({ arrival }) => arrival,
  leaves: ({ departure }) => departure,
  hours: ({ hours }) => hours,
  homeBy: ({ homeBy }) => homeBy,
  people: ({ party }) => party.total ?? null,
  adults: ({ party }) => party.adults,
  kids: ({ party }) => party.children,
  ages: ({ party }) => party.childAges,
  elders: ({ party }) => party.elderly,
  who: ({ party }) => party.has,
  pets: ({ party }) => party.pets,
  kinds: ({ party }) => party.kinds,
  budget: ({ budget }) => {
    if (!budget) return null
    const sum = toMajor(budget.minor, budget.currency)
    const amount =
      budget.from === undefined ? sum : `${toMajor(budget.from, budget.currency)}-${sum}`
    return [amount, budget.currency, budget.per === 'trip' ? '' : budget.per]
      .filter(Boolean)
      .join(' ')
  },
  beds: ({ budget }) => budget?.withBeds ?? false,
  without: ({ budget }) => budget?.without,
  spending: ({ spending }) => spending,
  pace: ({ pace }) => pace,
  likes: ({ interests }) => interests,
  dislikes: ({ dislikes }) => dislikes,
  wants: ({ wantedKinds }) => wantedKinds,
  avoids: ({ avoidedKinds }) => avoidedKinds,
  tastes: ({ tastes }) => tastes,
  lost: ({ notUnderstood }) => notUnderstood,
  language: ({ language }) => language,
  weather: ({ search }) => search?.weather,
  reach: ({ search }) => search?.within?.minutes,
  see: ({ mustSee }) => mustSee,
  skip: ({ mustAvoid }) => mustAvoid,
  diets: ({ food }) => food.diets,
  cuisines: ({ food }) => food.cuisines,
  needs: ({ mobility }) => mobility,
  rooms: ({ lodging }) => lodging.rooms,
  roomType: ({ lodging }) => lodging.roomType,
  rules: ({ lodging }) => lodging.houseRules,
  lodging: ({ lodging }) => lodging.kind,
  bed: ({ lodging }) => lodging.called,
  stars: ({ lodging }) => lodging.stars,
  wishes: ({ lodging }) => lodging.wishes,
  house: ({ lodging }) => lodging.name,
  area: ({ lodging }) => lodging.area,
  nightly: ({ lodging }) => lodging.price && toMajor(lodging.price.minor, lodging.price.currency),
  by: ({ transport }) => transport.wanted,
  notBy: ({ transport }) => transport.avoided,
  direct: ({ transport }) => transport.directOnly,
  car: ({ transport }) => transport.rental?.type,
  wheel: ({ driving }) => driving?.mostADay,
  restEvery: ({ driving }) => driving?.restEvery,
  daylight: ({ driving }) => driving?.byDaylight,
  way: ({ driving }) => driving?.way,
  shun: ({ driving }) => driving?.avoidedRoads,
  electric: ({ driving }) => driving?.electric,
  dropOff: ({ driving }) => driving?.leftElsewhere,
  ends: ({ endsIn }) => endsIn,
  trip: ({ tripType }) => tripType,
  occasions: ({ occasions }) => occasions,
  rest: ({ restDays }) => restDays,
  fixed: ({ appointments }) =>
    appointments.map(({ what, day, date, weekday, time }) =>
      [what, day && `day ${day}`, date, time, weekday === undefined ? '' : weekdays[weekday]]
        .filter(Boolean)
        .join(' '),
    ),
  missing: ({ missing }) => missing,
  contradicts: ({ contradictions }) => contradictions.length,
}

/** Where the brief is not what the request says; empty when it is. */
export function differences(brief: TripBrief, expected: Expected): string[] {
  return (Object.keys(expected) as (keyof Expected)[]).flatMap((key) => {
    const read = shown(key, readers[key](brief))
    const wanted = shown(key, expected[key])
    return read === wanted ? [] : [`${key}: ${read} instead of ${wanted}`]
  })
}

/** Questions and an order of places are lists that stand in order; all others may be mixed. */
function shown(key: keyof Expected, value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value) ?? 'nothing'
  return key === 'missing' ? value.join(' | ') : sorted(value)
}
