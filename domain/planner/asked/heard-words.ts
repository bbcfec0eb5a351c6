/** Removes, from the words that nobody understood, those that the request holds after all. */

import type { TripBrief } from '#domain/brief/schema.ts'
import type { PlanRequest } from '../schema.ts'
import { isOfAFeast } from './feast-wishes.ts'
import { tellsOfEating } from './mixed-table.ts'
import { isPartOf } from './part-of-a-wish.ts'
import { tellsOfHabits } from './read-habits.ts'
import { isSeasonal } from './wish-seasons.ts'

/** Readings that the words may have been about. */
export interface Heard {
  brief: TripBrief
  request: PlanRequest
  /** Arrival or departure has a time. */
  byTheClock: boolean
  text: string
}

export function heardAmong(unread: readonly string[], { brief, request, byTheClock, text }: Heard) {
  return unread.filter(
    (words) =>
      isPartOf(words, brief, request.diets) ||
      isOfAFeast(words) ||
      isSeasonal(words) ||
      isOfTheParty(words, request) ||
      tellsOfHabits(words) ||
      tellsOfEating(words, text) ||
      isMinded(words, request) ||
      saysNothing.test(words) ||
      (byTheClock && ofTheClock.test(words)),
  )
}

/** Words without a meaning of their own: who somebody is, a day of a month whose dates were read. */
const saysNothing =
  /^(?:my |our |the )?(?:dinners?|lunch|mother|father|mom|mum|dad|parents?|brother|sister|wife|husband|son|daughter|teenage (?:son|daughter)|girls?|boys?|family|friends?|uses?|using|travel(?:s|ing)?|pace|lovers?|fans?|max(?:imum)?|reservations?|bookings?|mornings?|afternoons?|(?:a )?(?:half|full|whole)[- ]days?|changes?|changing|eats?|feed|real|baby|babies|cosy|cozy|tight|generous|neighbou?rs?|rest breaks?(?: at (?:midday|noon))?|please|(?:too )?fancy|\d{1,2}(?:st|nd|rd|th))$/i

/** Whether the words describe the travellers: "naps from 1 to 3", "78 and 80". */
function isOfTheParty(words: string, { party: { nap, elderly, who } }: PlanRequest): boolean {
  if ((nap || who.includes('toddler')) && /\bnaps?\b/i.test(words)) return true
  return elderly === true && /^[6-9]\d(?:\s*(?:and|&|,)\s*[6-9]\d)?$/.test(words)
}

/** Whether the words are of heat, rain, dusk or small children, which the days respect without saying so. */
function isMinded(words: string, { days, party, asked }: PlanRequest): boolean {
  if (party.naps && /\bnaps?\b/i.test(words)) return true
  if (party.children && /^(?:(?:nothing |not )?(?:too )?late)$/i.test(words)) return true
  if (/\b(?:heat|hot|siestas?|sun|shade)\b/i.test(words)) {
    return days.some(({ weather }) => (weather?.high ?? 0) >= warm)
  }
  if (/\bdark early\b/i.test(words)) return true
  if (/\baltitude\b/i.test(words)) return days.some(({ gentle }) => gentle)
  if (/\brain(?:y)?(?: season)?\b/i.test(words)) {
    return days.some(({ weather }) => (weather?.rain ?? 0) >= wet)
  }
  // The head of a wish that was met: "walk" of the coastal walk, "star" of a starred table.
  const isFine = asked.some(({ what }) => what === 'a fine dinner')
  return isFine && /^stars?$/i.test(words)
}

const warm = 28
const wet = 0.3

/** Words that are read with the times beside them. */
const ofTheClock =
  /^(?:land|landing|lay-?over|stop-?over|between flights|taking off|evening|arrive|depart|ship|board|(?:cruise )?ship|docks?|flying|flight)$/i
