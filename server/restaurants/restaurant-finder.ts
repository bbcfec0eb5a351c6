/** Finds houses for pages: the catalogue, joined with a live provider where one is configured. */
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import { kilometres } from '#domain/places/distance.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import type { Destination } from '#domain/places/schema.ts'
import { zoneOf } from '#domain/places/zone-of.ts'
import { whereToEat } from '#domain/planner/where-to-eat.ts'
import { type HouseList, type NothingKnown, shownHouse } from '#domain/restaurants/answer.ts'
import {
  type FoundHouse,
  findHouses,
  type HouseSearch,
  ownKitchens,
} from '#domain/restaurants/find-houses.ts'
import type { RestaurantFinder } from '#domain/restaurants/finder.ts'
import { type House, housesOf, type Town, townOf } from '#domain/restaurants/house.ts'
import { type AskNearby, joinLive } from '#domain/restaurants/live-house.ts'
import { mealAt, momentOf } from '#domain/restaurants/meal-moment.ts'
import { mealSet } from '#domain/restaurants/meal-set.ts'
import { rounded } from '#domain/restaurants/position.ts'
import { type ReadWords, readWords } from '#domain/restaurants/read-words.ts'
import { noteForMany, sightsOf } from '#domain/restaurants/reasons.ts'
import {
  createSearchAreaFinder,
  type SearchArea,
  type SearchAreaFinder,
} from '#domain/restaurants/search-area.ts'
import { unsharedReasons } from '#domain/restaurants/unshared-reasons.ts'
import { type RestaurantWish, withSaid } from '#domain/restaurants/wish.ts'
import type { RoutingProvider } from '#domain/routing/travel-table.ts'
import { measuredWalks } from './measured-walks.ts'

export interface FinderOptions {
  now: () => number
  /** None: the catalogue alone. */
  askNearby?: AskNearby | undefined
  routing?: RoutingProvider | undefined
}

interface Known {
  destinations: readonly Destination[]
  bySlug: ReadonlyMap<string, Destination>
  gazetteer: Awaited<ReturnType<typeof loadGazetteer>>
  calendar: Awaited<ReturnType<typeof loadHolidays>>
  where: SearchAreaFinder
  cuisines: ReadonlySet<string>
  houses: (destination: Destination) => readonly House[]
}

const mostShown = 60
const walkFromNowhere = 'Minutes on foot count from somewhere: name a sight or a part of the town.'
/** The radius in which a provider is asked for houses. */
const nearbyMeters = 1_500
/** Houses beyond are not listed: an hour and more on foot is not near. */
const farthestKm = 12

export function createRestaurantFinder(options: FinderOptions): RestaurantFinder {
  let loading: Promise<Known> | undefined
  const known = () => {
    loading ??= load()
    // A catalogue that could not be loaded is tried again.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  return {
    async find({ wish, notes }, point) {
      const all = await known()
      const today = new Date(options.now()).toISOString().slice(0, 10)
      const words = wish.words ? readWords(wish.words, { today, ...all }) : null
      const merged = words ? withSaid(wish, words.said) : wish
      const place = point
        ? all.where.at(rounded(point.at), point.label, point.to)
        : whereOf(all.where, wish, words)
      const understood = {
        wish: merged,
        notUnderstood: words?.notUnderstood ?? [],
        nearMe: words?.nearMe ?? false,
      }
      const said = (more: readonly string[] = []) => ({ ...understood, notes: [...notes, ...more] })
      if (place.kind === 'nowhere') return { kind: 'ask', towns: townsOf(all), ...said() }
      if (place.kind === 'unknown') return { kind: 'unknown', name: place.name, ...said() }
      const town = place.kind === 'town' ? townOf(place.destination) : townAt(place, all)
      const listed = await list({ all, options, place, town, wish: merged, words })
      if (!listed) return { ...nothingAt(place, all, point?.isOwn ?? false), ...said() }
      return {
        ...listed,
        ...said([
          ...noteForMany(merged.people, listed.meal),
          ...(merged.walk !== undefined && !listed.anchor ? [walkFromNowhere] : []),
        ]),
      }
    },
    async mealSet(request) {
      const all = await known()
      const housesIn = (slug: string) => {
        const destination = all.bySlug.get(slug)
        return destination ? all.houses(destination) : []
      }
      return mealSet(request, housesIn, all.calendar)
    },
    async townNamed(text) {
      const { where } = await known()
      const found = where.written(text)
      if (found.kind !== 'town') return null
      return { slug: found.destination.slug, name: found.destination.name }
    },
  }
}

