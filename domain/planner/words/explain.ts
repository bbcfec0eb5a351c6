/** The words at a stop: what the catalogue says of it first, then what is true on that day. */

import type { Place } from '#domain/places/schema.ts'
import type { TravelLeg } from '#domain/routing/travel-estimate.ts'
import { daylight } from '#domain/sun/daylight.ts'
import { visitStarts } from '../appeal.ts'
import { timeInWords } from '../clock.ts'
import { dayTripOf } from '../day-trips/day-trips.ts'
import { doorToDoor } from '../day-trips/trip-leaves.ts'
import type { DayVisit } from '../day-visit.ts'
import {
  allergensIn,
  dietsInWords,
  fitsDiet,
  isForBoth,
  isSabbathAt,
  withoutAllergies,
} from '../diets.ts'
import { everydayDiets } from '../foods/everyday-diets.ts'
import { meatlessDish } from '../foods/meatless-dishes.ts'
import { lightWords, outOfSeason, weatherWords } from '../light-words.ts'
import { isForADiet } from '../meals/diet-houses.ts'
import { isFastingTown, lunchOutOfSight, servesByDay } from '../meals/lunch-in-ramadan.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import { kitchenOpens } from '../meals/meal-times.ts'
import { mealInTown, mealOnATrip } from '../meals/open-meals.ts'
import { sunOver } from '../opening/outdoors.ts'
import { isForOthers, wordsFor } from '../party/words-for-them.ts'
import { isNoTable } from '../problem/meal-rules.ts'
import { ridesThere } from '../rides-there.ts'
import { unknownStartWords } from '../said/curtain.ts'
import { outOfBloom } from '../said/flowers.ts'
import { wordsOfTheHour } from '../said/hour-words.ts'
import { marketAtTheDoor } from '../said/market-at-the-door.ts'
import { wordsOfTheSeason } from '../said/season-words.ts'
import { stopsThere } from '../said/stops-there.ts'
import { heldMoments, inWords, momentsForAnyone } from '../said/told-moments.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { tableFit } from '../tables.ts'
import { nearestTable, whereToEat } from '../where-to-eat.ts'
import { isTourOfAHouse } from '../worth/seats.ts'
import { inShort } from './in-short.ts'
import { tastes, wishOf } from './wish-tags.ts'

const longReasons = 4
const evening = 1020

/** Minutes around a feast's gathering or the sunset within which a stop is told with it. */
const aWhileBefore = 120

/** A stop as told: the way there, and its time. */
export interface ToldVisit {
  leg: Pick<TravelLeg, 'minutes' | 'mode'>
  start: number
  minutes: number
  /** Of a day trip with lunch in the middle, the share of the visit before lunch (0 to 1); all of it where left out. */
  share?: number
}

export function reasonsFor(
  visit: DayVisit,
  stop: ToldVisit,
  day: PlanDay,
  request: PlanRequest,
): string[] {
  if (visit.appointment?.proposed) {
    return [
      'At the hour you said, at the table known here that fits best what you asked for: book it, or name another.',
    ]
  }
  if (visit.appointment) return [visit.appointment.says ?? 'You have this arranged.']
  const { place } = visit
  // A meal that is brought, or still to be found, has no kitchen to ask.
  if (!place) return openMeal(visit, stop, day, request)
  const asked = visit.meal ? askTheKitchen(request) : []
  const { gathering } = day
  const inSeason = wordsOfTheSeason(place.about, day.date, place.at)
  // The text of a day trip has its hours.
  const about = place.dayTrip
    ? inSeason
    : wordsOfTheHour(inSeason, stop, sunOver(request, day.date))
  const moments = heldMoments(place, stop, day, request).filter(
    ({ says }) => !isForOthers(says, request),
  )
  const stops = stopsThere(place, request, stop.share)
  const told = [
    ...notStepFree(place, request),
    ...(gathering?.placeId === place.id && stop.start >= gathering.from - aWhileBefore
      ? [gathering.says]
      : []),
    ...(visit.locked ? ['You fixed it here.'] : wishOf(place, stop, day, request)),
    inShort(visit.meal && request.party.children ? about : wordsFor(about, request)),
    ...stops,
    ...inWords(moments),
    ...unknownStartWords(place, stop),
    ...(visit.meal ? [] : marketAtTheDoor(place, day.date, request)),
    ...ridesThere(place, stop.start, day.date, request.places),
  ]
  const today = [
    ...asked,
    ...howToGet(place, stop),
    ...holidayOf(place, visit, stop, day, request),
    ...lightWords(visit, { place, stop, moments }, day, request),
    ...tastes(place, stop, day, request),
    ...(visit.meal ? table(place, request, day) : []),
    ...[outOfBloom(place, day.date)].filter((says) => says !== null),
    ...outOfSeason(place, day),
    ...weatherWords(place, stop, day),
  ]
  // The way there is not counted into the length of the text.
  const most = longReasons + stops.length
  return [...told, ...today].slice(0, Math.max(most, told.length + asked.length + 1))
}

