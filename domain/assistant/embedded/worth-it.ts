/**
 * "Is the Louvre worth it?": a verdict by the place's renown, then what speaks for and against it for these
 * travellers.
 */

import { monthNames } from '#domain/calendar/english-dates.ts'
import { estimatedFrom } from '#domain/facts/fact-source.ts'
import { kilometres } from '#domain/places/distance.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { answerPractical } from '../practical/answer-practical.ts'
import { constraintsOf } from './constraints.ts'
import { eats } from './eats.ts'
import type { KnownPlace, MessageContext, Reply } from './message-context.ts'
import { span } from './phrases.ts'
import { bestMonths } from './place-info.ts'
import { pointedAt } from './resolve-reference.ts'
import { firstSentence, groundOf, groundsOf, prices } from './suggest.ts'

const asks =
  /\b(?:is|are|would|was|it'?s|really)\b.*\bworth (?:it|the|a|an|going|visiting|seeing|doing|my|our|while|queu\w+)\b|^\W*worth (?:it|a visit|seeing|visiting)\b/
/**
 * Renown (0 to 1) from which a place belongs to a first visit (`unmissable`), or is worth it with time to spare
 * (`rewarding`).
 */
const unmissable = 0.8
const rewarding = 0.5
/** Renown from which a day trip is worth a day. The minutes below: a visit and a way that are told as long. */
const goodOuting = 0.3
const longVisit = 150
const longWay = 90

export function worthIt(context: MessageContext): Reply | null {
  const { heard } = context
  if (!asks.test(heard.lower) || /\bwhat(?:'s| is| are)\b/.test(heard.lower)) return null
  const outing = outingMeant(context)
  const found = outing ?? pointedAt(context)
  if (found) return placeVerdict(context, found)
  const [city, ...others] = heard.destinations
  return city && others.length === 0 ? cityVerdict(context, city) : null
}

/** "Is Bruges worth a day trip from Brussels?": a city that is an outing of the other one. */
function outingMeant({ heard, knowledge }: MessageContext): KnownPlace | null {
  const from = knowledge.catalogue.bySlug.get(heard.said.origin?.slug ?? '')
  const cities = from ? [from, ...heard.destinations] : heard.destinations
  const all = cities.length > 0 ? cities : knowledge.catalogue.destinations
  const strangers = heard.said.destinations.flatMap(({ slug, name }) => (slug ? [] : [name]))
  for (const destination of all) {
    const others = [
      ...cities.filter((each) => each !== destination).map(({ name }) => name),
      ...strangers,
    ]
    const place = destination.places.find(
      ({ dayTrip, name }) => dayTrip && others.some((other) => name.includes(other)),
    )
    if (place) return { place, destination }
  }
  return null
}

function placeVerdict(context: MessageContext, { place, destination }: KnownPlace): Reply {
  const against = whatSpeaksAgainst(context, place)
  const verdict = verdictOn(place, destination)
  const { text } = context.heard
  const booking = answerPractical({ text, destinations: [destination], today: context.turn.today })
  return {
    meant: 'worth-it',
    words: [
      verdict,
      allSaid(place),
      ...(against.length > 0 ? [`What speaks against it: ${listed(against)}.`] : []),
      ...(place.bestTime === 'morning' ? ['Go in the morning.'] : []),
      ...(booking?.topics.includes('book-ahead') ? [booking.words] : []),
    ].join(' '),
    ask: null,
    followUps: [
      `Something like ${place.name}`,
      `Is ${place.name} open on Sunday?`,
      `What else is there in ${destination.name}?`,
    ].filter((text) => text.length <= 90),
    grounds: [
      {
        claim: verdict.slice(0, 400),
        source: estimatedFrom('how much a first visit is about it'),
      },
      ...groundsOf(place),
    ],
    remember: {
      place: { slug: destination.slug, placeId: place.id },
      destinations: [destination.slug],
    },
  }
}

function verdictOn(place: Place, { name }: Destination): string {
  if (place.dayTrip && place.essential >= goodOuting) {
    return `Yes, if you have a day for it: ${place.name} is about ${span(place.dayTrip.minutesEachWay)} each way from ${name}.`
  }
  if (place.essential >= unmissable)
    return `Yes: on a first visit to ${name} I would not leave ${place.name} out.`
  if (place.essential >= rewarding)
    return `Yes, if there is room for it: ${place.name} is not among the first sights of ${name}, but people go for good reasons.`
  return `Only with time to spare: there is more to see in ${name} before ${place.name}.`
}

/** Drawbacks of a place for those who travel, each a phrase of a list. */
function whatSpeaksAgainst({ brief, heard, memory }: MessageContext, place: Place): string[] {
  const { children, stepFree } = constraintsOf(brief, heard.lower, memory)
  const hasSmall = children || /\b(?:baby|infant|stroller|pram|buggy)\b/.test(heard.lower)
  const way = place.dayTrip?.minutesEachWay ?? 0
  return [
    ...(place.price !== null && place.price >= 3 && !eats(place)
      ? [`it is ${prices[place.price]}`]
      : []),
    ...(way >= longWay ? [`the way, about ${span(way)} in each direction`] : []),
    ...(place.minutes >= longVisit && !place.dayTrip
      ? [`it takes about ${span(place.minutes)}`]
      : []),
    ...((hasSmall || stepFree) && place.stepFree === false
      ? ['there are steps, so a stroller or wheels are hard work']
      : []),
    ...(hasSmall && place.children === false ? ['it is not made for children'] : []),
  ]
}

function cityVerdict({ heard, brief, knowledge }: MessageContext, city: Destination): Reply {
  const best = city.places
    .filter((place) => !eats(place) && !place.dayTrip)
    .toSorted((one, other) => other.essential - one.essential)
    .slice(0, 3)
    .map(({ name }) => name)
  const start = heard.said.dates?.start ?? heard.said.dates?.earliest
  const then = start ? inMonth(city, Number(start.slice(5, 7)) - 1) : bestMonths(city)
  const from = knowledge.catalogue.bySlug.get(heard.said.origin?.slug ?? '')
  const way = from && wayFrom(from, city)
  const verdict = `Yes, for ${listed(best)}.`
  return {
    meant: 'worth-it',
    words: `${verdict} ${firstSentence(city.about)} ${way ?? then}`,
    ask: 'days',
    followUps: [`What should I see in ${city.name}?`, `Plan three days in ${city.name}`],
    grounds: [
      groundOf(city.about),
      way
        ? { claim: way, source: estimatedFrom('distance') }
        : { claim: then, source: estimatedFrom('climate normals') },
    ],
    remember: { brief, destinations: [city.slug], place: null },
  }
}

/** The way to a city from the one that a day trip would start in. */
function wayFrom(from: Destination, city: Destination): string {
  const km = kilometres(from.at, city.at)
  const hours = (km * 1.3) / 85
  const far = `From ${from.name} it is about ${Math.round(km / 5) * 5} km, roughly ${span(Math.round((hours * 60) / 10) * 10)} by road or rail as an estimate`
  return hours > 2.5 ? `${far}: too far for one day, so stay a night.` : `${far}: a day is enough.`
}

/** What a month is like: good enough to walk about, or hard weather together with the better months. */
function inMonth(city: Destination, index: number): string {
  const high = Math.round(city.climate.high[index] ?? 20)
  const rain = Math.round(city.climate.rainDays[index] ?? 8)
  const is = `${monthNames[index]} usually has ${high} °C by day and rain on about ${rain} days`
  const isHard = high < 10 || high > 32 || rain > 13
  return isHard
    ? `${is}, so plan for the weather. ${bestMonths(city)}`
    : `${is}, which is good enough to walk about.`
}
