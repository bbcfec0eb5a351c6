/**
 * A place that is taken back for another in the same breath: "Madeira … or rather, sorry, I meant Menorca". Whatever else stands
 * between the two, what turns stands last and leads to the other name with nothing but words of turning.
 */

import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { contains } from './place-containers.ts'

/** Said of a slip: nothing else can follow but what was meant. */
const slip =
  /(?:^|[\s.,;:!?…(-])(?:or rather|(?:i|we) mean(?:t)?|sorry|apologies|oops|oopsie|whoops|ups|correction|edit|no,? wait|wait,? no|(?:scratch|scrap|forget|strike|cancel) that|on second thoughts?|(?:make|change|switch) (?:it|that|this)|my (?:bad|mistake)|typo|chang(?:ed|ing) (?:my|our) minds?)\b/
/** Said of a choice as well, so that something else must tell that it turns. */
const hesitation =
  /(?:^|[\s.,;:!?…(-])(?:actually|hm+|oh|ah|wait|no|nah|nope|or|well|thinking about it|come to think of it|you know what)\b/
const vocabulary = new Set(
  (
    'oh ah er um uh hm hmm hmmm no nah nope wait actually sorry apologies oops oopsie whoops ups correction edit i we im mean meant to write ' +
    'say said type typed put or rather scratch scrap forget strike cancel that it this the make change switch changed changing on hold hang ' +
    'second thought thoughts thinking about come think of you know what well ok okay my our bad mistake typo instead id wed would will ill well ' +
    'prefer choose can could do go going for with lets let us take have please but so and in at just mind minds now course obviously really much'
  ).split(' '),
)
/** Behind these a reason may stand: "scratch that - my wife just said". */
const withReason =
  /(?:scratch|scrap|forget|strike|cancel) that|on second thoughts?|chang(?:ed|ing) (?:my|our) minds?/
const adds = /\b(?:also|too|plus|then|as well|after|both|before|maybe)\b/
const decisive = /\b(?:rather|instead|prefer|switch|change)\b/
/** "… Zadar would suit us better", "Antwerp is easier to reach". */
const preferred =
  /^(?:'d| would| might| sounds?| looks?| seems?| feels?| is|'s| suits?)(?: (?:be|suit|us|me|actually|probably|way|much|so|a lot|a bit|far|even|just|really|like))* (?:better|nicer|easier|cheaper|warmer|closer|quieter|simpler|prettier|a better|more [a-z]+|the one)\b(?![^.!]{0,40}\?)/
const isGoal = /^(?:destination|passed|aside)$/
const mostLetters = 130
const longestReason = 60

/** Gives each pair of them their roles; called again once all other roles are given. */
export function takeBack(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const [index, first] of mentions.entries()) {
    const other = mentions[index + 1]
    if (!other || other.name === first.name) continue
    if (isSwapped(reading, first, other)) {
      for (const each of mentions)
        if (each.name === first.name && isGoal.test(each.role)) each.role = 'passed'
      other.role = 'destination'
      continue
    }
    if (!isGoal.test(first.role) || !isGoal.test(other.role)) continue
    if (!turns(reading, first, other)) continue
    first.role = 'passed'
    first.replaced = true
    other.role = 'destination'
    other.led = true
    // "Georgia, or Armenia, no, Georgia": named before and taken back.
    for (const each of mentions)
      if (each.name === first.name && each.start > other.end && each.role === 'destination')
        each.role = 'passed'
  }
}

/** "Swap Florence for Bologna". */
function isSwapped(reading: Reading, first: AssignedMention, other: AssignedMention): boolean {
  return (
    /\b(?:swap|replace|exchange|switch|trade)(?: out)? (?:the )?$/.test(
      reading.lower.slice(Math.max(0, first.start - 16), first.start),
    ) && /^ (?:for|with|by|against) (?:the )?$/.test(reading.lower.slice(first.end, other.start))
  )
}

function turns(reading: Reading, first: AssignedMention, other: AssignedMention): boolean {
  const gap = reading.lower.slice(first.end, other.start)
  if (gap.length > mostLetters) return false
  const behind = reading.lower.slice(other.end, other.end + 80)
  if (/^,? (?:too|as well|also)\b/.test(behind)) return false
  // "Tuscany, I mean Siena": where in it.
  if (contains(first, other)) return false
  const slipAt = slip.exec(gap)
  if (slipAt) {
    const tail = gap.slice(slipAt.index)
    if (isTurning(tail)) return true
    return withReason.test(slipAt[0]) && tail.length < longestReason && !adds.test(tail)
  }
  const at = hesitation.exec(gap)
  if (!at) return false
  const tail = gap.slice(at.index)
  return isTurning(tail) && (decisive.test(tail) || preferred.test(behind))
}

function isTurning(words: string): boolean {
  return words
    .replaceAll("'", '')
    .split(/[^a-z]+/)
    .every((word) => word === '' || vocabulary.has(word))
}
