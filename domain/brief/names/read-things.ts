/** Named sights and houses: what must be seen, what must not, and where to sleep. */

import { isRefused } from '../grammar/negation.ts'
import { houseWords, personBehind, thingWords } from '../place-words.ts'
import type { Reading } from '../reading.ts'
import { isParticular } from '../tastes/read-own-tastes.ts'
import type { NameRun } from './name-runs.ts'

export interface ThingsRead {
  mustSee: string[]
  mustAvoid: string[]
  lodgingName?: string
}

const sleepLead =
  /\b(?:stay(?:ing)?(?: at| in)|check(?:ing)? into|booked(?: at| into| in)?|hotel:?|sleep(?:ing)? at|rooms? at|night at|based at)\s+(?:the )?$/
/** "Dinner booked in Soho": a table, and no bed. */
const tableLead =
  /\b(?:dinners?|lunch|brunch|breakfast|tables?|drinks?|meals?|shows?|tickets?|seats?|concerts?|musicals?|theat(?:re|er)|opera|tours?|class|lesson|massage|restaurant|reservations?)(?: (?:is|are|was|already|all|has been|have been|for (?:\w+|\d+)))*(?: (?:on|at) [^,.;!?]{2,24})? booked(?: (?:on|at|for) [^,.;!?]{2,24})? (?:in|at|into) (?:the )?$/
const whenBehind =
  /^[^.!?;]{0,30}\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|tonight|tomorrow|\d{1,2}[:.]\d\d|\d{1,2} ?[ap]m|the (?:first|second|third|last|\d))/
const lookLead =
  /\b(?:(?:views?|vistas?) (?:of|over|on|across|to)|overlooking|looking (?:over|at|on(?:to)?)) (?:the )?$/
const likeLead = /\b(?:something like|like|book|try|prefer|love|at|choose)\s+(?:the )?$/
const seeLead =
  /\b(?:visit(?:ing)?|see(?:ing)?|tour(?:ing)?|explor(?:e|ing)|experienc(?:e|ing)|go(?:ing)? (?:to|up|on)|check(?:ing)? out|stop(?:ping)? (?:at|by)|climb(?:ing)?|includ(?:e|es|ing)|miss(?:ing)?|must[- ](?:sees?|do|visit)s?(?: (?:is|are))?:?|bucket list(?: is)?:?|tickets? (?:to|for|at)|like|love|interested in|do|doing|walk(?:ing)?(?: around| through| in| along| across| up)?|(?:hik|trekk?|rambl|wander|cycl|swim|walk)(?:e|ing|s|ming)?(?: (?:around|through|in|up|near|along|over))?|(?:up|out|over|down) (?:near|to|by)|at|up|to|around|skip(?:ping)?|avoid(?:ing)?|without|not|no|the|want)\s+(?:the |a |an )?$/
const joint =
  /^\s*(?:,|and|&|or|\+|, and|, or|, maybe|and maybe|plus|as well as)\s*(?:the |a )?(?:visit |see )?$/

/** What belongs to a title after its capitalised words. */
const tail =
  /^(?: (?:museum|gallery|stadium|factory|brewery|distillery|observatory|planetarium|aquarium)(?![\p{L}-])|\s?\([^)]{2,60}\)|: \p{Lu}[^.!?,]*?(?=\s(?:while|if|when|on|in)\b|[.!?,]|$)|\s(?:and|with|for|in)\s\p{Lu}[\p{L}'-]*(?=\s(?:while|if)\b))/u

const ofAPeople = /^(?:Jewish|\p{L}+(?:ish|ese|[aeiou]an))$/u

export function readThings(
  reading: Reading,
  things: readonly NameRun[],
  isSight: (name: string) => boolean,
): ThingsRead {
  const read: ThingsRead = { mustSee: [], mustAvoid: [] }
  let last: { end: number; refused: boolean } | undefined
  for (const thing of things) {
    if (!reading.isFree(thing.start, thing.end)) continue
    const lead = reading.lower.slice(Math.max(0, thing.start - 60), thing.start)
    const end = thing.end + (tail.exec(reading.plain.slice(thing.end))?.[0].length ?? 0)
    const name = reading.plain.slice(thing.start, end)
    // Where a table waits at an hour is kept by the appointment.
    if (tableLead.test(lead) && reading.follows(whenBehind, end, 60)) {
      reading.claim('appointment', thing.start, end)
      continue
    }
    const house = houseWords.test(thing.text)
    if (
      (sleepLead.test(lead) && !tableLead.test(lead)) ||
      (house && likeLead.test(lead) && !/\bvisit/.test(lead.slice(-12)))
    ) {
      read.lodgingName ??= name
      reading.claim('lodging', thing.start, end)
      continue
    }
    // Who is painted, read or heard, and no house of that name.
    if (end === thing.end && isParticular(name.toLowerCase())) continue
    // "Jewish heritage": a people's, and no sight called so.
    if (ofAPeople.test(name) && /^ [a-z]/.test(reading.plain.slice(end))) continue
    if (reading.follows(personBehind, end)) continue
    // "A meal with a view of the Nile": what is looked upon, and no visit.
    if (lookLead.test(lead)) {
      reading.claim('interest', thing.start, end)
      continue
    }
    const follows = last !== undefined && joint.test(reading.lower.slice(last.end, thing.start))
    if (!(seeLead.test(lead) || follows || thingWords.test(thing.text) || isSight(thing.text)))
      continue
    const refused = follows && last ? last.refused : isRefused(lead.replace(/.*[.!?]/s, ''))
    const list = refused ? read.mustAvoid : read.mustSee
    if (!list.includes(name)) list.push(name)
    reading.claim(refused ? 'mustAvoid' : 'mustSee', thing.start, end)
    last = { end, refused }
  }
  return read
}
