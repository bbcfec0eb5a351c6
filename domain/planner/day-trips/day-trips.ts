/**
 * Day trips, with the way there and back: which ones a stay has days for, and on which day each goes. A day has at
 * most one, and the town's own stops only in the evening after it.
 */

import { allSaid } from '#domain/places/moments.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import { appeal, objection, visitStarts } from '../appeal.ts'
import { isWished } from '../asked/asked-starts.ts'
import { roomBesideWishes } from '../asked/trips-beside-wishes.ts'
import { hoursOf } from '../day-hours.ts'
import { fitsDiet } from '../diets.ts'
import {
  backFromEvening,
  eveningTrip,
  hasEvening,
  isOpenThen,
  mealsOnEvening,
} from '../evening-trips.ts'
import { mustNotMiss, unmissable } from '../first-things.ts'
import { toNextMark } from '../marks.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import { openSpans } from '../open-spans.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { isFavourite } from '../worth/travellers.ts'
import { datesByPreference, worthSeeing } from './day-trip-dates.ts'
import { lengthsOfTrip } from './full-day-trips.ts'
import { type DayTrip, lunchThere, type PlannedDayTrip } from './planned-day-trip.ts'
import { isItsWorstDay, saidNotToGo, saidToLeave } from './trip-leaves.ts'

/** Minute of the day from which the evening after a trip is for the town; earlier where one is back and has rested. */
export const eveningAfterTrip = 1020
export const restAfterTrip = 40
/** Minutes of a visit from which a meal is part of it. */
const mealIncluded = 240
const earliest = 360
const usualStart = 480
const longestAway = 960
const anyHour = { from: 0, to: 1440 }
/** Minutes before an evening trip leaves after which no appointment may begin. */
const beforeLeaving = 120
const leastDays = 3
const daysATrip = 3
const cityDayMinutes = 420
/** Shortest stay in days that has a day for places nearly as great as an icon. */
const longStay = 4
const nearlyAnIcon = 0.8
/** Points on renown: sights in town that are so much less known do not compete with a famous trip. */
const farAboveLesser = 0.2
/** A day that begins by `from` and ends after `to` counts as whole. */
const latestWhole = { from: 660, to: 1140 }
const wayToIcon = 30
const worthADay = 0.45
/** Renown (0 to 1) from which a trip fills a day that lesser sights would fill otherwise. */
const worthASpareDay = 0.3
/** Longest way (minutes) to a trip that nobody asked for; less with children, on foot, or in a short stay. */
const farUnasked = 150
const farAndGentle = 100
/** Longest way in minutes to an icon for those who take it slowly. */
const shortWay = 60
/** Price level from which a trip is expensive for those who save. */
const dearTour = 2
const strictDiets = new Set(['halal', 'kosher'])
/** Daily high in °C from which one stays in the shade. */
const tooHot = 34
const latestThere = 705
const tooCold = 3
const worthTheFrost = 0.55
const mild = 20
const dangerousHeat = 40
const dangerousFrost = -12

export function dayTripOf(place: Place): DayTrip | null {
  return place.dayTrip ?? null
}

/** Minutes at the goal, with time for a meal where the visit is too short to include one. */
function minutesThere({ minutes }: Place): number {
  return toNextMark(minutes >= mealIncluded ? minutes : minutes + lunchThere)
}

