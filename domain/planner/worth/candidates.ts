/** Preselects the places that the solver considers, out of thousands. */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { appeal, isBarForOthers, isShopForOthers, objection } from '../appeal.ts'
import { isForOtherTastes } from '../asked/special-interest.ts'
import { travelPreferences } from '../day-habits.ts'
import { knownKitchens, seeksKitchens } from '../foods/few-kitchens.ts'
import { isKitchenForOthers } from '../meals/diet-houses.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import type { PlacesConsidered } from '../plan-outcome.ts'
import type { PlanRequest } from '../schema.ts'
import { isPoorFiller } from './poor-fillers.ts'
import { isTourForOthers } from './tours-for-others.ts'

const base = 60
const perDay = 24
const most = 260
const nearness = 0.5
/** Sights for each day from which places for other tastes are dropped. */
const sightsADay = 7
/** Good sights for each day from which poor ones are dropped. */
const goodADay = 5
/** Tables for each day from which kitchens for diets are dropped. */
const tablesADay = 4

export interface Candidates {
  places: readonly Place[]
  considered: PlacesConsidered
}

/** Must-sees and what is kept besides always; of the rest the most appealing, near the lodging first. */
export function chooseCandidates(
  request: PlanRequest,
  besides: readonly string[] = [],
): Candidates {
  const limit = Math.min(most, base + perDay * request.days.length)
  const needed = new Set([...neededPlaces(request), ...besides])
  const general = request.places.filter(
    (place) => !(place.dayTrip || isMealPlace(place) || isForOtherTastes(place, request)),
  )
  const hasEnough = general.length >= sightsADay * request.days.length
  const good = general.filter(
    (place) => !isPoorFiller(place, request) && objection(place, request) === null,
  )
  const hasBetter = good.length >= goodADay * request.days.length
  const tables = request.places.filter(
    (place) => isMealPlace(place) && !isKitchenForOthers(place, request),
  )
  const hasTables = tables.length >= tablesADay * request.days.length
  const isOpen = (place: Place) =>
    objection(place, request) === null &&
    !isShopForOthers(place, request) &&
    !(hasEnough && isBarForOthers(place, request)) &&
    !(hasEnough && isForOtherTastes(place, request)) &&
    !(hasBetter && isPoorFiller(place, request)) &&
    !isTourForOthers(place, request) &&
    !(hasTables && isKitchenForOthers(place, request))
  const open = request.places.filter((place) => needed.has(place.id) || isOpen(place))
  const told = (places: readonly Place[], chosenBy: PlacesConsidered['chosenBy']) => {
    const given = request.places.length
    const considered = { given, ruledOut: given - open.length, entered: places.length, chosenBy }
    return { places, considered }
  }
  if (open.length <= limit) return told(open, 'all')
  const preferences = travelPreferences(request)
  // Kitchens for the party's diet are few, and are never pushed out by a nearer sight.
  const kitchens = new Set(seeksKitchens(request) ? knownKitchens(request).map(({ id }) => id) : [])
  const rank = new Map(
    open.map((place) => {
      const worth = Math.max(...request.days.map((day) => appeal(place, request, day)))
      const { minutes } = estimateLeg(request.lodging, place.at, preferences)
      const isKept = needed.has(place.id) || kitchens.has(place.id)
      return [place.id, isKept ? Number.MAX_VALUE : worth - nearness * minutes]
    }),
  )
  const best = open
    .toSorted((a, b) => (rank.get(b.id) ?? 0) - (rank.get(a.id) ?? 0))
    .slice(0, Math.max(limit, needed.size))
  return told(
    [...best, ...tablesBeside(best, open, rank, tablesMore * request.days.length)],
    'appeal-near-lodging',
  )
}

/** Renown (0 to 1) of sights that have tables beside them, the kilometers within which, and how many. */
const worthATable = 0.5
const beside = 1
const tablesEach = 2
/** The most tables that enter besides, for each day. */
const tablesMore = 4

/**
 * Tables beside the sights that were chosen: a town's best tables lie together, and at a pier across town one would
 * ride an hour to dinner.
 */
function tablesBeside(
  chosen: readonly Place[],
  open: readonly Place[],
  rank: ReadonlyMap<string, number>,
  most: number,
): Place[] {
  const entered = new Set(chosen.map(({ id }) => id))
  const tables = open
    .filter((place) => isMealPlace(place) && !place.dayTrip)
    .toSorted((a, b) => (rank.get(b.id) ?? 0) - (rank.get(a.id) ?? 0))
  const more: Place[] = []
  const sights = chosen.filter(
    (place) => place.essential >= worthATable && !(place.dayTrip || isMealPlace(place)),
  )
  for (const { at } of sights.toSorted((a, b) => b.essential - a.essential)) {
    const near = tables.filter((table) => kilometres(at, table.at) <= beside)
    const known = near.filter(({ id }) => entered.has(id)).length
    const left = Math.max(0, tablesEach - known)
    for (const table of near.filter(({ id }) => !entered.has(id)).slice(0, left)) {
      entered.add(table.id)
      more.push(table)
    }
  }
  return more.slice(0, most)
}

export function neededPlaces(request: PlanRequest): Set<string> {
  return new Set([
    ...request.mustSee,
    ...request.locked.map(({ placeId }) => placeId),
    ...request.appointments.flatMap(({ placeId }) => placeId ?? []),
  ])
}
