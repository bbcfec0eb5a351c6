/**
 * Wind plans: the heights and boats of each day, and the later day to exchange it with. A day that is over is no
 * exchange: what stands last is moved forward to the first calm day.
 */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import { visitStarts } from '../appeal.ts'
import { weekdayInWords } from '../days-in-words.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import type { PlanRequest } from '../schema.ts'
import { asksForAWindPlan } from './weather-asked.ts'

const exposedKinds = new Set<PlaceKind>(['nature', 'viewpoint', 'activity', 'landmark'])
/** Words of exposed places: peaks, cable cars, decks of boats. */
const tellsOfWind =
  /\b(?:(?:strong|high) winds?|in wind|cable ?cars?|cableway|gondola lift|summit|peak|ridge|cliffs?|hikes?|hiking|trail|boats?|ferry|cruise|sail\w*|kayak\w*|surf\w*|balloon|paraglid\w*|chairlift|suspension bridge)\b/i

function isExposed({ kind, setting, name, about, minutes }: Place): boolean {
  if (setting === 'indoor' || minutes < leastMinutes) return false
  return exposedKinds.has(kind) && tellsOfWind.test(`${name} ${about}`)
}

const shutByWind =
  /\b(?:closes?|shuts?|stops?|stands still|does not run|not run|grounded) in (?:strong|high) winds?\b/i

/** Whether its own words say that wind closes it: then each plan names another day. */
const closesInWind = ({ about, moments = [] }: Place) =>
  shutByWind.test([about, ...moments.map(({ says }) => says)].join(' '))

const leastMinutes = 40
const mostTold = 4

export function windPlans(text: string, request: PlanRequest, trip: Trip): string[] {
  const isAsked = asksForAWindPlan(text)
  const days = trip.days.map((day) => ({
    day,
    exposed: exposedOn(day, request).filter((place) => isAsked || closesInWind(place)),
  }))
  const calm = days
    .filter(({ exposed, day }) => exposed.length === 0 && day.stops.length > 0)
    .filter(({ day }) => isAsked || !goesFar(day, request))
  const used = new Set<string>()
  const says = days.flatMap(({ day, exposed }) => {
    if (exposed.length === 0) return []
    const open = calm
      .toSorted((a, b) => Number(used.has(a.day.date)) - Number(used.has(b.day.date)))
      .filter(({ day: { date } }) =>
        exposed.every((place) => visitStarts(place, date, request).length > 0),
      )
    const later = open.find((each) => each.day.date > day.date)
    if (later) used.add(later.day.date)
    const names = listed(exposed.map(({ name }) => name))
    const when = weekdayInWords(day.date)
    const close = exposed.length > 1 ? 'close' : 'closes'
    const too = isAsked
      ? `If ${when} is too windy for ${names}: `
      : `${names} ${close} in strong wind: if ${when} is stormy, `
    if (later) {
      const sheltered = isAsked ? ', whose stops are sheltered' : ''
      return [`${too}swap it with ${weekdayInWords(later.day.date)}${sheltered}.`]
    }
    const [first] = open.toSorted((a, b) => a.day.date.localeCompare(b.day.date))
    if (first) {
      const stands = isAsked
        ? `${names} can be spoiled by wind`
        : `${names} ${close} in strong wind`
      return [
        `${stands}, and ${when} is the last day to go: look at the forecast when you arrive, and swap ${when} with the first clear day, ${weekdayInWords(first.day.date)} or later.`,
      ]
    }
    return [
      isAsked
        ? `${too}leave it to the first calm morning; ask the evening before.`
        : `${too}look for a calm morning before you buy tickets.`,
    ]
  })
  return says.slice(0, mostTold)
}

/** Whether a day goes out of town, and is not easily exchanged. */
function goesFar({ stops }: Day, { places }: PlanRequest): boolean {
  return stops.some(({ placeId }) => places.find(({ id }) => id === placeId)?.dayTrip)
}

function exposedOn({ stops }: Day, request: PlanRequest): Place[] {
  return stops.flatMap(({ placeId }) => {
    const place = request.places.find(({ id }) => id === placeId)
    return place && !isMealPlace(place) && isExposed(place) ? [place] : []
  })
}
