/** Says in words why a stop is in the plan: what the catalogue says of it first, then what is true today. */
import type { Place } from '#domain/places/schema.ts'
import type { TravelLeg } from '#domain/routing/travel-estimate.ts'
import { isHot, isWet } from '#domain/weather/weights.ts'
import { kindInWords } from './appeal.ts'
import { timeInWords } from './clock.ts'
import type { DayVisit } from './day-problem.ts'
import { dayTripOf } from './day-trips.ts'
import { allergensIn, dietsInWords, openMealReason } from './diets.ts'
import { isThereAtSunset, seasonFit } from './outdoors.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

const nextDoorMinutes = 12
const longReasons = 4
const longAbout = 220
const noon = 735
/** Who sets out by then and is done by noon was there before the heat. */
const lateMorning = 660
const heatBegins = 720

/** A stop as it is told: the way there, and its time by the clock of the day. */
export interface ToldVisit {
  leg: Pick<TravelLeg, 'minutes' | 'mode'>
  start: number
  minutes: number
}

export function reasonsFor(
  visit: DayVisit,
  stop: ToldVisit,
  day: PlanDay,
  request: PlanRequest,
): string[] {
  if (visit.appointment) return ['You have this arranged.']
  const { place } = visit
  const kitchen = visit.meal ? askTheKitchen(request) : []
  if (!place) return [...openMeal(visit, stop, request), ...kitchen]
  const told = [
    ...(visit.locked
      ? ['You fixed it here.']
      : request.mustSee.includes(place.id)
        ? ['You asked for it.']
        : []),
    inShort(place.about),
  ]
  const today = [
    ...kitchen,
    ...howToGet(place),
    ...holidayOf(place, day),
    ...light(visit, place, stop, day, request),
    ...tastes(place, request),
    ...(visit.meal ? table(place, request) : []),
    ...weather(place, stop, day),
  ]
  return [...told, ...today].slice(0, Math.max(longReasons, told.length + kitchen.length + 1))
}

/** A meal without a restaurant: where one is then, and what to look for. */
function openMeal({ meal, around }: DayVisit, { leg }: ToldVisit, request: PlanRequest): string[] {
  if (request.diets.length > 0 && meal) return [openMealReason(meal, request.diets)]
  const where = around ? `around ${around.name}` : 'near your lodging'
  const near = leg.minutes <= nextDoorMinutes ? 'where you are then' : 'on your way'
  return [`Time for ${meal} ${where}, ${near}.`]
}

function askTheKitchen({ diets }: PlanRequest): string[] {
  const allergens = allergensIn(diets)
  return allergens ? [`Ask the kitchen about ${allergens} before you order.`] : []
}

/** The catalogue's own words, the whole of them or as many sentences as are read at a glance. */
function inShort(about: string): string {
  if (about.length <= longAbout) return about
  const sentences = about.match(/[^.!?]+[.!?]+(?:\s|$)/g) ?? [about]
  let text = ''
  for (const sentence of sentences) {
    if (text && text.length + sentence.length > longAbout) break
    text += sentence
  }
  return text.trim().slice(0, 500)
}

function howToGet(place: Place): string[] {
  const trip = dayTripOf(place)
  if (!trip) return []
  return [trip.how, ...(trip.bookAhead ? ['Book it days ahead.'] : [])]
}

function holidayOf({ id }: Place, { holiday }: PlanDay): string[] {
  if (!holiday?.check.includes(id)) return []
  // A fast or the eve of a feast changes hours, too, though nobody has the day off.
  return [
    /Ramadan|Eve$|^26 December/.test(holiday.name)
      ? `Check its hours: ${holiday.name}.`
      : `Check: public holiday (${holiday.name}).`,
  ]
}

function light(
  { prime }: DayVisit,
  { bestTime, kind, setting }: Place,
  stop: ToldVisit,
  day: PlanDay,
  request: PlanRequest,
): string[] {
  if (bestTime === 'sunset') {
    const sunset = isThereAtSunset(stop, day.date, request)
    return sunset === null ? [] : [`The sun sets at ${timeInWords(sunset)}, while you are there.`]
  }
  if (!prime || kind === 'cafe' || kind === 'restaurant' || kind === 'nightlife') return []
  switch (bestTime) {
    case 'morning':
      return stop.start < noon ? ['Early, when it is at its best.'] : []
    case 'midday':
      return ['In the middle of the day, when it is at its best.']
    case 'afternoon':
      return setting === 'outdoor'
        ? ['In the afternoon light, when it is at its best.']
        : ['In the afternoon, when it is at its best.']
    case 'evening':
      return ['Best in the evening, when you are there.']
    case 'night':
      return ['After dark, as it should be seen.']
    default:
      return []
  }
}

function tastes(place: Place, request: PlanRequest): string[] {
  if (request.wantedKinds.includes(place.kind)) {
    return [`You asked for ${kindInWords(place.kind)}.`]
  }
  const shared = place.interests.filter((each) => request.interests.includes(each))
  if (shared.length > 0) return [`For your interest in ${listed.format(shared)}.`]
  if (request.party.children && place.children === true) return ['Children enjoy it.']
  return []
}

function table({ hours, kind }: Place, { diets, cuisines }: PlanRequest): string[] {
  const suits = diets.length > 0 ? [`Known to suit: ${dietsInWords(diets).words}.`] : []
  const known = hours !== null && kind !== 'market' && cuisines.length === 0
  return [...suits, ...(known && suits.length === 0 ? ['Open at this hour.'] : [])]
}

function weather(place: Place, { start, minutes }: ToldVisit, day: PlanDay): string[] {
  const season = seasonFit(place, day.weather).says
  if (season) return [season]
  const isFood = place.kind === 'restaurant' || place.kind === 'cafe'
  if (isWet(day.weather) && place.setting === 'indoor' && !isFood) {
    return ['Indoors, on a day that may well be wet.']
  }
  if (!isHot(day.weather)) return []
  if (place.setting === 'outdoor' && start < lateMorning && start + minutes <= heatBegins) {
    return ['Before the heat of the day.']
  }
  return place.setting === 'indoor' && start < 960 && start + minutes > noon
    ? ['Indoors while it is hottest.']
    : []
}

const listed = new Intl.ListFormat('en-GB')
