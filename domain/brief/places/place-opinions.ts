/** Who would like which place, and whose word counts. */

import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { leadTo } from './place-mentions.ts'

const opinion =
  /\b(?<who>i|we|(?:my|our|the) [\w-]+(?: [\w-]+)?|he|she|they|mum|mom|dad|girlfriend|boyfriend|gf|bf|wife|husband|hubby|sister|brother)(?:'m| am|'s| is|'re| are)? (?:says?|said|wants?|wanted|suggest(?:s|ed)|prefers?|pushes for|pushing for|insists on|begging for|rooting for|votes?(?: for)?|voted for|thinks?|for|would like|fancies|fancy|dreams? of|keen on)\s+(?:(?:to|go|going|do|on|of|for|the) )*$/
const verdict =
  /\b(?<who>he|she|they|i|we|mum|mom|dad|(?:my|our) [\w-]+)(?:'s|'m|'re| is| am| are)? (?:right|wins?|won|gets? (?:her|his|their|my|our) way|decides?|has the last word)\b|\b(?:go with|listen to) (?<whom>her|him|hers|his|them|theirs|mine|me)\b/
const women =
  /\b(?:sister|wife|mum|mom|mother|daughter|girlfriend|gf|aunt|grandma|gran|niece|fiancee)\b/
const men =
  /\b(?:brother|husband|dad|father|son|boyfriend|bf|hubby|uncle|grandpa|grandad|nephew|fiance)\b/

/** Whose wish the words in front of a place tell: "my sister says". */
export function opinionOf(lead: string): string | undefined {
  return personOf(opinion.exec(lead)?.groups?.who)
}

/** "I say Sardinia, my sister says Sicily. She's right." */
export function passOver(mentions: AssignedMention[], reading: Reading): void {
  const said = mentions.map((mention) => opinionOf(leadTo(reading, mention.start)))
  const last = mentions.at(-1)
  const lastSaid = mentions.findLast((_, index) => said[index] !== undefined) ?? last
  const groups = lastSaid && verdict.exec(reading.lower.slice(lastSaid.end))?.groups
  const winner = personOf(groups?.who ?? groups?.whom)
  for (const [index, mention] of mentions.entries()) {
    if (mention.role !== 'destination') continue
    const next = mentions[index + 1]
    const rest = reading.lower.slice(mention.end, next?.start ?? mention.end)
    const dropped =
      next &&
      (givenUpList(mentions, index, reading) ||
        (/\b(?:(?:the|our|my) (?:(?:original|first|old) )?(?:plan|idea)(?: a)? (?:was|had been)|(?:^|[.!?] )plan a (?:was|had been)|originally|initially|first (?:thought|planned|wanted)(?: of)?|(?:we|i|they) (?:had )?said|(?:was|were) gonna (?:do|visit|see|go to|book)|(?:almost|nearly) (?:did|booked|chose|went to)|was going to be|suggest(?:s|ed)|thought (?:about|of)|considered|recommended|(?:was|were|been|had been) thinking(?: of| about)?|(?:was|were) (?:going|about|hoping|supposed|meant) to (?:book|do|visit|see|go to|fly to|say|write|type|suggest|propose|pick|ask (?:for|about))|had wanted|meant to (?:do|visit|see)|(?:heart|hearts) set on|(?:had|was) plann(?:ed|ing))\s+(?:(?:a|the|to|on|in|go|going|for|trip) )*$/.test(
          leadTo(reading, mention.start),
        ) &&
          /\b(?:but|now|however|changed|(?:then|until) (?!to\b|in\b|on\b)[a-z]+ [a-z']+)\b/.test(
            rest,
          )))
    const both = last && /\bboth\b/.test(reading.lower.slice(last.end, last.end + 40))
    const lost = !both && winner && said[index] && said[index] !== winner && said.includes(winner)
    // "My wife wants Sardinia, my mother-in-law Corsica. We settled on Corsica."
    const outvoted =
      said[index] !== undefined &&
      mentions.some(
        (each) =>
          each.start > mention.end &&
          each.name !== mention.name &&
          reading.leads(settledOn, each.start, 40),
      )
    if (dropped || lost || outvoted) mention.role = 'passed'
  }
}

const settledOn =
  /\b(?:settled (?:on|for)|decided (?:on|for)|agreed (?:on|to)|went (?:with|for)|going with|ended up (?:with|choosing)|chose|picked|compromised on)\s+(?:the )?$/

const firstPlan =
  /\b(?:originally|initially|at first|first)\b[^.!?]{0,16}\b(?:planned|wanted|thought of|thought about|booked|considered|had in mind)(?: to (?:go to|do|visit|see))? (?:the )?$/
const planTurns = /^,? (?:but|however|then|now)\b/

/** "Initially we planned Split and Dubrovnik, but it is too hot …": all of the list. */
function givenUpList(
  mentions: readonly AssignedMention[],
  index: number,
  reading: Reading,
): boolean {
  const joined = (from: number) => {
    const [one, other] = [mentions[from], mentions[from + 1]]
    return (
      one !== undefined &&
      other !== undefined &&
      /^(?:,| and|, and| &| \+|\/|:) ?$/.test(reading.lower.slice(one.end, other.start))
    )
  }
  let [first, last] = [index, index]
  while (first > 0 && joined(first - 1)) first -= 1
  while (joined(last)) last += 1
  const [head, tail] = [mentions[first], mentions[last]]
  return (
    head !== undefined &&
    tail !== undefined &&
    last < mentions.length - 1 &&
    reading.leads(firstPlan, head.start) &&
    reading.follows(planTurns, tail.end)
  )
}

function personOf(words: string | undefined): string | undefined {
  if (!words) return undefined
  if (/^(?:she|her|hers)$/.test(words) || women.test(words)) return 'she'
  if (/^(?:he|him|his)$/.test(words) || men.test(words)) return 'he'
  if (/^(?:i|me|mine)$/.test(words)) return 'i'
  return /^(?:they|them|theirs)$/.test(words) || /s$/.test(words) ? 'they' : words
}
