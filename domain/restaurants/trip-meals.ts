/** The meals of days: of a trip as it stands, or of a few days in a town. Without schemas: browsers load it. */
import { addDays } from '#domain/calendar/calendar-days.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { stayOf } from '#domain/planner/by-hand/stay-of.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import type { MealSetRequest, MealSlot } from './meal-set-request.ts'

/** Days of lunch and dinner, and of breakfast where it is wanted. */
export function plainDays(
  slug: string,
  first: string,
  count: number,
  withBreakfast: boolean,
): MealSetRequest['days'] {
  const wanted = withBreakfast
    ? (['breakfast', 'lunch', 'dinner'] as const)
    : (['lunch', 'dinner'] as const)
  return Array.from({ length: count }, (_, index) => ({
    date: addDays(first, index),
    slug,
    meals: wanted.map((meal) => ({ meal })),
  }))
}

/** The meals of a trip, each from where one is then. Days outside of the catalogue have none. */
export function daysOfTrip(trip: Trip): MealSetRequest['days'] {
  return trip.days.flatMap((day) => {
    const slug = stayOf(trip, day)?.slug
    if (!slug) return []
    const wanted = (['lunch', 'dinner'] as const).map((meal) => slotOf(day, meal))
    return [{ id: day.id, date: day.date, slug, meals: wanted }]
  })
}

const usual = { lunch: 765, dinner: 1140 }

function slotOf(day: Day, meal: 'lunch' | 'dinner'): MealSlot {
  const stop = day.stops.find((each) => each.meal === meal)
  const minute = minuteOf(stop) ?? usual[meal]
  const placed = day.stops.filter(({ at, meal: own }) => at && own !== meal)
  const before = placed.findLast((each) => (minuteOf(each) ?? Infinity) <= minute)
  const after = placed.find((each) => (minuteOf(each) ?? -1) > minute)
  const start = before ?? after
  const { at, name } = start ?? {}
  return {
    meal,
    ...(stop && minuteOf(stop) !== undefined && { minute }),
    ...(at && { from: at, fromName: name }),
    ...(before && after?.at && { to: after.at }),
    ...(stop?.placeId && { taken: stop.name }),
  }
}

function minuteOf(stop: Stop | undefined): number | undefined {
  if (!stop?.start) return undefined
  return Number(stop.start.slice(11, 13)) * 60 + Number(stop.start.slice(14, 16))
}

/** Where one is at a meal of a day: between the stop before and the stop after. */
export function anchorAt(
  day: Day,
  meal: 'lunch' | 'dinner',
): { from: Coordinates; label: string; to?: Coordinates | undefined } | null {
  const { from, fromName, to } = slotOf(day, meal)
  return from ? { from, label: fromName ?? 'your route', to } : null
}

/** The diets and needs that a trip's brief names. */
export function needsOfTrip({ brief, party }: Pick<Trip, 'brief' | 'party'>) {
  const ceilings = { low: 1, medium: 2, high: 4 } as const
  return {
    diets: brief?.food.diets ?? [],
    cuisines: (brief?.food.cuisines ?? []).slice(0, 12),
    price: brief?.spending ? ceilings[brief.spending] : 2,
    kids: party.has.includes('children') || (party.children ?? 0) > 0,
    stepFree: (brief?.mobility ?? []).some((need) => need !== 'hearing' && need !== 'sight'),
  }
}
