/**
 * Whether every place of a request is accounted for. Goals are planned without a question only where each name is
 * one by words that say so: what is weighed ("maybe", "or"), dropped although it is a place that people travel to, or
 * lies where no other name does, is asked about.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { AssignedMention } from '../place-roles.ts'
import { listJoint } from '../place-words.ts'
import { goesThere, isAskedFor, isVisited } from '../places/asked-places.ts'
import type { Reading } from '../reading.ts'

/** Larger than this, a name that was set aside for another may well be a goal. */
const knownPeople = 100_000
/** A goal so far from all other names, which lie together, is hardly the place that was meant. */
const outlierKilometres = 5000
const togetherKilometres = 1000
/** As far as one goes on by land. */
const strayKilometres = 700

const weighing =
  /\b(?:maybe|perhaps|possibly|potentially|if (?:there'?s|there is|we have|we'?ve got) (?:enough )?time,?)(?: (?:also|even|add|adding|to|in|see|visit|do|a|some|bit|of))* (?:the )?$/
/** "Granada, maybe." is open; "Granada, maybe a stop in Córdoba" says it of what comes next. */
const weighedBehind =
  /^\?\)|^ (?:maybe|perhaps|possibly)\b|^, (?:maybe|perhaps|possibly)(?=\s*(?:[.,;!?)]|$))|^,? if (?:there'?s|there is|we have|time) [a-z]+\b/

/** "If there is snow: Zermatt. If not: Lugano." */
const conditional = /\bif [^.!?,:]{2,30}[:,] (?:then )?(?:the )?$/
/** "If it rains in Edinburgh we would rather do Lisbon": an "if" that is no politeness ("if you can"). */
const condition =
  /(?<!\b(?:see|know|wonder|wondering|ask|asking|sure|unsure|what|even|as|check|tell (?:me|us)|curious|idea) )\bif (?!(?:you|possible|needed|necessary|required|so|any|anyone|someone|somebody|anybody|ever|that'?s (?:ok|okay|fine|possible|easier)|it'?s (?:ok|okay|possible|easier)|it helps|i may|i'?m honest|i'?m not mistaken)\b)[^.!?]*$/

/** Said under a condition: which of the two it will be, nobody knows yet. */
function isConditional(reading: Reading, { start, end }: AssignedMention): boolean {
  const before = reading.lower.slice(reading.sentenceAt(start).start, start)
  return (
    condition.test(before) ||
    /^,? (?:but )?(?:only )?if (?:it|its|it's|the|we|there|theres|there's|flights|weather|prices|time)\b/.test(
      reading.lower.slice(end),
    )
  )
}

/** "Three nights in Lisbon and maybe Porto": said to be open, beside a goal that is not. */
function isWeighed(reading: Reading, goal: AssignedMention): boolean {
  return (
    !isAskedFor(reading, goal) &&
    (reading.leads(weighing, goal.start) ||
      reading.leads(conditional, goal.start) ||
      reading.follows(weighedBehind, goal.end))
  )
}

/** Far from every other name of the request, while those lie together: Victoria in Canada, beside Melbourne. */
function isElsewhere(goal: AssignedMention, mentions: readonly AssignedMention[]): boolean {
  const [own] = goal.candidates
  if (!own || own.listed || own.kind === 'country' || goal.end - goal.start > goal.name.length)
    return false
  const named = mentions.filter(
    ({ name, candidates: [best] }) =>
      name !== goal.name && best !== undefined && best.kind !== 'country' && best.kind !== 'state',
  )
  // Where one comes from alone says nothing of where one goes.
  if (named.every(({ role }) => role === 'origin' || role === 'home')) return false
  const others = named.flatMap(({ candidates: [best] }) => best ?? [])
  return (
    others.length > 1 &&
    others.every(({ at }) => kilometres(at, own.at) > outlierKilometres) &&
    others.every((one) =>
      others.every((other) => kilometres(one.at, other.at) < togetherKilometres),
    )
  )
}

/** The goals to be asked about. */
export function unaccounted(
  reading: Reading,
  goals: readonly AssignedMention[],
  mentions: readonly AssignedMention[],
): ReadonlySet<AssignedMention> {
  // "Marrakesh and Fes … If that is too much, only Marrakesh": the others are open.
  const again = mentions.find(
    (each) => each.role === 'destination' && !goals.includes(each) && isConditional(reading, each),
  )
  const last = again && goals.filter(({ name }) => name !== again.name)
  return new Set(
    goals.filter(
      (goal) =>
        last?.includes(goal) ||
        isElsewhere(goal, mentions) ||
        goal.stray ||
        (goals.length > 1 && !isExplained(reading, goal, goals, mentions)) ||
        (goals.length > 1 &&
          ((isWeighed(reading, goal) && !isOfLand(reading, goal, goals, mentions)) ||
            isConditional(reading, goal))),
    ),
  )
}

/** "Thinking Greece, maybe Santorini and Crete": the land is the goal, and these are where in it. */
function isOfLand(
  reading: Reading,
  goal: AssignedMention,
  goals: readonly AssignedMention[],
  mentions: readonly AssignedMention[],
): boolean {
  return mentions.some(
    (land) =>
      land.role === 'destination' &&
      land.ref.kind === 'country' &&
      land.ref.country === goal.ref.country &&
      !goals.includes(land) &&
      /^[,;:(-]? ?(?:(?:and|so|but) )?(?:maybe|perhaps|possibly) (?:the )?$/.test(
        reading.lower.slice(land.end, goal.start),
      ),
  )
}

/** Whether a name that nothing leads to is too well known, and too near the goals, to be left out without a word. */
export function isWellKnown(
  { candidates: [best] }: AssignedMention,
  goals: readonly AssignedMention[],
): boolean {
  return (
    best !== undefined &&
    (best.listed !== undefined || best.population >= knownPeople) &&
    goals.some(({ ref }) => ref.at && kilometres(ref.at, best.at) < strayKilometres)
  )
}

/** What leads to a goal: going, staying, seeing, the first and the last of a way. */
const leads =
  /\b(?:to|into|visit(?:ing)?|explor(?:e|ing)|see(?:ing)?|do(?:ing)?|tour(?:ing)?|via|through|around|then|after (?:that|this),?|afterwards,?|and|plus|on|for|between|including|incl\.?|in|at|near|with|from|of|or|over|across|towards?|also|start|end|finish|first|last|mostly|some|both|rest|stop|reach(?:ing)?|side|part|area|coast|region|town|village|city|island)\s+(?:the |beautiful |lovely |sunny |little |both )?$|(?:^|[.!?:;\n(>→&+/-])\s*(?:the )?$|, $|(?<![\d.:/-])\d{1,2} $/
const people =
  '(?:(?:my|our|his|her|their) (?:[a-z-]+ )?)?(?:mums?|moms?|dads?|mothers?|fathers?|parents|grandparents|grandma|gran|nan|husbands?|wives|wife|sisters?|brothers?|sons?|daughters?|cousins?|aunts?|uncles?|nieces?|nephews?|friends?|mates?|flatmates?|roommates?|colleagues?|boss|neighbou?rs?|in-laws|ex|kids)'
/** A clause of somebody else: "Dads stay in Cardiff"; but no wish of theirs, and nothing they do with the writer. */
const ofOthers = new RegExp(
  `(?:^|[.!?;(]\\s*|, (?:and |but )?|\\b(?:and|but|because|while|since|as) )${people} (?!(?:and|&|\\+|or|who|with|plus|n)\\b)(?:(?:will|would|can|could|is|are|was|were|has|have|had|also|still|now|all|both|only) )*(?!(?:wants?|would|wanna|fancy|fancies|loves?|likes?|needs?|joins?|joining|coming|comes?|visit|travel|turn(?:s|ing)?|get(?:s|ting)? married|marr(?:y|ies|ying)|and)\\b)[a-z]+(?: (?!(?:to go|so|we|i)\\b)[a-z']+){0,4} (?:in|at|from|to|near) (?:the )?$`,
)

/** Whether its own words ask for a goal, or those of the goal that it stands with in a list. */
function isExplained(
  reading: Reading,
  goal: AssignedMention,
  goals: readonly AssignedMention[],
  mentions: readonly AssignedMention[],
): boolean {
  const own = mentions.filter(({ name, role }) => name === goal.name && role === 'destination')
  return own.some((each) => {
    const lead = reading.lower.slice(Math.max(0, each.start - 80), each.start)
    if (isVisited(reading, each.end)) return true
    if (ofOthers.test(lead) && !reading.follows(goesThere, each.end, 70)) return false
    if (isAskedFor(reading, each) || each.led || reading.leads(leads, each.start)) return true
    return goals.some(
      (other) =>
        other !== goal &&
        (isJoined(reading, other.end, each.start) || isJoined(reading, each.end, other.start)),
    )
  })
}

/** In a list, or side by side: "Tehran Isfahan Shiraz". */
function isJoined(reading: Reading, from: number, to: number): boolean {
  const gap = from < to ? reading.lower.slice(from, to) : undefined
  return gap !== undefined && (gap.trim() === '' || listJoint.test(gap))
}