/** Chooses trips and their dates: first those asked for by name, then the best that the days leave room for. */
export function assignDayTrips(
  request: PlanRequest,
  /** Which places may claim a day for being an icon: a repair adds none that was not in the plan. */
  mayClaim: (placeId: string) => boolean = () => true,
): PlannedDayTrip[] {
  const trips = request.places.filter((place) => place.dayTrip)
  if (trips.length === 0) return []
  const isNamed = ({ id }: Place) =>
    request.mustSee.includes(id) || request.locked.some(({ placeId }) => placeId === id)
  const named = trips.filter(isNamed)
  const isIcon = (place: Place) =>
    (isIconOfStay(place, request) || isWhatWasWished(place, request)) && mayClaim(place.id)
  const others = trips
    .filter((place) => !isNamed(place) && suits(place, request, isIcon(place)))
    .toSorted((a, b) => worth(b, request) - worth(a, request))
  const icons = others.filter(isIcon)
  const planned: PlannedDayTrip[] = []
  for (const place of named) push(planned, place, request)
  const fill = (places: readonly Place[], roomFor: (place: Place) => number) => {
    for (const place of places) {
      if (planned.length >= roomFor(place)) continue
      if (planned.some((trip) => trip.place.id === place.id)) continue
      if (isOneMoreOfAKind(place, planned)) continue
      push(planned, place, request, (day) =>
        isIcon(place) ? isPossibleOn(day) : isGoodFor(place, day),
      )
    }
  }
  // An icon gets its day even where the town's own icons would fill all of them.
  const { length } = request.days
  fill(icons, (place) => Math.floor(length / (isWhatWasWished(place, request) ? 2 : daysATrip)))
  const inTown = (place: Place) => minutesInTown(place, request)
  fill(others, (place) =>
    Math.min(roomFor(place, request), roomBesideWishes(place, request, inTown)),
  )
  return planned
}

/** Whether the trip repeats the kind of one planned (a second lake), unless it is an icon. */
function isOneMoreOfAKind({ kind, essential }: Place, planned: readonly PlannedDayTrip[]): boolean {
  return essential < mustNotMiss && planned.some(({ place }) => place.kind === kind)
}

/** Whether a place is an icon that a stay of this length must not miss, whatever the way. */
function isIconOfStay({ essential }: Place, { days }: PlanRequest): boolean {
  if (essential >= mustNotMiss) return days.length >= leastDays
  return essential >= nearlyAnIcon && days.length >= longStay
}

/** Whether a trip meets a liking that was said, in a stay long enough: a valley of vineyards for wine. */
function isWhatWasWished(place: Place, request: PlanRequest): boolean {
  const { days, asked } = request
  const way = place.dayTrip?.minutesEachWay ?? 0
  // The great sights of a subject that was named, also in a short stay: the pyramids for archaeology.
  if (place.essential >= nearlyAnIcon && way <= farUnasked && isWished(place, request))
    return days.length >= leastDays
  if (days.length < longStay || place.essential < worthAWish || way > farAndGentle) return false
  const said = `${place.name} ${place.offers?.join('; ') ?? allSaid(place)}`.toLowerCase()
  return asked.some(({ what, daily }) => {
    const word = what.replace(/^(?:an?|the|some) /i, '').toLowerCase()
    return !daily && word.length >= leastLetters && said.includes(word)
  })
}

const worthAWish = 0.5
const leastLetters = 4

/** Whether a trip that nobody asked for suits this party, at this price. */
function suits(place: Place, request: PlanRequest, isIcon: boolean): boolean {
  const { party, pace, days, excursions } = request
  if (objection(place, request) !== null) return false
  // On a tour of cities only the most famous places, where the stay is long.
  const isWorthATour = place.essential >= unmissable && days.length >= longStay
  if (excursions === 'asked' && !isWorthATour) return false
  // On a small budget no tour and no driver unasked.
  const isPaidRide = place.dayTrip?.by === 'tour' || place.dayTrip?.by === 'drive'
  const isDear = isPaidRide || (place.price ?? dearTour) >= dearTour
  if (request.freeShare > 0 && isDear && !isWished(place, request)) return false
  const way = place.dayTrip?.minutesEachWay ?? 0
  const isGentle =
    party.naps || party.shortWalks || party.elderly || party.stepFree || pace === 'slow'
  // Those who walk little, nap or take it slowly are spared hours in trains.
  if (isIcon) return !isGentle || way <= (isWished(place, request) ? farAndGentle : shortWay)
  // A kitchen for halal or kosher food is not found on the way.
  if (isGentle || eatsInTown(request)) return false
  // Teenagers go far only for what they like.
  if (party.who.includes('teenagers') && !isFavourite(place, request)) return false
  const isWanted =
    request.wantedKinds.includes(place.kind) ||
    (days.length >= longStay && place.interests.some((each) => request.interests.includes(each)))
  if (request.wantedKinds.length > 0 && !isWanted) return false
  const isShort = days.length < 5 && !isWhatTheyLove(place, request)
  if (way > (party.children || isShort ? farAndGentle : farUnasked)) return false
  if (place.essential >= worthADay) return true
  // The stay is longer than what in town is as well known as the trip takes.
  return place.essential >= worthASpareDay && days.length > daysForTheCity(request, place.essential)
}

