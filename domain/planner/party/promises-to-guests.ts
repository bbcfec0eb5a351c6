/** Promises to those who celebrate, need step-free ways or keep halal, and when they hold. */
import { weekdayInWords as weekday } from '../days-in-words.ts'
import { eatsStanding } from '../meals/table-ages.ts'
import type { PlanRequest } from '../schema.ts'
import { isSelfService } from '../tables.ts'
import { travellerObjection } from '../traveller-objections.ts'
import type { PromiseLine } from './promises.ts'
import { mealsOf, type ToldDay, visitsOf } from './told-days.ts'

/** Price level and minutes of a table for a celebration. */
const goodPrice = 2
const unhurried = 60

function hasGoodTable(day: ToldDay): boolean {
  return mealsOf(day, 'dinner').some(
    ({ place, start, end }) =>
      place &&
      (place.price ?? 0) >= goodPrice &&
      end - start >= unhurried &&
      !(eatsStanding(place) || isSelfService(place)),
  )
}

/** The stops for the occasion, each with its day: "dinner at Belcanto on Saturday". */
function ofTheOccasion(days: readonly ToldDay[], { asked }: PlanRequest): string[] {
  const isOfIt = ({ occasion, what }: PlanRequest['asked'][number]) =>
    occasion || what === 'a fine dinner'
  const ids = new Set(asked.filter(isOfIt).flatMap(({ placeIds }) => placeIds.slice(0, 1)))
  return days.flatMap(({ date, stops }) =>
    stops
      .filter(({ place, stop }) => place && ids.has(place.id) && isToldOf(stop.reasons))
      .map(({ stop }) => `${stop.meal ? `${stop.meal} at ` : ''}${stop.name} on ${weekday(date)}`),
  )
}

const isToldOf = (reasons: readonly string[]) =>
  reasons.some((each) => /^(?:For (?:your|the) |Your wish: a fine dinner)/.test(each))

function hasView(day: ToldDay): boolean {
  return visitsOf(day).some(
    ({ place }) => place.kind === 'viewpoint' || place.interests[0] === 'views',
  )
}

const isAllowed = (day: ToldDay, request: PlanRequest) =>
  day.stops.every(
    ({ place }) =>
      !place || request.mustSee.includes(place.id) || travellerObjection(place, request) === null,
  )

export const promisesToGuests: readonly PromiseLine[] = [
  {
    isFor: ({ party }) => party.who.includes('celebration'),
    opening: ({ party }) => `For ${party.occasion ?? 'your celebration'}`,
    promises: [
      {
        says: ofTheOccasion,
        holds: (days, request) => ofTheOccasion(days, request).length > 0,
      },
      { says: () => 'a view over it all', holds: (days) => days.some(hasView) },
      { says: () => 'a good table each evening', holds: (days) => days.every(hasGoodTable) },
    ],
  },
  {
    isFor: ({ party }) => party.stepFree,
    opening: () => 'Step-free',
    promises: [
      {
        says: () => 'what is known to be so comes first',
        holds: (days, { mustSee }) =>
          days.every(({ stops }) =>
            stops.every(
              ({ place }) => place?.stepFree !== false || mustSee.includes(place?.id ?? ''),
            ),
          ),
      },
    ],
  },
  {
    isFor: ({ diets }) => diets.includes('halal'),
    opening: () => 'Halal',
    promises: [
      {
        says: () => 'no bars, breweries or casinos',
        holds: (days, request) => days.every((day) => isAllowed(day, request)),
      },
    ],
  },
]
