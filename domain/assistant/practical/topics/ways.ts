/** How far it is, how one gets there, and what there is to ride. */

import { estimatedFrom } from '#domain/facts/fact-source.ts'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Coordinates, Destination, Place } from '#domain/places/schema.ts'
import { estimateLegs } from '#domain/planner/multi-city/estimate-legs.ts'
import { trainMinutes } from '#domain/routing/train-times.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { listed } from '#domain/text/listed.ts'
import { modeInWords } from '#domain/trip/mode-words.ts'
import { airportNamed } from '../airport-names.ts'
import { asked, at } from '../asks.ts'
import { called } from '../named-places.ts'
import type { Ask, Said, Topic } from '../practical-answer.ts'
import { claim, forEachWhere, inHours, joined, sentence, unknown } from '../said.ts'

const distance = estimatedFrom('distance')

export const way: Topic = {
  name: 'way',
  asked: (ask) => {
    const found = asked(
      /\bhow (?:far|long|many (?:kilomet(?:er|re)s|km|miles|minutes|hours(?! (?:ahead|behind|difference))))\b|\bhow (?:do|can|would|should|to) (?:i |we |you |one )?(?:get|go|travel|reach)\b|\b(?:distance|way) (?:between|from|to)\b|^distance\b|\b(?:drive|driving|travel|train|flight|flying) time\b|\bday ?trip\b|\bwalk(?:able|ing distance)?\b.*\b(?:from|between|to)\b|\bfar (?:apart|from|away|is)\b/,
    )(ask)
    return ask.where.length + ask.places.length > 1 || ask.places.some(({ place }) => place.dayTrip)
      ? found
      : -1
  },
  answer: (ask) => {
    const { places } = ask
    const trips = places.filter(({ place }) => place.dayTrip)
    if (trips.length > 0)
      return joined(
        trips.slice(0, 2).map(({ place, destination }) => dayTrip(ask, place, destination)),
      )
    const [one, two] = ends(ask)
    if (one && two) return between(one, two, /\bwalk|\bon foot\b/.test(ask.words))
    const [only] = places
    if (!only) return null
    const lies = `${sentence(called(only.place))} lies here: ${only.place.area}.`
    return /\bfrom\b/.test(ask.words)
      ? unknown(`${lies} How far that is from there our notes don't tell.`)
      : claim(`${lies} ${only.destination.gettingAround}`)
  },
}

interface End {
  name: string
  at: Coordinates
}

/** The two ends of the way: two places, a place and a city, or two cities. */
function ends({ places, where }: Ask): End[] {
  const ofPlaces = places.map(({ place }) => ({ name: called(place), at: place.at }))
  // How far a place is from the city it lies in asks for another point there.
  const own = new Set(places.map(({ destination }) => destination))
  const ofCities = where.flatMap(({ name, destination }) =>
    destination && !own.has(destination) ? [{ name, at: destination.at }] : [],
  )
  const all = ofPlaces.length > 1 ? ofPlaces : [...ofPlaces, ...ofCities]
  return all.slice(0, 2)
}

const byMode = {
  train: 'by train',
  bus: 'by bus or coach',
  ferry: 'by ferry',
  drive: 'by car',
  tour: 'with a tour',
} as const

function dayTrip(ask: Ask, place: Place, destination: Destination): Said | null {
  const { dayTrip: trip } = place
  if (!trip) return null
  const [goal, start] = isOtherWay(ask, place)
    ? [destination.name, place.name]
    : [called(place), destination.name]
  const long = trip.minutesEachWay >= 150 ? 'a long day' : 'a day trip'
  const words = `${sentence(goal)} is ${long} from ${start}: about ${trip.minutesEachWay} minutes each way ${byMode[trip.by]}, door to door. ${trip.how}${trip.bookAhead && !/\bbook/i.test(trip.how) ? ' Book ahead.' : ''}`
  return claim(words)
}

/** "Is Bruges a day trip from Brussels?" where the trip is only known in the other direction: the way is as long. */
function isOtherWay({ words, where }: Ask, { name }: Place): boolean {
  return (
    where.some((each) => each.destination?.name === name) &&
    ` ${words} `.includes(` from ${foldName(name)} `)
  )
}

