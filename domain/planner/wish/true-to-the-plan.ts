/**
 * Corrects statements made before the days were planned: a tour that no evening has, houses "left out" that are
 * planned, a sight told for its town.
 */
import type { Destination, Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import { plain } from '../asked/told-by.ts'
import type { PlanAnswer } from './answer.ts'

interface Stands {
  trip: Trip
  text: string
  places: ReadonlyMap<string, Place>
}

export function trueToThePlan(
  answer: PlanAnswer,
  text: string,
  bySlug: ReadonlyMap<string, Destination>,
): PlanAnswer {
  const { trip } = answer
  if (!trip) return answer
  const towns = trip.stays.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  const places = new Map(towns.flatMap((town) => town.places.map((place) => [place.id, place])))
  const lit = withLights(answer, { trip, text, places })
  const stands = { trip: lit.trip ?? trip, text, places }
  return {
    ...lit,
    assumed: lit.assumed
      .filter((says) => !isInNoDay(says, stands))
      .map((says) => withoutPromise(says, stands)),
    unmet: lit.unmet.map((says) => notDenied(says, stands)),
    trip: withTownsNamed(stands, answer),
  }
}

const ofLights = /^Northern lights: /
const promised =
  /one evening has (?<tour>.+?), and the others are free from about half past eight for a second try/

/** A northern lights tour that no evening has is told for the clearest free evening, and not as lack of room. */
function withLights(answer: PlanAnswer, { trip }: Stands): PlanAnswer {
  const note = answer.assumed.find((says) => ofLights.test(says))
  if (note === undefined) return answer
  const tour = promised.exec(note)?.groups?.tour
  const isPlanned = trip.days.some(({ stops }) => stops.some(({ name }) => name === tour))
  const unmet = answer.unmet.filter((says) => !/^You asked for northern lights\b/i.test(says))
  if (tour === undefined || isPlanned) return { ...answer, unmet }
  const kept = `evenings are free from about half past eight, and ${tour} is for the clearest of them`
  return {
    ...answer,
    assumed: answer.assumed.map((says) => (says === note ? says.replace(promised, kept) : says)),
    unmet,
    trip: {
      ...trip,
      leftOut: trip.leftOut.map((each) =>
        each.name === tour
          ? { ...each, reason: 'It is for the clearest night: your evenings are free for it.' }
          : each,
      ),
    },
  }
}

/** Whether a sentence "… is in since you asked for it" is about a place that found no room. */
function isInNoDay(says: string, { trip }: Stands): boolean {
  const name = /^(.+) costs more than the rest of these days, and is in since/.exec(says)?.[1]
  return (
    name !== undefined && trip.days.every(({ stops }) => stops.every((stop) => stop.name !== name))
  )
}

const leftOutHouses = / Houses that are known for it are left out\./

/** Removes the statement that bars are left out where a street of bars is planned. */
function withoutPromise(says: string, { trip, places }: Stands): string {
  if (!(leftOutHouses.test(says) && ofDrinks.test(says))) return says
  const isAmong = trip.days.some(({ stops }) =>
    stops.some(({ placeId }) => places.get(placeId ?? '')?.kind === 'nightlife'),
  )
  return isAmong
    ? says.replace(leftOutHouses, ' Bars are in for their music and their evening alone.')
    : says
}

const ofDrinks = /^No [^:]*\b(?:alcohol|drinks?|wines?|beers?|cocktails?|spirits)\b/i

const noneKnown = /^You asked for (?<what>[^:]+): Piri knows none in (?<town>[^.]+)\./
const shortest = 5

/** Corrects "knows none" where a stop or a left-out place has that name. */
function notDenied(says: string, { trip }: Stands): string {
  const { what } = noneKnown.exec(says)?.groups ?? {}
  const thing = what
    ?.split(/[ -]/)
    .at(-1)
    ?.replace(/(?<=[^s])s$/, '')
  if (thing === undefined || thing.length < shortest) return says
  const word = new RegExp(`\\b${plain(thing).replace(/[^\p{L}\p{N}]/gu, '.')}s?\\b`, 'iu')
  const isCalled = ({ name }: { name: string }) => word.test(plain(name))
  const planned = trip.days.flatMap(({ stops }) => stops.filter(isCalled))
  const left = trip.leftOut.filter(isCalled)
  const names = [...new Set([...planned, ...left].map(({ name }) => name))].slice(0, 2)
  if (names.length === 0) return says
  const where =
    planned.length > 0 ? 'in the plan' : 'left out below: name it to have it in the plan'
  return `You asked for ${what}: by that name nothing is known. Nearest to it: ${listed(names)}, ${where}.`
}

const asked = 'You asked for it.'

/** Tells a sight of a named town with its town. */
function withTownsNamed({ trip, text, places }: Stands, { understood }: PlanAnswer): Trip {
  const said = plain(text).toLowerCase()
  // "Kyoto, Japan": the area of a place names the town alone.
  const towns = understood.flatMap((each) =>
    each.slot === 'destination' ? (each.text.split(',')[0] ?? []) : [],
  )
  const isSaid = ({ name, offers = [] }: Place) =>
    [name, ...offers]
      .flatMap((words) =>
        plain(words)
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u),
      )
      .some((word) => word.length >= shortest - 1 && said.includes(word))
  const reworded = (stop: Stop): Stop => {
    const place = places.get(stop.placeId ?? '')
    if (stop.reasons[0] !== asked || !place || isSaid(place)) return stop
    const town = towns.find((each) => place.area.toLowerCase().includes(each.toLowerCase()))
    if (!town) return stop
    return { ...stop, reasons: [`For ${town}, which you named.`, ...stop.reasons.slice(1)] }
  }
  return { ...trip, days: trip.days.map((day) => ({ ...day, stops: day.stops.map(reworded) })) }
}
