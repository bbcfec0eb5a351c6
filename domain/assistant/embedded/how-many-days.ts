/** "How many days do we need?": from how much of a city is worth it, and how long that takes. */

import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { eats } from './eats.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { capital, days as daysInWords, span } from './phrases.ts'
import { hereabouts } from './resolve-reference.ts'
import { soughtIn } from './wishes.ts'

const asking =
  /\bhow many days\W*$|\bhow (?:many days|long)\b.*\b(?:need|enough|stay|should|recommend|spend|there|would)\b|\b(?:is|are) \w+ (?:days?|week) (?:enough|too (?:long|much|short))\b/
/** Minutes of visits in a day that leave time for meals and ways. */
const minutesOfDay = 300

export function howManyDays(context: MessageContext): Reply | null {
  const { heard } = context
  const enough = isEnough(context)
  if (enough) return enough
  if (!asking.test(heard.lower) || heard.places.length > 0) return null
  const [city, ...others] = hereabouts(context)
  if (!city || others.length > 0 || context.turn.trip) return null
  const number = daysFor(city)
  const outings = city.places.filter((place) => place.dayTrip && place.essential >= 0.5)
  const best = worthIt(city).slice(0, 3)
  const more = outings.length > 0 ? `, and one more for ${outings[0]?.name}` : ''
  return {
    meant: 'length',
    words: `${capital(daysInWords(number))} do ${city.name} justice: time for ${listed(best.map(({ name }) => name))} and the rest without a rush${more}. That is an estimate from how long the best places take.`,
    ask: 'days',
    followUps: [
      `Plan ${daysInWords(number)} in ${city.name}`,
      `What should we see in ${city.name}?`,
    ],
    grounds: [
      {
        claim: `The places in ${city.name} that a first visit would miss take about ${daysInWords(number)}.`,
        source: { kind: 'estimate', name: 'usual lengths of visits' },
      },
    ],
    remember: { destinations: [city.slug], brief: context.memory.brief },
  }
}

const asksEnough =
  /\b(?:is|are|would|will) (?:that|it|this|they|those|\w+ (?:days?|nights?|week))\b[^.?!]*\benough\b|\benough (?:time|days)\b/

/** "Two days, is that enough for the pyramids and the museum?": from how long they take. */
function isEnough(context: MessageContext): Reply | null {
  const { heard, brief, turn } = context
  const { days } = brief
  if (turn.trip || days === undefined || !asksEnough.test(heard.lower)) return null
  const [city, ...others] = hereabouts(context)
  if (!city || others.length > 0) return null
  const kinds = soughtIn(heard).flatMap((each) => each.kinds.slice(0, 1))
  const ofKind = kinds.flatMap((kind) => worthIt(city).find((place) => place.kind === kind) ?? [])
  const said = new Set(foldName(heard.lower).split(' '))
  const byWord = worthIt(city).filter(
    ({ name, essential }) =>
      essential >= wellKnown &&
      foldName(name)
        .split(' ')
        .some(
          (word) =>
            word.length >= 6 &&
            !city.name.toLowerCase().includes(word) &&
            said.has(word) &&
            !generic.test(word),
        ),
  )
  const named = [...heard.places.map(({ place }) => place), ...byWord, ...ofKind]
  const wanted = [...new Set(named)].filter((place) => !eats(place))
  const minutes = wanted.reduce(
    (sum, place) => sum + place.minutes + 2 * (place.dayTrip?.minutesEachWay ?? wayMinutes),
    0,
  )
  const needs = wanted.length > 0 ? Math.max(1, Math.ceil(minutes / fullDayMinutes)) : daysFor(city)
  const what =
    wanted.length > 0
      ? listed(wanted.map(({ name, minutes: visit }) => `${name} (${span(visit)})`))
      : `what a first visit to ${city.name} would miss`
  const rest = worthIt(city).filter((place) => !wanted.includes(place))
  const spare = days - needs
  const takes = wanted.length > 1 ? 'take' : 'takes'
  const verdict =
    spare < 0
      ? `That is tight: ${what} ${takes} about ${daysInWords(needs)}.`
      : `Yes: ${what} ${takes} about ${needs === 1 ? 'a day' : daysInWords(needs)}${spare > 0 && wanted.length > 0 && rest.length > 0 ? `, which leaves time for ${listed(rest.slice(0, 2).map(({ name }) => name))}` : ''}.`
  return {
    meant: 'length',
    words: `${verdict} That is an estimate from usual visits and ways.`,
    ask: 'dates',
    followUps: [`Plan ${daysInWords(Math.max(days, needs))} in ${city.name}`],
    grounds: [
      {
        claim: `${what} ${takes} about ${daysInWords(needs)}.`,
        source: { kind: 'estimate', name: 'usual lengths of visits' },
      },
    ],
    remember: { destinations: [city.slug], brief },
  }
}

/** Words that many names share and that identify none. */
const generic = /^(?:museum|gallery|church|cathedral|palace|castle|bridge|market|gardens?|square)$/
const wellKnown = 0.6

/** Minutes each way within a city. */
const wayMinutes = 30
/** Minutes between breakfast and dinner, without lunch. */
const fullDayMinutes = 450

function worthIt({ places }: Destination) {
  return places
    .filter((place) => !eats(place) && !place.dayTrip && place.essential >= 0.45)
    .toSorted((one, other) => other.essential - one.essential)
}

function daysFor(city: Destination): number {
  const minutes = worthIt(city).reduce((sum, place) => sum + place.minutes, 0)
  return Math.min(6, Math.max(2, Math.round(minutes / minutesOfDay)))
}
