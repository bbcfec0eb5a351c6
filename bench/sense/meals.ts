/** Meals: the diet is kept, there is one dinner, and it has a place where there is one. */
import type { Meal, Place } from '#domain/places/schema.ts'
import { clock } from './dates.ts'
import { metersBetween, usualMinutes } from './distance.ts'
import { closingHolidayOn } from './holidays.ts'
import { isOpen } from './opening-hours.ts'
import { isFood, type SeenDay, type SeenPlan, type SeenStop } from './seen-plan.ts'
import { judged, type Verdict } from './verdict.ts'

const farthest = 20
/** From here on a place is dear for those on a tight budget. */
const dearPrice = 3
/** A kitchen must be open that long from the meal's beginning. */
const shortestMeal = 45

/** A vegan kitchen serves vegetarians; no other tag stands for another. */
function keepsDiet(place: Place, diet: string): boolean {
  const tags: readonly string[] = place.diets ?? []
  return tags.includes(diet) || (diet === 'vegetarian' && tags.includes('vegan'))
}

const dietOf = ({ request: { kind } }: SeenPlan) =>
  kind === 'vegan' || kind === 'halal' ? kind : null

/** Houses that are named for a meal, a break, or as what one could take instead, without the tag. */
export function dietBreaches(plan: SeenPlan): Verdict {
  const diet = dietOf(plan)
  if (!diet) return { of: 0, wrong: [] }
  const places = new Map(plan.destination.places.map((place) => [place.id, place]))
  const named = plan.days.flatMap(({ date, stops }) =>
    stops.flatMap(({ stop, place }) => {
      const own =
        place && (stop.kind === 'meal' || isFood(place))
          ? [{ date, place, as: stop.meal ?? 'a stop' }]
          : []
      const instead = stop.alternatives.flatMap(({ placeId }) => {
        const other = places.get(placeId)
        return other && isFood(other) ? [{ date, place: other, as: `instead of ${stop.name}` }] : []
      })
      return [...own, ...instead]
    }),
  )
  return judged(named, ({ date, place, as }) =>
    keepsDiet(place, diet) ? null : `${date} ${place.name} (${as}) is not tagged ${diet}`,
  )
}

const isDinner = ({ stop }: SeenStop) =>
  stop.meal === 'dinner' || (stop.kind === 'appointment' && /dinner|supper/i.test(stop.name))

export function secondDinners({ days }: SeenPlan): Verdict {
  return judged(days, ({ date, stops }) => {
    const dinners = stops.filter(isDinner)
    if (dinners.length < 2) return null
    return `${date} ${dinners.map(({ stop, from }) => `${stop.name} ${clock(from)}`).join(' and ')}`
  })
}

export interface PlacelessMeals extends Verdict {
  /** Meals without a place where nothing fitting was known either. */
  nothingKnown: number
}

/** Each place that would do is offered to one meal only. */
export function placelessMeals(plan: SeenPlan): PlacelessMeals {
  const offered = new Set(plan.planned)
  const meals = plan.days.flatMap((day) =>
    day.stops.filter(({ stop }) => stop.kind === 'meal').map((seen) => ({ day, seen })),
  )
  let nothingKnown = 0
  const verdict = judged(meals, ({ day, seen }) => {
    if (seen.stop.placeId !== null) return null
    const found = nearestFitting(plan, day, seen, offered)
    if (!found) {
      nothingKnown += 1
      return null
    }
    offered.add(found.place.id)
    return `${day.date} ${seen.stop.name} ${clock(seen.from)}: ${found.place.name} is ${Math.round(found.minutes)} minutes away`
  })
  return { ...verdict, nothingKnown }
}

function nearestFitting(
  plan: SeenPlan,
  day: SeenDay,
  seen: SeenStop,
  taken: ReadonlySet<string>,
): { place: Place; minutes: number } | undefined {
  const at = seen.stop.at ?? plan.lodging
  return plan.destination.places
    .filter((place) => isFood(place) && !taken.has(place.id) && fits(plan, place, seen.stop.meal))
    .filter((place) => opensFor(plan, place, day.date, seen.from))
    .map((place) => ({ place, minutes: usualMinutes(metersBetween(at, place.at)) }))
    .filter(({ minutes }) => minutes <= farthest)
    .sort((a, b) => a.minutes - b.minutes)[0]
}

function fits(plan: SeenPlan, place: Place, meal: Meal | null): boolean {
  const diet = dietOf(plan)
  const { kind } = plan.request
  if (diet && !keepsDiet(place, diet)) return false
  if (meal && !(place.meals ?? []).includes(meal)) return false
  if (kind === 'budget' && (place.price ?? 0) >= dearPrice) return false
  if (kind === 'family' && place.children === false) return false
  return kind !== 'step-free' || place.stepFree === true
}

/** Where hours are unknown, a house counts as open at its meals, but not on a holiday. */
function opensFor(plan: SeenPlan, place: Place, date: string, from: number): boolean {
  if (closingHolidayOn(plan.destination.country, date)) return false
  return place.hours === null || isOpen(place.hours, date, from, from + shortestMeal)
}
