/**
 * A land with days of its own, and towns in it at which one only comes and goes: "16 days in New Zealand, landing in Auckland and
 * flying home from Christchurch". The land is the goal, and the towns are where the trip begins and ends.
 */

import { kilometres } from '#domain/places/distance.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { regionKilometres } from './area-headings.ts'
import { isAskedFor } from './asked-places.ts'

const arrives =
  /\b(?:land(?:s|ing)?|arriv(?:e|es|ing|al)|touch(?:ing)? down|fl(?:y|ies|ying) in|com(?:e|ing) in)(?: (?:in|at|into|to))? $|\b(?:fl(?:y|ies|ying)|flights?)(?: (?:is|are|booked|me|us|in))*(?: from [^.,;!?]{2,24})? (?:in)?to $|\bin(?:to)? (?:and|&|\+) (?:back )?out of $/
const leaves =
  /\b(?:fl(?:y|ies|ying)|flights?|head(?:ing)?|go(?:ing)?|leav(?:e|es|ing)|depart(?:s|ing|ure)?|return(?:ing)?|tak(?:e|es|ing) off)(?: (?:is|are|booked|back|home|out|again))* (?:from|out of) $|(?:^|[.,;:(] ?)out of $|\b(?:leav(?:e|es|ing)|depart(?:s|ing)|fl(?:y|ies|ying) (?:out|home|back)) $|\b(?:and|,|&|\+) (?:back |home )?(?:out of|from) $|\bin(?:to)? (?:and|&|\+) (?:back )?out of $/
const home = /\b(?:home|back|return|fl(?:y|ies|ying) out)/
const days = /\b(?:days?|weeks?|wks?|nights?|fortnight|month|road ?trip)\b[^.!?;,]{0,20}$/
const daysBehind =
  /^[^.!?;]{0,40}?\b(?:\d{1,2}|an?|one|two|three|four|five|six|ten|twelve|fourteen) ?(?:days?|weeks?|wks?|nights?|fortnight|month)\b/

/** "Flying to Colombo … for going around Sri Lanka". */
const toured =
  /\b(?:around|through(?:out)?|across|explor(?:e|ing)|tour(?:ing)?|discover(?:ing)?|travel(?:l?ing)?(?: in)?) (?:the )?$/

/** Makes the land the goal, where each of its towns that is named is only one of its ends. */
export function endsOfLand(mentions: readonly AssignedMention[], reading: Reading): void {
  const lead = ({ start }: AssignedMention) => reading.lower.slice(Math.max(0, start - 44), start)
  const isToured = (mention: AssignedMention) => toured.test(lead(mention))
  const [land] = mentions.filter(
    (mention) =>
      mention.role === 'destination' &&
      mention.ref.kind === 'country' &&
      (days.test(lead(mention)) ||
        isToured(mention) ||
        isAskedFor(reading, mention) ||
        reading.follows(daysBehind, mention.end)),
  )
  if (!land) {
    endsOfArea(mentions, reading)
    return
  }
  const inside = mentions.filter(
    (each) => each.ref.kind === 'city' && each.ref.country === land.ref.country,
  )
  const isEnd = (each: AssignedMention) =>
    (arrives.test(lead(each)) && !goesOn.test(lead(each))) || leaves.test(lead(each))
  const isOnlyEnd = (each: AssignedMention) =>
    isEnd(each) &&
    (each.start > land.end || (isToured(land) && arrives.test(lead(each)))) &&
    (each.role === 'destination' || each.role === 'origin') &&
    !isStayed(reading, each)
  if (inside.length === 0 || !inside.every(isOnlyEnd)) return
  // "Flying from Madrid to Spain's south": who only leaves from there lives there.
  if (
    !inside.some((each) => arrives.test(lead(each))) &&
    !inside.some((each) => home.test(lead(each)))
  )
    return
  for (const each of inside) {
    each.role = 'passed'
    const isLast = leaves.test(lead(each))
    const isFirst = arrives.test(lead(each))
    each.tripEnd = isFirst && isLast ? 'both' : isLast ? 'last' : 'first'
  }
}

/**
 * "Puglia …, arriving Bari and leaving from Brindisi. Lecce, Ostuni, …": the pair of ends in an area whose towns are named, or that
 * has days of its own, is where one comes and goes.
 */
function endsOfArea(mentions: readonly AssignedMention[], reading: Reading): void {
  const [first, last] = mentions.flatMap((mention, index) => {
    const next = mentions[index + 1]
    if (!next || next.start - mention.end > 60) return []
    const lead = reading.lower.slice(Math.max(0, mention.start - 44), mention.start)
    const gap = reading.lower.slice(mention.end, next.start)
    return arrives.test(lead) && leavesFrom.test(gap) ? [mention, next] : []
  })
  if (!(first && last) || first.name === last.name) return
  if ([first, last].some((each) => isStayed(reading, each) || isAgain(mentions, each))) return
  const isIn = (area: AssignedMention, { candidates: [town] }: AssignedMention) => {
    const [outer] = area.candidates
    return (
      outer?.kind === 'region' &&
      town !== undefined &&
      town.country === outer.country &&
      kilometres(town.at, outer.at) < regionKilometres
    )
  }
  const area = mentions.find(
    (each) => each.role === 'destination' && isIn(each, first) && isIn(each, last),
  )
  if (!area) return
  const inside = mentions.filter(
    (each) => each !== first && each !== last && each.role === 'destination' && isIn(area, each),
  )
  const hasDays =
    reading.follows(daysBehind, area.end) ||
    days.test(reading.lower.slice(Math.max(0, area.start - 44), area.start))
  if (!hasDays && inside.length < 2) return
  first.role = 'passed'
  first.tripEnd = 'first'
  last.role = 'passed'
  last.tripEnd = 'last'
}

const leavesFrom =
  /^[^.;!?]{0,30}?\b(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|fl(?:y|ies|ying|ight)|home|back|out)(?: (?:back|home|out|again|is))* (?:from|of|out of) $/

function isAgain(mentions: readonly AssignedMention[], { name, start }: AssignedMention): boolean {
  return mentions.some((each) => each.name === name && each.start !== start)
}

/** "A week in Tuscany, arriving Pisa", "fly in/out Phoenix": only where one comes and goes, beside goals that are asked for. */
export function passArrivals(mentions: readonly AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  for (const mention of goals) {
    const lead = reading.lower.slice(Math.max(0, mention.start - 44), mention.start)
    const isBoth = inAndOut.test(lead)
    if (!(isBoth || arrivingAt.test(lead)) || isAskedFor(reading, mention)) continue
    if (goesOn.test(lead)) continue
    if (!reading.follows(endsClause, mention.end) || isStayed(reading, mention)) continue
    const { text, start } = reading.sentenceAt(mention.start)
    if (!isBoth && goesAgain.test(text.slice(mention.end - start))) continue
    const others = goals.filter(({ name }) => name !== mention.name)
    const isLone = others.length === goals.length - 1
    const asked = others.some(
      (each) =>
        each.ref.country === mention.ref.country &&
        (isAskedFor(reading, each) || (each.ref.kind !== 'city' && each.ref.kind !== 'unknown')),
    )
    if (!(isLone && asked)) continue
    mention.role = 'passed'
    mention.tripEnd = isBoth ? 'both' : 'first'
  }
}

/** "Puglia …, arriving Bari and leaving from Brindisi": a town of the region that one only leaves from. */
export function passDepartures(mentions: readonly AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  const leadTo = ({ start }: AssignedMention) => reading.lower.slice(Math.max(0, start - 44), start)
  const liesIn = ({ ref }: AssignedMention, { ref: area }: AssignedMention) =>
    ref.country === area.country &&
    ref.at &&
    area.at &&
    kilometres(ref.at, area.at) < regionKilometres
  for (const mention of goals) {
    if (!leaves.test(leadTo(mention))) continue
    if (isAskedFor(reading, mention) || isStayed(reading, mention)) continue
    const next = mentions.find(({ start }) => start > mention.end)
    // "Home from Bari, Puglia and Matera": the first of a list.
    const isListed =
      next && /^(?:,|,? and|,? &) $/.test(reading.lower.slice(mention.end, next.start))
    const isInside = goals.some(
      (area) =>
        area.name !== mention.name &&
        area.ref.kind === 'region' &&
        liesIn(mention, area) &&
        mentions.some((each) => arrives.test(leadTo(each)) && liesIn(each, area)),
    )
    // "Fly into Málaga, out of Madrid. 1 night Málaga, …, 1 Madrid": told as a stay in its turn.
    const isTwice = goals.some(
      (each) =>
        each.name === mention.name && !leaves.test(leadTo(each)) && !arrives.test(leadTo(each)),
    )
    if (isListed || !(isInside || isTwice)) continue
    mention.role = 'passed'
    mention.tripEnd = 'last'
  }
}

const inAndOut =
  /\barriv\w* (?:and|&|\/|\+) depart\w*(?: (?:in|from|at|is))?:? $|\b(?:fl(?:y|ies|ying)|flights?) in ?(?:\/|and|&|\+) ?out(?: of| from)? $/
const arrivingAt =
  /\b(?:arriv(?:e|es|ing)|land(?:s|ing)?|fl(?:y|ying)(?: in)?|flights?) (?:in(?:to)? |at |to )?$/
/** "Hanoi first, then fly to Hoi An": the next of the goals, and not where one lands. */
const goesOn =
  /\b(?:then|next|after(?:wards?| that)|later|finally),? (?:(?:we|i)(?:'ll| will| want to|'d like to)? )?(?:fl(?:y|ying)|flights?|arriv(?:e|ing)) (?:on |over |down |up )?(?:in(?:to)? |at |to )?$/
const endsClause =
  /^(?: airport)?(?=\s*(?:$|[.,;!?)])| (?:on|in|at|early|late|around) (?:the )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter))/
const goesAgain =
  /\b(?:then|out of|(?:home|back|leav\w*|depart\w*|fly(?:ing)? out)(?: from)?) |\bto (?:the )?[a-z]/

/** Nights or days of its own, or something to do there. */
function isStayed(reading: Reading, { end }: AssignedMention): boolean {
  return /^,? first(?:ly)?\b|^,? (?:for|\() ?(?:\d{1,2}|an?|one|two|three|four|five) (?:days?|nights?)\b|^,? (?:\d{1,2}|one|two|three|four|five) (?:days?|nights?)\b|^[,.;]? ?(?:and |where )?(?:we|i)(?:'d| would|'ll| will)? (?:want|like|love|spend|stay|have|need)\b[^.!?]{0,24}\b(?:days?|nights?)\b/.test(
    reading.lower.slice(end, end + 70),
  )
}
