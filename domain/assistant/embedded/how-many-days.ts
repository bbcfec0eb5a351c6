/** "How many days do we need?": from how much of a city is worth it, and how long that takes. */

import type { Destination } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { eats } from './eats.ts'
import { capital, days as daysInWords } from './phrases.ts'
import { hereabouts } from './point-at.ts'
import type { Reply, Scene } from './scene.ts'

const asking =
  /\bhow many days\W*$|\bhow (?:many days|long)\b.*\b(?:need|enough|stay|should|recommend|spend|there|would)\b|\b(?:is|are) \w+ (?:days?|week) (?:enough|too (?:long|much|short))\b/
/** A day of visits that leaves time for meals and ways. */
const minutesOfDay = 300

export function howManyDays(scene: Scene): Reply | null {
  const { heard } = scene
  if (!asking.test(heard.lower) || heard.places.length > 0) return null
  const [city, ...others] = hereabouts(scene)
  if (!city || others.length > 0 || scene.turn.trip) return null
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
    remember: { destinations: [city.slug], brief: scene.memory.brief },
  }
}

function worthIt({ places }: Destination) {
  return places
    .filter((place) => !eats(place) && !place.dayTrip && place.essential >= 0.45)
    .toSorted((one, other) => other.essential - one.essential)
}

function daysFor(city: Destination): number {
  const minutes = worthIt(city).reduce((sum, place) => sum + place.minutes, 0)
  return Math.min(6, Math.max(2, Math.round(minutes / minutesOfDay)))
}