/** A note for those who need step-free access: a named place stays in the plan all the same. */
function notStepFree({ stepFree }: Place, { party }: PlanRequest): string[] {
  return party.stepFree && stepFree === false
    ? ['Not step-free: ask which part can be reached, and decide before you book.']
    : []
}

/**
 * The reasons of a stop that hold for anybody: of the place, the way and the day, and nothing of the travellers. A
 * shared link shows these instead of the trip's own.
 */
export function reasonsForAnyone(
  place: Place,
  time: Pick<ToldVisit, 'start' | 'minutes'>,
  day: Pick<PlanDay, 'date' | 'weather'> & { zone: string },
): string[] {
  const sun = daylight(place.at, day.date, day.zone)
  return [
    inShort(place.about),
    ...stopsThere(place),
    ...momentsForAnyone(place, { ...time, date: day.date, sun }),
    ...howToGet(place, time),
    ...weatherWords(place, time, day),
  ]
}

/** Points of `tableFit` below which a table is not named to look for. */
const leastFit = -120

/** The words of a meal without a restaurant: where one is then, and what to look for. */
function openMeal(
  { meal, around }: DayVisit,
  { start }: ToldVisit,
  day: PlanDay,
  request: PlanRequest,
): string[] {
  const { date } = day
  const kind = meal ?? 'lunch'
  if (around?.dayTrip) return [mealOnATrip(kind, around, request.diets)]
  const at = around?.at ?? request.lodging
  const isOpen = (place: Place) =>
    !isNoTable(place, request) &&
    tableFit(place, kind, request) >= leastFit &&
    kitchenOpens(place, kind, request) <= start &&
    visitStarts(place, date, request).some(({ from, to }) => from <= start && start <= to)
  const looking = { ...request, at, isOpen }
  if (request.diets.length > 0 && meal) {
    const isSabbath = kosherKitchensAreShut(start, date, request)
    return whereToEat(meal, { ...looking, isSabbath })
  }
  if (kind === 'lunch' && isFastingTown(day, request)) return [lunchOutOfSight]
  return [mealInTown(kind, around, nearestTable(looking) ?? null)]
}

/** Whether the party keeps kosher and kosher kitchens are shut at that minute. */
export function kosherKitchensAreShut(start: number, date: string, request: PlanRequest): boolean {
  const sun = sunOver(request, date)
  return request.diets.includes('kosher') && sun !== null && isSabbathAt(start, date, sun)
}

function askTheKitchen({ diets }: PlanRequest): string[] {
  const allergens = allergensIn(diets)
  return allergens ? [`Ask the kitchen about ${allergens} before you order.`] : []
}

const bookings: Readonly<Record<NonNullable<Place['booking']>, readonly string[]>> = {
  needed: ['Only with an hour that was booked beforehand.'],
  tour: ['Only with a guided tour: book one.'],
  seats: ['Buy seats beforehand.'],
  advised: [],
}

function toBook(place: Place, booking: NonNullable<Place['booking']>): string[] {
  if (booking === 'needed' && isMealPlace(place)) return ['Book a table long ahead.']
  if (booking === 'needed' && place.kind === 'theme-park')
    return ['Buy a ticket for the day beforehand.']
  return [...bookings[booking]]
}

