/** Places of trips that are over: "as a student I interrailed through Prague and Budapest", "our last trips were Riga and Oslo". */

import type { AssignedMention } from '../place-roles.ts'
import { listJoint } from '../place-words.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'
import { betweenNames } from './place-mentions.ts'

const travelled =
  '(?:interrail(?:l?ed)|eurail(?:l?ed)|backpacked|hitch-?hiked|hitched|cycled|biked|sailed|trekked|hiked|toured|roamed|wandered|travell?ed|road-?tripped|drove|rode|crossed|honeymooned|holidayed|vacationed|camped|explored|volunteered|skied|surfed|partied|couchsurfed|au paired|served|commuted)'
/** Who did it, and what leads on to the place; "we travelled" may still be meant for what is to come nowhere. */
const formerLead = new RegExp(
  `\\b(?:i|we|he|she|they|and)(?:'ve|'d| have| had)? (?:(?:once|already|also|both|all|even|really|actually|just|first|then|always|often) )*${travelled}(?: (?:a lot|all|once|twice|mostly|happily|for [a-z\\d]+ [a-z]+|with [a-z]+(?: [a-z]+)?))*(?: (?:through|across|around|round|in|to|at|along|over|via|from|up|down|all|on|with [a-z ]{2,16} (?:in|to|through)))* (?:the )?$`,
)
/** "Our last trips were", "previous holidays: ". */
const listLead =
  /\b(?:last|previous|past|earlier|recent|former)(?: (?:two|three|few|couple of|\d))? (?:trips?|holidays?|vacations?|travels|adventures|city ?breaks|destinations)(?: (?:we (?:did|made|took)|together|so far))?(?: (?:were|was|have been|had been|included?|took us|went))?(?: to| in|:)* (?:the )?$/
/** "Scotland at last, after years and years of Cornwall". */
const yearsLead =
  /\b(?:after|since) (?:so |too )?(?:many |several )?(?:years|summers|winters|holidays)(?: and (?:years|summers|winters|holidays))? (?:of (?:nothing but )?|in )(?:the )?$/
/** A verdict is given on what is over: "after a disastrous trip to Hurghada". */
const verdictLead =
  /\b(?:after|since|following|remember(?:ing)?|forget) (?:an?|our|my|the|that|last (?:year|summer|winter|month)'?s?) (?:[a-z]+,? )?(?:disastrous|terrible|awful|horrible|bad|dreadful|miserable|disappointing|rainy|wet|cold|exhausting|stressful|hectic|failed|ruined|boring|overcrowded|crowded|great|wonderful|lovely|amazing|fantastic|brilliant|unforgettable|magical|perfect|beautiful|fabulous|incredible|superb|successful|first|recent|last|previous|disaster of a) (?:[a-z]+ )?(?:trip|holidays?|weeks?|weekend|stay|visit|honeymoon|time|journey|vacation|break|cruise|summer|winter|experience) (?:to|in|at|on|around) (?:the )?$/

/** Takes the role of a goal or of a start from them, where another place is asked for. */
export function passFormer(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const [index, first] of mentions.entries()) {
    if (!/^(?:destination|origin|passed)$/.test(first.role)) continue
    const lead = reading.lower.slice(Math.max(0, first.start - 120), first.start)
    if (![formerLead, listLead, yearsLead, verdictLead].some((each) => each.test(lead))) continue
    const list = listFrom(mentions, index, reading)
    const isElse = (each: AssignedMention) =>
      each.role === 'destination' &&
      !list.some(({ name }) => name === each.name) &&
      (each.led || isAskedFor(reading, each))
    if (!mentions.some(isElse)) continue
    for (const each of list) if (each.role !== 'refused') each.role = 'passed'
  }
}

/** A place with those behind it in its list or on its way. */
function listFrom(
  mentions: readonly AssignedMention[],
  index: number,
  reading: Reading,
): AssignedMention[] {
  const list = mentions.slice(index, index + 1)
  for (const next of mentions.slice(index + 1)) {
    const gap = reading.lower.slice(list.at(-1)?.end, next.start)
    if (!listJoint.test(betweenNames(gap))) break
    list.push(next)
  }
  return list
}
