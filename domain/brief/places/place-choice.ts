/** Whether the goals that are named are settled, or one of several, or only say where to look. */

import type { AssignedMention } from '../place-roles.ts'
import { type Reading, taken } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'
import { leadTo } from './place-mentions.ts'
import { opinionOf } from './place-opinions.ts'
import { openLead } from './read-search.ts'

const or =
  /^[\s,?.;:()]*(?:(?:for|in|at) )?[\s,?.()]*(?:or|vs\.?|versus|alternatively|or else)\b[\s,:]*(?:(?:maybe|perhaps|even|possibly|add|to|in|the|for|a|an|trip|weekend|go|going|rather|just|instead|else|around|visit|do|we|i|could|would|should|is|it|if|cheaper|better|that|not|possible|failing) )*$/
const betterThan =
  /^,? (?:be |really |any |a |much )*(?:better|nicer|cheaper|warmer|prettier|quieter|easier|more [a-z]+|worth it more)\b[^.!?]{0,24} than (?:(?:[a-z\d]+ ){1,3}(?:in|to|at) )?(?:the )?$/
const undecided =
  /\b(?:which (?:one|of (?:the|these|those|them)|would you|should (?:we|i)|do you|is (?:better|best|nicer|cheaper|warmer|it to be))|(?:only )?(?:have )?time for (?:only |just )?one\b(?! [a-z])|(?:just|only) one of (?:them|these|those|the (?:two|three))|(?:can'?t|cannot|could(?: not|n'?t)|help (?:me|us)(?: to)?) (?:decide|choose|pick)(?! (?:on|about|whether|if|a)\b)|(?:haven'?t|have not|not)(?: really| yet| quite| fully)* (?:picked|chosen|decided|settled)(?: (?:yet|on one|which|between))?|(?:it'?s|torn|choos(?:e|ing)|decid(?:e|ing)|pick(?:ing)?) between|torn|undecided|toss[- ]?up|hesitating)\b/

/** "Paris or Lyon", "Malta, Crete or Cyprus", "Seville, Granada: which one?", two wishes of two people. */
export function isChoice(reading: Reading, goals: readonly AssignedMention[]): boolean {
  if (goals.length < 2) return false
  const free = reading.free()
  const gaps = goals.slice(1).map((goal, index) => {
    const from = goals[index]?.end ?? 0
    return {
      said: reading.lower.slice(from, goal.start),
      rest: free.slice(from, goal.start).replaceAll(taken, '').replace(/\s+/g, ' '),
    }
  })
  const isOr = ({ said, rest }: { said: string; rest: string }) => or.test(said) || or.test(rest)
  const last = gaps.at(-1)
  // "Oslo? Bergen?"
  if (gaps.every(({ said }) => /^\?\s+(?:or )?(?:maybe )?$/.test(said))) return true
  if (last && isOr(last) && gaps.every((gap) => gap.said === ', ' || isOr(gap))) return true
  if (last && gaps.length === 1 && betterThan.test(last.said)) return true
  if (gaps.length < 4 && reading.says(undecided)) {
    // "A week in Rome, then Naples": what has days or an order of its own is settled.
    return gaps.every(({ said }) => /^[,?]? (?:and |or |vs\.? )?(?:the )?$|^\/$/.test(said))
  }
  const persons = goals.map(({ start }) => opinionOf(leadTo(reading, start)))
  return persons.every(Boolean) && new Set(persons).size === goals.length
}

/** "Hanoi, then Da Nang or Phu Quoc": of a pair beside another goal neither is settled. */
export function weighedBeside(
  reading: Reading,
  goals: readonly AssignedMention[],
): readonly AssignedMention[] {
  if (goals.length < 3) return []
  return goals.flatMap((goal, index) => {
    const next = goals[index + 1]
    if (!next) return []
    return or.test(reading.lower.slice(goal.end, next.start)) ? [goal, next] : []
  })
}

