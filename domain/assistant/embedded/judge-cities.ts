/** Scores a city for what was asked, with a sentence of reasons that is true of it. */

import type { TripBrief } from '#domain/brief/schema.ts'
import { monthNames } from '#domain/calendar/english-dates.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { costReason, interestReason } from '#domain/proposals/reasons.ts'
import { listed } from '#domain/text/listed.ts'
import type { Ground } from '../contract.ts'
import { constraintsOf } from './constraints.ts'
import { eats } from './eats.ts'
import type { MessageContext } from './message-context.ts'
import { capital, count } from './phrases.ts'
import { firstSentence, groundOf } from './suggest.ts'

export interface Judged {
  destination: Destination
  points: number
  says: string
  grounds: Ground[]
}

/** One city by what matters to these travellers: weather, money, children, legs, likings. */
export function judge(
  destination: Destination,
  brief: TripBrief,
  lower: string,
  memory: MessageContext['memory'],
): Judged {
  const constraints = constraintsOf(brief, lower, memory)
  const parts: { points: number; says: string }[] = []
  const { name, climate, costLevel, places } = destination
  const month = monthIn(brief)
  const aboutWeather =
    /\b(?:warm\w*|cold\w*|hot\w*|cool\w*|weather|sunn\w+|rain\w*|dry|drier|wet\w*)\b/.test(lower)
  const aboutMoney =
    constraints.priceAtMost !== null ||
    /\b(?:cheap\w*|expensive|cost\w*|money|budget|price\w*|dear\w*)\b/.test(lower)
  if (month !== null && (aboutWeather || !aboutMoney)) {
    const high = Math.round(climate.high[month] ?? 0)
    const rain = Math.round(climate.rainDays[month] ?? 0)
    const colder = /\b(?:cold\w*|cool\w*)\b/.test(lower) ? -1 : 1
    parts.push({
      points: aboutWeather
        ? colder * high * 0.5
        : high > 33
          ? -1
          : Math.min(high, 24) * 0.06 - rain * 0.08,
      says: `about ${high} °C by day in ${monthNames[month]} with ${rain === 0 ? 'no' : count(rain)} days of rain`,
    })
  }
  if (aboutMoney) {
    parts.length = 0
    const level = ['cheap', 'moderate in price', 'rather dear', 'expensive'][costLevel - 1] ?? ''
    const reason = costReason(destination, { ...brief, spending: 'low' })
    parts.push({ points: reason.score, says: `${level} for a visitor` })
  }
  if (constraints.children && !aboutMoney) {
    const loved = best(
      places.filter(({ children, interests }) => children === true && interests.includes('family')),
    )
    parts.push({
      points:
        Math.min(6, loved.length) * 0.4 +
        loved.slice(0, 5).reduce((sum, { essential }) => sum + essential, 0),
      says: `${loved.length > 0 ? `children like ${listed(loved.slice(0, 2).map((place) => place.name))}` : 'little made for children'}`,
    })
  }
  const aboutLegs = /\b(?:flat\w*|hill\w*|steep\w*|walkable|stairs|steps)\b/.test(lower)
  if (aboutLegs) parts.length = 0
  if (aboutLegs || constraints.stepFree || brief.mobility.length > 0) parts.push(legs(destination))
  const asked =
    !aboutLegs && brief.interests.length + brief.wantedKinds.length + brief.tastes.length > 0
  if (asked) {
    const reason = interestReason(destination, brief)
    if (reason.says)
      parts.push({
        points: reason.score,
        says: reason.says.replace(/\.$/, '').replace(/^For /, 'for '),
      })
    else parts.push({ points: -2, says: 'little of what you like in our notes' })
  }
  if (
    parts.length === 0 ||
    (!asked && !aboutLegs && parts.length === 1 && !aboutWeather && !aboutMoney)
  ) {
    const sights = best(places.filter((place) => !eats(place))).slice(0, 2)
    parts.push({
      points: 0,
      says: `${firstSentence(destination.about).replace(/\.$/, '')}. Think of ${listed(sights.map((place) => place.name))}`,
    })
  }
  const says = `${name}: ${parts.map((part) => capital(part.says)).join('. ')}.`
  return {
    destination,
    points: parts.reduce((sum, { points }) => sum + points, 0),
    says,
    grounds: [groundOf(says), groundOf(destination.about)],
  }
}

function best(places: readonly Place[]): Place[] {
  return places.toSorted((one, other) => other.essential - one.essential)
}

const hilly = /[^.]*\b(?:hills?|hilly|steep|steps|stairs|cobbl\w+|climbs?)\b[^.]*\./i
const level = /[^.]*\b(?:flat|level|step-free|lifts?|canals?)\b[^.]*\./i

/** What the notes say of hills and steps, and how many places are known to be step-free. */
function legs({ about, gettingAround, facts, places }: Destination): {
  points: number
  says: string
} {
  const text = `${about} ${gettingAround} ${facts.goodToKnow.join(' ')}`
  const [up] = hilly.exec(text) ?? []
  const [flat] = level.exec(text) ?? []
  const free = places.filter(({ stepFree }) => stepFree === true).length
  const share = Math.round((free / places.length) * 100)
  const note = up ?? flat ?? ''
  return {
    points: (up ? -3 : 0) + (flat && !up ? 3 : 0) + share * 0.03,
    says: `${note ? `${note.trim().replace(/\.$/, '')}; ` : ''}${share} % of its places are known to be step-free`,
  }
}

function monthIn({ dates }: TripBrief): number | null {
  const day = dates?.start ?? dates?.earliest
  if (!day) return null
  const first = Number(day.slice(5, 7)) - 1
  const last = dates?.latest && !dates.start ? Number(dates.latest.slice(5, 7)) - 1 : first
  return last > first ? Math.round((first + last) / 2) : first
}
