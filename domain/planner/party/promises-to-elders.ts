/** Promises to the very old, with or without grandchildren, and when they hold. */
import { timeInWords } from '../clock.ts'
import { eatsStanding } from '../meals/table-ages.ts'
import type { PlanRequest } from '../schema.ts'
import { isSelfService } from '../tables.ts'
import type { PartyPromise, PromiseLine } from './promises.ts'
import { isRest, isRestAtHome, mealsOf, minutesOut, type ToldDay, visitsOf } from './told-days.ts'
import { wordsFor } from './words-for-them.ts'

const mostMinutesOut = 480
const earlyEvening = 1260
const halfHour = 30
/** Words of climbing, which contradict "nothing to climb". */
const climbs =
  /\b(?:climb(?:s|ing)?|steep|stairs|stairways?|staircase|\w+ steps|scramble|hike|ladders?)\b/i
const late = new Set(['evening', 'night', 'past-midnight', 'late'])

const inTown = (days: readonly ToldDay[]) => days.filter(({ isAway }) => !isAway)

const seatedTables: PartyPromise = {
  says: () => 'tables to sit down at',
  holds: (days) =>
    days.every((day) =>
      mealsOf(day).every(({ place }) => place && !(eatsStanding(place) || isSelfService(place))),
    ),
}

const littleClimbing: PartyPromise = {
  says: () => 'nothing to climb',
  holds: (days, request) =>
    days.every((day) =>
      visitsOf(day).every(
        ({ place }) => !climbs.test(`${place.name} ${wordsFor(place.about, request)}`),
      ),
    ),
}

/** Days without a wish for a late hour. */
function quietDays(days: readonly ToldDay[], { asked, mustSee }: PlanRequest): ToldDay[] {
  const isAsked = (id: string) =>
    mustSee.includes(id) ||
    asked.some(
      ({ when, placeIds, more }) =>
        late.has(when) && (placeIds.includes(id) || more?.includes(id) === true),
    )
  return days.filter(({ stops }) => !stops.some(({ place }) => place && isAsked(place.id)))
}

export const promisesToElders: readonly PromiseLine[] = [
  {
    isFor: ({ party }) => party.who.includes('seniors'),
    opening: (_request, { isPaced }) => (isPaced ? 'At your pace' : 'Unhurried'),
    promises: [
      {
        says: (days) =>
          inTown(days).every(({ stops }) => stops.some(isRestAtHome))
            ? 'a rest in your room every day'
            : 'a rest with a seat every day',
        holds: (days) =>
          inTown(days).length > 0 && inTown(days).every(({ stops }) => stops.some(isRest)),
      },
      {
        says: (days, request) =>
          quietDays(days, request).length < days.length
            ? 'no more than eight hours out, unless you go out in the evening'
            : 'no more than eight hours out a day',
        holds: (days, request) => {
          const quiet = quietDays(days, request)
          return quiet.length > 0 && quiet.every((day) => minutesOut(day) <= mostMinutesOut)
        },
      },
      seatedTables,
      littleClimbing,
      {
        says: (days, request) => {
          const quiet = quietDays(days, request)
          const last = Math.max(...quiet.map(({ back }) => back))
          const but = quiet.length < days.length ? ' but for the evenings that you asked for' : ''
          return `evenings that end by ${timeInWords(Math.ceil(last / halfHour) * halfHour)}${but}`
        },
        holds: (days, request) => {
          const quiet = quietDays(days, request)
          return quiet.length > 0 && quiet.every(({ back }) => back <= earlyEvening)
        },
      },
    ],
  },
  {
    isFor: ({ party }) => party.elderly && party.children,
    opening: () => 'With grandparents along',
    promises: [seatedTables, littleClimbing],
  },
]