const walkedKm = 60

export function between(one: End, two: End, walks: boolean): Said {
  const km = kilometres(one.at, two.at)
  if (km < walkedKm) {
    const leg = estimateLeg(one.at, two.at, {
      beyondWalking: 'transit',
      longestWalk: walks ? 90 : 30,
    })
    const how = modeInWords(leg)
    const far =
      leg.meters < 950
        ? `${Math.round(leg.meters / 50) * 50} m`
        : `${(leg.meters / 1000).toFixed(1)} km`
    return claim(
      `From ${one.name} to ${two.name} it is about ${far}, roughly ${leg.minutes} minutes ${how}: an estimate from the distance.`,
      distance,
    )
  }
  const straight = Math.round(km / 5) * 5
  return claim(
    `${sentence(one.name)} and ${two.name} are about ${straight} km apart as the crow flies; ${modes(one, two)} I don't know today's timetables, so look those up.`,
    distance,
  )
}

/** Rough hours from door to door, by the ways that people take between such cities. */
function modes(one: End, two: End): string {
  const timetable = trainMinutes(one.name, two.name)
  const there = estimateLegs([one, two], { wanted: ['train', 'car', 'flight'], avoided: [] })
    .flatMap(({ from, mode, minutes }) =>
      from === one.name &&
      minutes !== undefined &&
      (mode === 'train' || mode === 'car' || mode === 'flight')
        ? [{ by: byWay[mode], minutes: minutes + (minutes === timetable ? aroundTrain : 0) }]
        : [],
    )
    .toSorted((a, b) => a.minutes - b.minutes)
  const most = (there[0]?.minutes ?? 0) * bearable
  const ways = there
    .filter(({ minutes }) => minutes <= most)
    .map(({ by, minutes }) => `${inHours(minutes)} ${by}`)
  return `from door to door that is roughly ${listed(ways, 'or')}, where there is such a way.`
}

/** Minutes added to a train's timetable for the ways to and from the stations and the wait. */
const aroundTrain = 40
const byWay = { train: 'by train', car: 'by car', flight: 'with a flight' } as const
/** Ways that take more than so many times the fastest one are not told. */
const bearable = 1.7

export const airport: Topic = {
  name: 'airport',
  asked: (ask) => {
    const said = asked(
      /\bairports?\b|\biata\b|\bwhere do (?:i|we) fly\b|\bfly (?:in)?to\b.*\bcode\b/,
    )(ask)
    return said >= 0 ? said : (airportNamed(ask.words)?.at ?? -1)
  },
  answer: (ask) =>
    forEachWhere(withItsCity(ask), ({ name, destination }) => {
      if (!destination) return unknown(`Which city in ${name}? I know airports by city.`)
      const { airports, gettingAround } = destination
      const codes =
        airports.length > 0
          ? claim(
              `The airport of ${name} is ${airports[0]}${airports.length > 1 ? `; there ${airports.length > 2 ? 'are' : 'is'} also ${listed(airports.slice(1))}` : ''}.`,
            )
          : unknown(`I don't know which airport serves ${name}.`)
      const asksWay =
        /\b(?:get|getting|from .+ to|transfer|centre|center|downtown|how far|how long|train|bus|taxi|metro|from the airport|to the airport)\b/.test(
          ask.words,
        )
      if (!asksWay) return codes
      const sentences = gettingAround.split(/(?<=\.) /)
      const told = sentences.filter((each) => /airport/i.test(each))
      const isLate = lateAtNight.test(ask.words)
      // What runs, and until when, is what one needs to know who lands at night.
      const code = airportNamed(ask.words)?.code
      const others = sentences.filter((each) => !told.includes(each))
      const nightly = isLate ? others.filter((each) => ofTheNight.test(each)) : []
      const running = nightly.length > 0 ? nightly : others.filter((each) => ofRiding.test(each))
      const isAllNight = running.some((each) => allNight.test(each))
      return joined([
        // Who has named the airport need not hear of the others.
        code ? claim(`${code} is an airport of ${name}.`) : codes,
        told.length + running.length > 0 ? claim([...told, ...running].join(' ')) : null,
        isLate
          ? unknown(
              `When the last train from the airport leaves that night I don’t know: look at the airport’s own page before you fly${isAllNight ? '' : ', and count on a taxi or a night bus after midnight'}.`,
            )
          : told.length > 0
            ? null
            : unknown(
                `How best to get from there to the center I don't know for sure; the airport's own page does.`,
              ),
      ])
    }),
}