const orName = /(?<name>\p{Lu}[\p{L}'-]{2,})(?:,? or |\/| vs\.? )(?:the |maybe |rather |to |in )?$/u
const timeNames =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Easter|Christmas|Spring|Summer|Autumn|Fall|Winter)/

/** "Les Menuires or La Plagne?", where nobody knows the first: not settled, although only one of them was read. */
export function isHalfOfChoice(
  reading: Reading,
  { start }: AssignedMention,
  mentions: readonly AssignedMention[],
): boolean {
  const found = orName.exec(reading.plain.slice(Math.max(0, start - 50), start))
  const name = found?.groups?.name
  if (!(found && name) || timeNames.test(name)) return false
  const at = Math.max(0, start - 50) + found.index
  return (
    reading.isFree(at, at + name.length) &&
    mentions.every((each) => each.end <= at || each.start >= start)
  )
}

/** "Somewhere in Italy", "Europe for a week": an area in which the goal is still to be found. */
export function isOpen(reading: Reading, goals: readonly AssignedMention[]): boolean {
  const [goal] = goals
  const [area] = goal?.candidates ?? []
  if (!(goal && area) || goals.length > 1 || area.kind === 'city' || area.listed) return false
  const continent = area.kind === 'region' && area.country === undefined
  // "Greece but no Athens. Something quiet": what is looked for stands behind the area.
  const looksFor =
    /\b(?:some(?:where|thing|place)|anywhere) (?:[a-z]+ ){0,2}(?:quiet|quieter|calm|small|smaller|warm|nice|pretty|green|cheap|cheaper|remote|less|not|with|near|by|on the|away)/
  if (looksFor.test(reading.lower.slice(goal.end))) return true
  return continent || reading.leads(openLead, goal.start, 70)
}

const decision =
  /\b(?:decided(?: on)?|(?:get|got|have|had) to (?:decide|choose|pick)|decision is|agreed on|agreed to go to|compromised on|ended up with|let'?s say|let us say|let us go with|settled on|settled for|picked|chose|chosen|going with|went with|go with|gone for|(?:final |the )?answer(?: is|:)|final answer|booked|so it'?s|it'?s)[:,]? (?:going to be )?(?:the )?(?:[a-z]+: )?$/

/** Said at the end of much else: what was named before is none of it. */
const vote =
  /(?:^|[.!?;,\n] ?)(?:so|bottom line|long story short|verdict|conclusion|result): (?:the )?$|\b(?:we(?:'ve| have)?(?: all| finally| now)* (?:voted|decided|landed)|the (?:winner|vote|verdict|decision)(?: is)?|final (?:answer|decision)(?: is)?):? (?:for |on )?(?:the )?$/

const unsureLead =
  /\b(?:not sure|unsure|torn|undecided|hesitat\w*|can'?t decide|in two minds|weighing up) (?:between|about|over)\b[^.!?]*$/

/** "Auckland or Queenstown, well, we decided: Queenstown": what was weighed before is no goal. */
export function withoutWeighed(
  mentions: readonly AssignedMention[],
  reading: Reading,
): AssignedMention[] {
  const goals = mentions.filter(({ role }) => role === 'destination')
  const settled = goals.findLast(({ start }) => reading.leads(vote, start))
  if (settled) {
    const dropped = goals.filter((each) => each.end < settled.start && !isAskedFor(reading, each))
    return mentions.filter((each) => !dropped.includes(each))
  }
  const decided = goals.findLast(
    ({ start, end, ref }, index) =>
      index > 0 &&
      (reading.leads(decision, start) ||
        /^,? (?:won|wins|has won)\b/.test(reading.lower.slice(end)) ||
        // "Ghent or Antwerp, but Ghent is cheaper, so Ghent."
        (/\bso $/.test(leadTo(reading, start)) &&
          /^\s*(?:[.,;!]|$)/.test(reading.lower.slice(end)) &&
          goals.slice(0, index).some((other) => other.ref.name === ref.name))),
  )
  if (!decided) return [...mentions]
  const before = goals.slice(0, goals.indexOf(decided))
  // "My sister is pushing for Ibiza, we booked Menorca".
  const wished = before.every(({ start }) => {
    const who = opinionOf(leadTo(reading, start))
    return who !== undefined && who !== 'i' && who !== 'we'
  })
  const others = before.filter(({ ref }) => ref.name !== decided.ref.name)
  const isWeighed =
    isChoice(reading, before) ||
    (others.length < before.length && isChoice(reading, before.slice(0, 2)))
  // "Not sure between the Dolomites or something else. Let's go with Bohinj."
  const rejected = others.filter(({ ref }) => ref.kind !== 'country')
  const unsure =
    rejected.length === 1 && rejected.every(({ start }) => reading.leads(unsureLead, start, 60))
  return isWeighed || wished || unsure
    ? mentions.filter((each) => !before.includes(each))
    : [...mentions]
}