/** Whether a trip is about an interest that was named: a temple by the sea for those who like ruins. */
function isWhatTheyLove(place: Place, request: PlanRequest): boolean {
  const [subject] = place.interests
  return isWished(place, request) || (subject !== undefined && request.interests.includes(subject))
}

/** Whether a diet is met by tables in town, and so can't be counted on elsewhere. */
function eatsInTown({ diets, places }: PlanRequest): boolean {
  if (!diets.some((diet) => strictDiets.has(diet))) return false
  return places.some((place) => !place.dayTrip && isMealPlace(place) && fitsDiet(place, diets))
}

function worth(place: Place, request: PlanRequest): number {
  return Math.max(...request.days.map((day) => appeal(place, request, day)))
}

/**
 * How many trips the town leaves days for: those that its own sights do not fill, at most half. On a longer stay a
 * famous trip comes before the town's lesser sights.
 */
function roomFor(trip: Place, request: PlanRequest): number {
  const { essential } = trip
  const { days: all } = request
  // A day of arrival or departure is no spare day; one that begins late is.
  const days = all.filter(
    ({ from = 0, to = latestWhole.to }) => from <= latestWhole.from && to >= latestWhole.to,
  )
  if (days.length < leastDays) return 0
  // For lovers of its subject a trip comes before everything in town that is less known.
  const above = isWhatTheyLove(trip, request) ? 0 : farAboveLesser
  const lesser = days.length >= longStay ? essential - above : 0
  const least = essential < worthADay ? essential : Math.max(worthSeeing, lesser)
  return Math.min(days.length - daysForTheCity(request, least), Math.floor(days.length / 2))
}

/** Kinds for meals and evenings, which fill no day. */
const ofMealsAndEvenings = new Set<Place['kind']>(['restaurant', 'cafe', 'nightlife', 'stage'])

/** How many days a town fills with open sights of at least this renown. */
function daysForTheCity(request: PlanRequest, least: number): number {
  const minutes = request.places
    .filter((place) => place.essential >= least)
    .reduce((sum, place) => sum + minutesInTown(place, request), 0)
  return Math.max(1, Math.ceil(minutes / cityDayMinutes))
}

/** Minutes that a sight in town takes with its way; 0 where it can't be seen on these days. */
function minutesInTown(place: Place, request: PlanRequest): number {
  const isSeen =
    !place.dayTrip &&
    !ofMealsAndEvenings.has(place.kind) &&
    objection(place, request) === null &&
    request.days.some(({ date }) => visitStarts(place, date, request).length > 0)
  return isSeen ? place.minutes + wayToIcon : 0
}

/** Whether a trip that nobody asked for can go on a day: not on a holiday, and not into heat or frost. */
function isGoodFor({ setting, essential, dayTrip }: Place, day: PlanDay): boolean {
  const { holiday, weather, from = 0 } = day
  const high = weather?.high ?? mild
  if (dayTrip && isItsWorstDay(dayTrip, day.date)) return false
  // A late start to a far goal would end late at night.
  if (from + (dayTrip?.minutesEachWay ?? 0) > latestThere) return false
  // A winter trip to the north is for what lies outdoors.
  const cold = essential >= worthTheFrost ? dangerousFrost : tooCold
  return !holiday && (setting === 'indoor' || (high < tooHot && high > cold))
}

/** Whether a trip that was asked for is possible on a day: frost and heat are accepted as far as they are safe. */
function isPossibleOn({ holiday, weather }: PlanDay): boolean {
  const high = weather?.high ?? mild
  return !holiday && high < dangerousHeat && high > dangerousFrost
}

