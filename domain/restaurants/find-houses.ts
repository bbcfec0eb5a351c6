/** Finds the houses that meet a wish, best first, and those that may meet it. Pure: the houses are passed in. */
import type { HolidayCalendar } from '#domain/holidays/holiday-calendar.ts'
import type { Coordinates, Meal, Place } from '#domain/places/schema.ts'
import { fitsDiet } from '#domain/planner/diets.ts'
import { kitchensOfTown } from '#domain/planner/meals/kitchens-of-town.ts'
import { eatsStanding } from '#domain/planner/meals/table-ages.ts'
import { type TableGuests, tableFit } from '#domain/planner/tables.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import type { House } from './house.ts'
import { type Moment, type Openness, openAt } from './openness.ts'
import type { RestaurantWish } from './wish.ts'

/** Where one starts on foot, and where one goes after the meal. */
export interface Anchor {
  from: Coordinates
  /** "the Alhambra"; "where you are". */
  label: string
  to?: Coordinates | undefined
}

/** What a search for restaurants is given: the wish, where from, when, and what is known of the ways. */
export interface HouseSearch {
  wish: RestaurantWish
  anchor: Anchor | null
  /** For which "open" is asked. */
  moment: Moment
  /** Whether anybody said when; else it is now. */
  isTimed: boolean
  meal: Meal | null
  avoided: readonly string[]
  calendar: HolidayCalendar
  /** The town's sights, for reasons where no anchor is given. */
  sights?: readonly Place[] | undefined
  /** Measured ways on foot, by the id of a house; the planner's estimate for all others. */
  walks?: ReadonlyMap<string, number> | undefined
}

/** Things that a wish may ask for and that may be unknown of a house. */
export const unknowns = ['hours', 'step-free', 'price'] as const
export type Unknown = (typeof unknowns)[number]

export interface FoundHouse {
  house: House
  open: Openness
  /** Minutes on foot from the anchor. */
  walk: number | null
  unknown: Unknown[]
  score: number
}

export interface FoundHouses {
  /** Known to meet everything that was asked for. */
  sure: FoundHouse[]
  /** Nothing contradicts, but something that was asked for is unknown. */
  check: FoundHouse[]
  /** Which filter hides how many: what it would be without it. */
  without: { filter: Filter; count: number }[]
}

export const filters = [
  'cuisines',
  'diets',
  'price',
  'open',
  'kids',
  'stepFree',
  'walk',
  'meal',
] as const
export type Filter = (typeof filters)[number]

/** The planner's own minutes on foot. */
export function walkingMinutes(from: Coordinates, to: Coordinates): number {
  const everyWay = { beyondWalking: 'transit', longestWalk: Number.POSITIVE_INFINITY } as const
  return estimateLeg(from, to, everyWay).minutes
}

export function findHouses(houses: readonly House[], asked: HouseSearch): FoundHouses {
  const guests = guestsOf(houses, asked)
  const judged = houses.map((house) => judge(house, asked, guests))
  const passing = judged.filter(({ failed }) => failed.length === 0).map(({ found }) => found)
  const ranked = passing.toSorted(
    (one, other) => other.score - one.score || (one.house.id < other.house.id ? -1 : 1),
  )
  return {
    sure: ranked.filter(({ unknown }) => unknown.length === 0),
    check: ranked.filter(({ unknown }) => unknown.length > 0),
    without: filters.flatMap((filter) => {
      const hidden = judged.filter(({ failed }) => failed.length === 1 && failed[0] === filter)
      return hidden.length > 0 ? [{ filter, count: hidden.length }] : []
    }),
  }
}

interface Judged {
  found: FoundHouse
  failed: Filter[]
}

function judge(house: House, asked: HouseSearch, guests: TableGuests): Judged {
  const { wish, anchor, moment, calendar, avoided } = asked
  const open = openAt(house, moment, calendar)
  const walk = anchor ? (asked.walks?.get(house.id) ?? walkingMinutes(anchor.from, house.at)) : null
  const failed: Filter[] = []
  const isWanted =
    wish.cuisines.length === 0 || wish.cuisines.some((each) => house.cuisines.includes(each))
  if (!isWanted || avoided.some((each) => house.cuisines.includes(each))) failed.push('cuisines')
  if (!fitsDiet(house, wish.diets)) failed.push('diets')
  if (wish.price !== undefined && house.price !== null && house.price > wish.price) {
    failed.push('price')
  }
  if (wish.open && open.state === 'closed') failed.push('open')
  if (wish.kids && house.children !== true) failed.push('kids')
  if (wish.stepFree && house.stepFree === false) failed.push('stepFree')
  if (wish.walk !== undefined && walk !== null && walk > wish.walk) failed.push('walk')
  if (asked.meal && !house.meals.includes(asked.meal)) failed.push('meal')
  const unknown: Unknown[] = []
  if (wish.open && open.state === 'unknown') unknown.push('hours')
  if (wish.stepFree && house.stepFree === null) unknown.push('step-free')
  if (wish.price !== undefined && house.price === null) unknown.push('price')
  return {
    found: { house, open, walk, unknown, score: scoreOf(house, asked, { open, walk, guests }) },
    failed,
  }
}

/** Points lost for each minute on foot. */
const perMinute = 1.6
const perDetour = 1.2
const crowd = 5
const standing = -60
const shutThen = -40
const openThen = 8
/** Points of a house that serves no meals, where no meal was named. */
const onlySnacks = -30

interface Weighed {
  open: Openness
  walk: number | null
  guests: TableGuests
}

function scoreOf(house: House, asked: HouseSearch, { open, walk, guests }: Weighed): number {
  const { wish, anchor } = asked
  const detour = anchor?.to
    ? walkingMinutes(house.at, anchor.to) - walkingMinutes(anchor.from, anchor.to)
    : 0
  const rating = house.live?.rating
  // The planner's own `tableFit`.
  const fit = house.place
    ? tableFit(house.place, asked.meal ?? house.meals.at(-1) ?? 'lunch', guests)
    : 0
  return (
    100 * house.essential +
    0.6 * fit +
    (rating === undefined ? 0 : 12 * (rating - 3.5)) -
    perMinute * Math.min(walk ?? 0, 120) -
    perDetour * Math.max(0, Math.min(detour, 120)) +
    ((wish.people ?? 2) > crowd && house.place && eatsStanding(house.place) ? standing : 0) +
    (open.state === 'closed' ? shutThen : open.state === 'open' ? openThen : 0) +
    (house.meals.length === 0 ? onlySnacks : 0)
  )
}

function guestsOf(houses: readonly House[], { wish }: HouseSearch): TableGuests {
  const { kids: children, stepFree, special, cuisines, diets, price } = wish
  const nobody = { naps: false, shortWalks: false, elderly: false }
  return {
    party: { ...nobody, children, stepFree, who: special ? ['celebration'] : [] },
    lavish: false,
    priceCeiling: price ?? 4,
    cuisines,
    diets,
    interests: [],
    places: placesOf(houses),
  }
}

/** What the town itself cooks. */
export const ownKitchens = (houses: readonly House[]): ReadonlySet<string> =>
  kitchensOfTown({ places: placesOf(houses) })

/** The catalogue's entries of one town. */
function placesOf(houses: readonly House[]): Place[] {
  const [first] = houses
  return houses.flatMap(({ place, town }) =>
    place && town.slug === first?.town.slug ? [place] : [],
  )
}