const lateAtNight =
  /\b(?:late|night|midnight|after (?:10|11|12|ten|eleven)|(?:1[0-2]|22|23|[1-4])(?: ?30)? ?(?:pm|am)?(?= at night)|(?:1[01]|12)(?: ?30)? ?pm|(?:12|[1-4])(?: ?30)? ?am|2[23] ?[0-5]\d|0?[0-4] [0-5]\d)\b/
const ofTheNight = /\b(?:night|midnight|24 hours|around the clock|taxis?)\b/i
const allNight = /\b(?:all night|24 hours|around the clock)\b/i
const ofRiding = /\b(?:trains?|subways?|metro|tube|tap|cards?)\b/i

/** "We land at Haneda": the city that the airport serves is the one meant. */
function withItsCity(ask: Ask): Ask {
  const code = airportNamed(ask.words)?.code
  const { catalogue, destinations } = ask.question
  const served = (catalogue ?? destinations).find(({ airports }) => airports.includes(code ?? ''))
  if (!served) return ask
  const { name, country } = served
  return { ...ask, where: [{ name, country, destination: served }] }
}

export const gettingAround: Topic = {
  name: 'getting-around',
  asked: asked(
    /\b(?:get|getting|got|go|move|travel) around\b|\bpublic transport(?:ation)?\b|\b(?:metro|subway|underground|tram|bus|ferry) (?:ticket|card|pass|system|network|lines?)\b|\bdo (?:i|we) need a car\b|\b(?:rent|renting|hire|hiring) a car\b|\b(?:metro|subway|underground|trams?|bus(?:es)?|trains?)\b.*\b(?:easy|strollers?|prams?|wheelchairs?|step free|lifts?|elevators?|accessible)\b|\bis (?:it|there) (?:[a-z]+ )?(?:walkable|a (?:metro|subway|tram))\b|\bwalkable\b/,
  ),
  answer: (ask) =>
    forEachWhere(ask, ({ name, destination }) =>
      destination
        ? joined([
            claim(destination.gettingAround),
            /\b(?:strollers?|prams?|wheelchairs?|step free|lifts?|elevators?|accessible)\b/.test(
              ask.words,
            )
              ? unknown(
                  'Which stations have elevators I don’t know; the operator’s own map marks them.',
                )
              : null,
          ])
        : unknown(`I know how one gets around in cities: which one in ${name}?`),
    ),
}

export const whereToStay: Topic = {
  name: 'where-to-stay',
  asked: at(
    /\b(?:which|what|best|good|nice|safe) (?:[a-z]+ ){0,2}(?:part|area|areas|neighbou?rhood|neighbou?rhoods|district|quarter)\b.*\b(?:stay|sleep|hotel|base|live)\b|\bwhere (?:should|do|would|can|could) (?:i|we|you|people|one) (?:stay|sleep|base)\b|\bwhere to (?:stay|sleep)\b|\b(?:stay|sleep) in which\b/,
  ),
  answer: (ask) =>
    forEachWhere(ask, ({ name, destination }) => {
      if (!destination) return unknown(`Which city in ${name}?`)
      const areas = destination.stayAreas.slice(0, 3)
      return {
        words: `In ${name} visitors stay well in ${areas.map((area) => `${area.name} (${area.about.replace(/\.$/, '').replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => letter.toLowerCase())})`).join(', ')}.`,
        grounds: areas.flatMap((area) => claim(`${area.name}: ${area.about}`).grounds),
      }
    }),
}