function push(
  planned: PlannedDayTrip[],
  place: Place,
  request: PlanRequest,
  isGood: (day: PlanDay) => boolean = () => true,
): boolean {
  const taken = new Set(planned.map(({ date }) => date))
  const good = new Set(request.days.filter(isGood).map(({ date }) => date))
  const found = datesByPreference(request, taken)
    .filter((date) => good.has(date) && !taken.has(date))
    .flatMap((date) => fitOn(place, date, request) ?? [])[0]
  if (found) planned.push(found)
  return found !== undefined
}

function fitOn(place: Place, date: string, request: PlanRequest): PlannedDayTrip | null {
  for (const minutes of lengthsOfTrip(place, minutesThere(place), request)) {
    const planned = fitFor(minutes, place, date, request)
    if (planned) return planned
  }
  return null
}

function fitFor(
  minutes: number,
  place: Place,
  date: string,
  request: PlanRequest,
): PlannedDayTrip | null {
  const trip = place.dayTrip
  const day = request.days.find((each) => each.date === date)
  if (!(trip && day)) return null
  const lock = request.locked.find(({ placeId }) => placeId === place.id)
  if (lock && lock.date !== date) return null
  if (saidNotToGo(trip, date)) return null
  const evening = eveningTrip(place, date, request)
  const byNight = evening && fitOnEvening(place, day, evening.leaves, request)
  // A place described for the evening alone offers nothing by day.
  if (byNight || evening?.isBound) return byNight
  const way = toNextMark(trip.minutesEachWay)
  const away = minutes + 2 * way
  if (away > longestAway) return null
  const hours = hoursOf(day, request)
  const settled = request.appointments
    .filter((appointment) => appointment.date === date)
    .map(({ start }) => start)
  const others = request.locked
    .filter((other) => other.date === date && other.placeId !== place.id)
    .map(({ start }) => start ?? 0)
  const until = Math.min(hours.to, ...settled, ...others)
  const starts = visitStarts(place, date, request)
  // A tour that leaves in the night is bound by no doors.
  const doors = place.hours === null && starts.length > 0 ? [anyHour] : openSpans(place, date)
  // Leaves when tours do, at the usual hour, or as early as a long way or early doors need, unless an hour was said.
  const said = saidToLeave(trip)
  const usual = [Math.min(hours.from, usualStart), earliest]
  const isSaid = said !== null && day.from === undefined
  const froms = day.from === undefined ? [...(said === null ? [] : [said]), ...usual] : [day.from]
  const leaves = froms
    .flatMap((from) =>
      (isSaid && from === said ? doors : starts).flatMap((span) => {
        const start = toNextMark(Math.max(from, span.from - way))
        return start + way <= span.to && start + away <= until ? [start] : []
      }),
    )
    .at(0)
  const meals: Meal[] = request.meals.lunch ? ['lunch'] : []
  return leaves === undefined
    ? null
    : { place, trip, date, leaves, away, minutes, meals, isEvening: false }
}

/** A trip on the evening of a day without other evening plans. */
function fitOnEvening(
  place: Place,
  day: PlanDay,
  leaves: number,
  request: PlanRequest,
): PlannedDayTrip | null {
  const { date } = day
  const trip = place.dayTrip
  if (!trip) return null
  const way = toNextMark(trip.minutesEachWay)
  const minutes = toNextMark(place.minutes)
  const away = minutes + 2 * way
  const back = leaves + away
  const settled = [...request.appointments, ...request.locked].some(
    (each) => each.date === date && each.start !== undefined && each.start > leaves - beforeLeaving,
  )
  if (settled || back > backFromEvening(place, request) || !hasEvening(day, back)) return null
  if (leaves < (day.from ?? hoursOf(day, request).from)) return null
  if (!isOpenThen(place, date, leaves + way)) return null
  const meals = mealsOnEvening({ leaves, away }, request)
  return { place, trip, date, leaves, away, minutes, meals, isEvening: true }
}
