/**
 * A varied set of tables for a whole trip, meal by meal. Hard conditions stay (diets, closed doors, price levels,
 * no cuisine three times in a row); where nothing is left, a meal stays free.
 */
import type { HolidayCalendar } from '#domain/holidays/holiday-calendar.ts'
import type { Meal } from '#domain/places/schema.ts'
import { dietsInWords } from '#domain/planner/diets.ts'
import type { DayId } from '#domain/trip/ids.ts'
import { type ShownHouse, shownHouse } from './answer.ts'
import { mainCuisine } from './cuisines.ts'
import { type FoundHouse, findHouses, type HouseSearch, ownKitchens } from './find-houses.ts'
import type { House } from './house.ts'
import { usualMinute } from './meal-moment.ts'
import type { MealSetRequest, MealSlot } from './meal-set-request.ts'
import { emptyWish } from './wish.ts'

export interface SetMeal {
  /** From 0. */
  day: number
  dayId: DayId | null
  date: string
  meal: Meal
  minute: number
  /** What is settled there already. */
  taken: string | null
  house: ShownHouse | null
  special: boolean
  /** Why there is none. */
  free: string | null
}

export interface MealSet {
  meals: SetMeal[]
  notes: string[]
}

interface Slot extends SetMeal {
  asked: HouseSearch
  own: ReadonlySet<string>
  /** Everything that fits this meal alone, best first. */
  ranked: FoundHouse[]
  found: FoundHouse | null
}

const sameKitchen = 18
const sameAsBefore = 30

export function mealSet(
  request: MealSetRequest,
  housesIn: (slug: string) => readonly House[],
  calendar: HolidayCalendar,
): MealSet {
  const slots = request.days.flatMap((day, index) =>
    day.meals.map((slot) => slotFor(request, index, slot, housesIn(day.slug), calendar)),
  )
  const notes: string[] = []
  const evening = request.special ? specialEvening(slots, request) : null
  for (const slot of slots) {
    if (slot.taken) continue
    const isSpecial = slot === evening?.slot
    const found = isSpecial
      ? (bestOf(evening.tables, slot, slots) ?? bestOf(ordinary(slot, request), slot, slots))
      : bestOf(
          ordinary(slot, request).filter(({ house }) => house.id !== evening?.reserved),
          slot,
          slots,
        )
    slot.found = found ?? null
    slot.special = isSpecial && found !== undefined && evening.tables.includes(found)
  }
  if (request.special && !slots.some(({ special }) => special)) {
    notes.push('No table stands out for one special dinner at these price levels.')
  }
  notes.push(...swapped(slots, request))
  const free = slots.filter(({ found, taken }) => !(found || taken)).length
  if (free > 0) notes.push(tooFew(free, slots.length, request))
  return { meals: slots.map(shown), notes }
}

function slotFor(
  request: MealSetRequest,
  index: number,
  slot: MealSlot,
  houses: readonly House[],
  calendar: HolidayCalendar,
): Slot {
  const day = request.days[index]
  const { diets, cuisines, kids, stepFree, people } = request
  const zone = houses[0]?.town.zone ?? 'Etc/UTC'
  const minute = slot.minute ?? usualMinute(slot.meal, zone, kids)
  // Cuisines are only a preference, since a set of one cuisine would lack variety.
  const wish = { ...emptyWish(), diets, kids, stepFree, open: true, ...(people && { people }) }
  const asked: HouseSearch = {
    wish,
    anchor: slot.from
      ? { from: slot.from, label: slot.fromName ?? 'your stop', to: slot.to }
      : null,
    moment: { date: day?.date ?? '', minute: minute % 1440 },
    isTimed: true,
    meal: slot.meal,
    avoided: [],
    calendar,
  }
  const { sure, check } = findHouses(houses, asked)
  const liked = (each: FoundHouse) =>
    each.house.cuisines.some((tag) => cuisines.includes(tag)) ? 40 : 0
  const checked = (each: FoundHouse) => (each.unknown.includes('step-free') ? -30 : 0)
  return {
    day: index,
    dayId: day?.id ?? null,
    date: day?.date ?? '',
    meal: slot.meal,
    minute,
    taken: slot.taken ?? null,
    house: null,
    special: false,
    free: null,
    asked,
    own: ownKitchens(houses),
    ranked: [...sure, ...check]
      .map((each) => ({ ...each, score: each.score + liked(each) + checked(each) }))
      .toSorted((one, other) => other.score - one.score),
    found: null,
  }
}

const ordinary = ({ ranked }: Slot, { price }: MealSetRequest): FoundHouse[] =>
  ranked.filter(({ house }) => (house.price ?? price) <= price)