async function load(): Promise<Known> {
  const [{ destinations, bySlug }, gazetteer, calendar] = await Promise.all([
    loadCatalogue(),
    loadGazetteer(),
    loadHolidays(),
  ])
  const made = new Map<string, readonly House[]>()
  const houses = (destination: Destination) => {
    const before = made.get(destination.slug)
    if (before) return before
    const own = housesOf(destination)
    made.set(destination.slug, own)
    return own
  }
  return {
    destinations,
    bySlug,
    gazetteer,
    calendar,
    houses,
    where: createSearchAreaFinder(destinations, gazetteer),
    cuisines: new Set(
      destinations.flatMap(({ places }) => places.flatMap((place) => place.cuisines ?? [])),
    ),
  }
}

/** The place in its own field, or else the one that the words name. */
function whereOf(
  where: SearchAreaFinder,
  wish: RestaurantWish,
  words: ReadWords | null,
): SearchArea {
  if (wish.where) return where.written(wish.where)
  return words ? where.named(words.towns, words.sights) : { kind: 'nowhere' }
}

interface Listing {
  all: Known
  options: FinderOptions
  place: Extract<SearchArea, { kind: 'town' | 'elsewhere' }>
  town: Town
  wish: RestaurantWish
  words: ReadWords | null
}

/** Null where nobody knows a house there. */
async function list({
  all,
  options,
  place,
  town,
  wish,
  words,
}: Listing): Promise<HouseList | null> {
  const isTown = place.kind === 'town'
  const anchor = isTown ? place.anchor : { from: place.at, label: place.name }
  const own = isTown ? all.houses(place.destination) : []
  const near = anchor ? own.filter(({ at }) => kilometres(at, anchor.from) <= farthestKm) : own
  const live = options.askNearby
    ? await options.askNearby({
        at: rounded(anchor?.from ?? town.at),
        withinMeters: nearbyMeters,
        limit: 40,
      })
    : []
  const houses = joinLive(near, live ?? [], town)
  if (houses.length === 0) return null
  const meal = wish.meal ?? mealAt(wish.time)
  const moment = momentOf(wish, town.zone, options.now())
  const base: HouseSearch = {
    wish,
    anchor,
    moment,
    isTimed: wish.time !== undefined || wish.date !== undefined || wish.meal !== undefined,
    meal,
    avoided: words?.avoided ?? [],
    calendar: all.calendar,
    sights: isTown && !anchor ? sightsOf(place.destination.places) : undefined,
  }
  const walks = await measuredWalks(houses, anchor, options.routing)
  const asked = { ...base, walks }
  const { sure, check, without } = findHouses(houses, asked)
  const kitchens = ownKitchens(houses)
  const standing = unsharedReasons([...sure, ...check])
  const shown = (each: FoundHouse) => shownHouse(each, asked, kitchens, standing)
  const isEmpty = sure.length + check.length === 0
  return {
    kind: 'list',
    town: { slug: town.slug, name: town.name, at: town.at },
    anchor: anchor && { label: anchor.label, at: anchor.from, to: anchor.to ?? null },
    moment,
    isTimed: base.isTimed,
    meal,
    sure: sure.slice(0, mostShown).map(shown),
    check: check.slice(0, mostShown).map(shown),
    without,
    hint:
      isEmpty && wish.diets.length > 0 && isTown
        ? whereToEat(meal ?? 'dinner', {
            places: place.destination.places,
            diets: wish.diets,
            at: anchor?.from ?? town.at,
          }).join(' ')
        : null,
    cuisines: offeredCuisines(houses),
    liveIsAway: live === null,
  }
}

/** Cuisines that can be chosen; diets have fields of their own. */
const offeredCuisines = (houses: readonly House[]): string[] =>
  [...new Set(houses.flatMap(({ cuisines }) => cuisines))]
    .filter((each) => each !== 'vegan' && each !== 'vegetarian')
    .toSorted()

function nothingAt(
  place: Extract<SearchArea, { kind: 'town' | 'elsewhere' }>,
  { where }: Known,
  isOwn: boolean,
): NothingKnown {
  const at = place.kind === 'town' ? (place.anchor?.from ?? place.destination.at) : place.at
  const near = where.nearest(at)
  return {
    kind: 'nothing',
    name: place.kind === 'town' ? place.destination.name : place.name,
    nearest: near
      ? {
          slug: near.destination.slug,
          name: near.destination.name,
          kilometres: Math.round(near.kilometres),
        }
      : null,
    at: isOwn ? null : at,
  }
}

function townAt(
  { name, at, country }: Extract<SearchArea, { kind: 'elsewhere' }>,
  { destinations }: Known,
): Town {
  const { zone } = zoneOf(at, country, destinations)
  return { slug: null, name, country: country ?? '', zone, at }
}

/** Named by the server, because browsers have other names for some countries. */
const countries = new Intl.DisplayNames(['en'], { type: 'region' })

const townsOf = ({ destinations }: Known) =>
  destinations
    .map(({ slug, name, country }) => ({ slug, name, country: countries.of(country) ?? country }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