/** Whether the place's own text says to book, so that it is not said twice. */
function saysToBook({ about }: Place): boolean {
  return ofBooking.test(inShort(about))
}

const ofBooking =
  /\b(?:book(?:ed|ing)?|reserv(?:e|ed|ation)|timed tickets?|tickets? (?:sell|sold) out)\b/i

function howToGet(place: Place, { start }: Pick<ToldVisit, 'start'>): string[] {
  const trip = dayTripOf(place)
  if (isTourOfAHouse(place, start)) return []
  if (!trip) return place.booking && !saysToBook(place) ? toBook(place, place.booking) : []
  return [trip.how, ...doorToDoor(trip), ...(trip.bookAhead ? ['Book it days ahead.'] : [])]
}

function holidayOf(
  place: Place,
  { meal }: DayVisit,
  stop: ToldVisit,
  day: PlanDay,
  request: PlanRequest,
): string[] {
  const { holiday } = day
  if (meal && holiday?.name === 'Ramadan') return inRamadan(place, stop, day, request)
  if (!holiday?.check.includes(place.id)) return []
  if (meal && /^Christmas (?:Eve|Day)$/.test(holiday.name)) {
    const then = stop.start >= evening ? 'tonight' : 'today'
    return [`Few kitchens are open ${then}: call now, or book the dining room of a hotel.`]
  }
  // Ramadan and eves of feasts change hours, too, without being holidays.
  const isDayOff =
    holiday.isPublic && !/Ramadan|Eve$|^December 26|^Carnival$|^Easter Sunday$/.test(holiday.name)
  return [
    isDayOff ? `Check: public holiday (${holiday.name}).` : `Check its hours: ${holiday.name}.`,
  ]
}

/** The note on a kitchen in Ramadan: by day it may be shut; at sunset it is full. */
function inRamadan(
  place: Place,
  { start, minutes }: ToldVisit,
  day: PlanDay,
  request: PlanRequest,
): string[] {
  const { kind, about, booking } = place
  const sunset = sunOver(request, day.date)?.sunset ?? 0
  if (start + minutes < sunset) {
    if (!isFastingTown(day, request)) return []
    return servesByDay(place)
      ? ['It is a house for visitors: in Ramadan ask before you go whether it serves by day.']
      : ['In Ramadan it may open only at sunset: call before you go, or eat at a hotel.']
  }
  if (start > sunset + aWhileBefore) return []
  const iftar = `Iftar is at ${timeInWords(sunset)}`
  const hasTables = kind !== 'market' && (booking !== undefined || !ofStalls.test(about))
  if (!hasTables)
    return [`${iftar}: then the stalls break the fast themselves, and serve again after it.`]
  return start <= sunset + atTable
    ? [`${iftar}: book the table for it.`]
    : [`${iftar}: you come after it, so book for ${timeInWords(start)}.`]
}

/** Minutes after sunset within which a dinner counts as the meal of sunset. */
const atTable = 10
const ofStalls = /\b(?:stalls?|carts?|counters?|standing|sidewalk|takeaway)\b/i

function table(
  place: Place,
  { diets, cuisines, mixedTable, places }: PlanRequest,
  { holiday }: PlanDay,
): string[] {
  const { id, hours, kind } = place
  // A diet that the whole town keeps is told once for the plan.
  const everyday = everydayDiets(places)
  const met = diets.filter((diet) => fitsDiet(place, [diet]) && !everyday.has(diet))
  const both = mixedTable && !isForADiet(place) ? ', and who eats everything' : ''
  const kept = withoutAllergies(diets)
  const dish = mixedTable && !fitsDiet(place, kept) && isForBoth(place, kept) && meatlessDish(place)
  if (dish) return [`For both of you: it tells of ${dish}, too, so ask what has no meat in it.`]
  const suits = met.length > 0 ? [`Known to suit: ${dietsInWords(met).words}${both}.`] : []
  // Hours that have to be checked that day are not promised.
  const isSure = !holiday?.check.includes(id)
  const known = hours !== null && kind !== 'market' && cuisines.length === 0 && isSure
  return [...suits, ...(known && suits.length === 0 ? ['Open at this hour.'] : [])]
}