/** The last evening with a table one price level above the others, where that level is allowed. */
function specialEvening(slots: readonly Slot[], { price }: MealSetRequest) {
  const most = Math.min(4, price + 1)
  for (const slot of slots.toReversed()) {
    if (slot.meal !== 'dinner' || slot.taken) continue
    const tables = slot.ranked
      .filter(({ house }) => house.price !== null && house.price > 1 && house.price <= most)
      .toSorted(
        (one, other) =>
          (other.house.price ?? 0) - (one.house.price ?? 0) || other.score - one.score,
      )
    const [first] = tables
    const level = first?.house.price ?? 0
    const dearest = tables.filter(({ house }) => house.price === level)
    if (first && level >= Math.min(most, 3))
      return { slot, tables: dearest, reserved: first.house.id }
  }
  return null
}

/** The best that is used nowhere else and makes no kitchen three times in a row. */
function bestOf(
  candidates: readonly FoundHouse[],
  slot: Slot,
  slots: readonly Slot[],
  not: ReadonlySet<string> = new Set(),
): FoundHouse | undefined {
  const used = slots.filter((each) => each !== slot && each.found)
  const takenNames = new Set(slots.flatMap(({ taken }) => taken ?? []))
  const usedIds = new Set(used.map(({ found }) => found?.house.id))
  const kitchens = used.map(({ found }) => mainCuisine(found?.house.cuisines ?? []))
  const before = slots.slice(0, slots.indexOf(slot)).findLast(({ found }) => found)?.found
  const worth = ({ house, score }: FoundHouse) => {
    const kitchen = mainCuisine(house.cuisines)
    const again = kitchens.filter((each) => each === kitchen).length
    const isSame = before && mainCuisine(before.house.cuisines) === kitchen
    return score - sameKitchen * again - (isSame ? sameAsBefore : 0)
  }
  return candidates
    .filter(
      ({ house }) => !(usedIds.has(house.id) || not.has(house.id) || takenNames.has(house.name)),
    )
    .filter((each) => !isThirdInARow(each, slot, slots))
    .toSorted(
      (one, other) => worth(other) - worth(one) || (one.house.id < other.house.id ? -1 : 1),
    )[0]
}

/** Whether three meals that follow each other would have a kitchen in common; free meals do not count. */
function isThirdInARow(candidate: FoundHouse, slot: Slot, slots: readonly Slot[]): boolean {
  const row = slots.flatMap((each) => {
    const found = each === slot ? candidate : each.found
    return found ? [{ slot: each, tags: found.house.cuisines }] : []
  })
  const at = row.findIndex((each) => each.slot === slot)
  return [at - 2, at - 1, at].some((start) => {
    const three = row.slice(Math.max(0, start), start + 3)
    const [first, ...others] = three
    if (start < 0 || three.length < 3 || !first) return false
    return first.tags.some((tag) => others.every(({ tags }) => tags.includes(tag)))
  })
}

/** Each swap takes the next best for its meal and leaves the others as they are. */
function swapped(slots: readonly Slot[], request: MealSetRequest): string[] {
  const refused = new Map<Slot, Set<string>>()
  const notes: string[] = []
  for (const { day, meal, not } of request.swaps) {
    const slot = slots.find((each) => each.day === day && each.meal === meal && !each.taken)
    if (!slot) continue
    const gone = refused.get(slot) ?? new Set()
    refused.set(slot, gone.add(not))
    if (slot.found && slot.found.house.id !== not) continue
    const isDear = slot.special
    const level = slot.found?.house.price ?? 0
    const tables = isDear
      ? slot.ranked.filter(({ house }) => house.price === level)
      : ordinary(slot, request)
    const next = bestOf(tables, slot, slots, gone)
    if (next) slot.found = next
    else notes.push(`Nothing else fits ${meal} on day ${day + 1}, so it stays.`)
  }
  return [...new Set(notes)]
}

function tooFew(free: number, all: number, { diets, price }: MealSetRequest): string {
  const kitchens = diets.length > 0 ? `${dietsInWords(diets).words} kitchens` : 'houses'
  return `${free} of ${all} meals stay free: there are not enough ${kitchens} up to level ${price} that are known to fit.`
}

function shown({ asked, own, ranked, found, ...meal }: Slot): SetMeal {
  if (!found) {
    const because =
      ranked.length === 0
        ? 'No house that is known here fits this meal.'
        : 'Everything that fits is on another day already, would be the same kitchen again, or is dearer than you said.'
    return { ...meal, free: meal.taken ? null : because }
  }
  const house = shownHouse(found, asked, own)
  const special = meal.special ? ['Your one special dinner.'] : []
  return { ...meal, house: { ...house, reasons: [...special, ...house.reasons].slice(0, 5) } }
}
