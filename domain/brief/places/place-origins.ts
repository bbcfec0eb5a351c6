/** Where a journey begins, by what leads to the place and by the others: somewhere near it, within hours of it, to another. */

import type { AssignedMention } from '../place-roles.ts'
import { presenceLead } from '../place-words.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'
import { leadTo } from './place-mentions.ts'

/** "Somewhere near Munich" looks for a goal around it. */
export const nearbyLead =
  /\b(?:somewhere|anywhere|something|a place|places|getaways?|weekend away|(?<![\w]-|\d )day trips?) (?:[\w-]+ ){0,3}?(?:near(?:by)?|close to|closer to|nearer(?: to)?|not (?:too )?far from|around|outside(?: of)?)\s+$|\b(?:a|an|some|the|any) (?:[\w-]+ ){0,3}(?:village|town|place|spot|beach|lake|hamlet)s? (?!(?:house|hut|villa|hotel|cottage|cabin|resort|apartment)s? )(?:[\w-]+ ){0,2}?(?:near|close to|not far from|around|outside(?: of)?)\s+$|(?:^|[.!?,]\s*)(?:(?!(?:in|at|from)\b)[\w-]+ ){0,4}(?:weekend|break|getaway|escape|mini-?break|days? out|night away)(?: away)?,? (?:somewhere )?(?:near|close to|around|outside(?: of)?)\s+$|\bnot (?:too |so |that |very )?far (?:away )?from\s+$|\b(?:short|easy|quick) (?:flight|drive|hop|trip|train ride|journey) from\s+$|(?:^|[.!?]\s*)(?:(?:\d+|two|three|four|five|a|one) (?:days?|nights?|weeks?|weekend) )?(?:near|close to|not far from)\s+$/

const nearWords = /\b(?:near(?:by)?|close to|not (?:too |so |that |very )?far (?:away )?from)\s+$/

/** Whether a goal near a place is sought, by that word; where one flies from is near nothing. */
export function isSoughtNear(reading: Reading, mentions: readonly AssignedMention[]): boolean {
  return mentions.some(({ role, start }) => {
    const from = Math.max(0, start - 60)
    const lead = reading.lower.slice(from, start)
    const said = role === 'origin' && nearbyLead.test(lead) && nearWords.exec(lead)
    if (!said) return false
    reading.claim('origin', from + said.index, start)
    return true
  })
}

/** "I'm in Boston and want to go to Miami" comes from Boston, "we are in Nice for 3 days" goes there. */
export function startOfPresence(mentions: AssignedMention[], reading: Reading): void {
  if (mentions.some(({ role }) => role === 'origin')) return
  const from = mentions.find(
    ({ role, start, end }) =>
      role === 'destination' &&
      /\b(?:be|are|am|in|at) (?:in )?$/.test(leadTo(reading, start)) &&
      reading.follows(startsThere, end),
  )
  if (from) {
    from.role = 'origin'
    return
  }
  for (const mention of mentions) {
    const { start, end } = mention
    // "I'm in Singapore for work until Friday, then …": there already, and for something else.
    const busy = reading.follows(onBusiness, end)
    if (mention.role !== 'destination' && !(mention.role === 'passed' && busy)) continue
    if (!reading.leads(presenceLead, start)) continue
    const timed = /^\s*(?:for|from|on|in|until|till|between|next|this|\d)\b/.test(
      reading.lower.slice(end),
    )
    const further = mentions.some(
      (other) =>
        other.role === 'destination' &&
        other.start > end &&
        /\b(?:to|visit|see|explore|in|on|for|at|go|want|think(?:ing)?(?: (?:of|about))?|consider(?:ing)?|fancy(?:ing)?|dream(?:ing)? of|keen on|tempted by|eyeing|(?:how|what) about|off to)\s+(?:the\s+)?$/.test(
          leadTo(reading, other.start),
        ),
    )
    // "Portland for a long weekend, we're in Boston": in a clause of its own, behind the goal.
    const earlier = mentions.some(
      (other) =>
        other.role === 'destination' &&
        other.end < start &&
        (other.led || isAskedFor(reading, other)),
    )
    const apart =
      earlier &&
      /[,.;!(-] *(?:and |but )?(?:i'm|im|i am|we're|we are) (?:all )?in $/.test(
        leadTo(reading, start),
      ) &&
      /^(?:[.,;!)]| and (?:would|could|will|can)\b|$)/.test(reading.lower.slice(end))
    // "I'm in Leipzig so I'll take the train": where the way there begins.
    const setsOff =
      reading.follows(setsOffBehind, end) &&
      mentions.some((other) => other !== mention && other.role === 'destination')
    if ((further && (busy || !timed)) || apart || setsOff) mention.role = 'origin'
  }
}

const setsOffBehind =
  /^,? (?:so|and)(?: (?:i|we))?(?:'?ll| will| would|'?d)? (?:(?:probably|just) )?(?:take|catch|drive|fly|come|travel)(?:ing)? (?:(?:up|down|over|there|by|in|with|the|a|an) )*(?:trains?|bus|coach|plane|car|ferry|flights?|there|up|down|over|in)\b/

/** "We will already be in Vienna, so start from there". */
const startsThere =
  /^[^.!?]{0,20}\b(?:so|and|then|,)[^.!?]{0,24}\b(?:start|leav(?:e|ing)|go|travel|set off|depart|starting|com(?:e|ing)) from there\b/

const onBusiness =
  /^,? (?:(?:right )?now |currently |already )?(?:for|on) (?:my |our |a )?(?:work|business|job|meetings?|(?:trade )?fair|course|exams?|conference|training|uni|study|studies|a client|clients)\b/

/** "Coming to Zurich for a conference, we leave Zurich on 11 June and …": there for work, and off from there. */
export function leaveAfterWork(mentions: readonly AssignedMention[], reading: Reading): void {
  const left = mentions.find(
    ({ role, start }) => role === 'origin' && /\bleav(?:e|ing) $/.test(leadTo(reading, start)),
  )
  const there = mentions.filter(
    ({ role, ref, end }) =>
      role === 'destination' && ref.name === left?.ref.name && reading.follows(onBusiness, end),
  )
  if (!left || there.length === 0) return
  for (const each of mentions) {
    if (there.includes(each)) each.role = 'passed'
    else if (each.role === 'origin' && each !== left) each.role = 'home'
  }
}

/** "Evansville to Dallas": the first of two is the origin, where no other is said. */
export function originOfPair(mentions: AssignedMention[], reading: Reading): void {
  if (mentions.some(({ role }) => role === 'origin')) return
  const own = mentions.filter(({ role }) => role !== 'passed' && role !== 'refused')
  const [first, second, third] = own
  if (!(first && second) || first.role !== 'destination') return
  // "Route 66 Chicago to Santa Monica": the road is the journey.
  const before = mentions[mentions.indexOf(first) - 1]
  if (before && reading.lower.slice(before.end, first.start).trim() === '') return
  const lead = reading.lower.slice(Math.max(0, first.start - 30), first.start)
  const asked =
    /\b(?:to|in|visit(?:ing)?|see(?:ing)?|explor(?:e|ing)|around|via|do|tour(?:ing)?|then)\s+(?:the\s+)?$/.test(
      lead,
    )
  // "A Nile cruise Luxor to Aswan", "the hike from A to B": a way that is itself the journey.
  const leg = /\b(?:cruise|hike|trek|walk|trail|cycle|ride|sail(?:ing)?|line)(?: from)?\s+$/.test(
    lead,
  )
  const isTo = (from: AssignedMention, to: AssignedMention | undefined) =>
    to !== undefined && reading.lower.slice(from.end, to.start) === ' to '
  if (asked || leg || !isTo(first, second)) return
  // "Ushuaia to El Calafate to El Chalten": a route through one country may begin with a stop.
  const route =
    isTo(second, third) && [second, third].every((each) => each?.ref.country === first.ref.country)
  if (route) first.stray = true
  else first.role = 'origin'
}

/** "Within 3 hours of Chicago": the way there is measured from it. */
export function hasReach(reading: Reading, start: number): boolean {
  const gap = /\s*(?:from|of)\s+$/.exec(reading.lower.slice(Math.max(0, start - 8), start))?.[0]
  if (!gap) return false
  const end = start - gap.length
  return reading.spans.some((span) => span.slot === 'destination' && span.end === end)
}

const nightsBefore = /\b(?:nights?|days?) (?:in |at )?$/

/** "Boston to DC with stops: 2 nights Boston, …, 2 nights Washington": the ends of the way are stays as well. */
export function waysOfStays(mentions: readonly AssignedMention[], reading: Reading): void {
  const [first, second] = mentions
  if (!(first && second) || reading.lower.slice(first.end, second.start) !== ' to ') return
  const isSame = (one: AssignedMention, other: AssignedMention) =>
    one.name === other.name ||
    (one.candidates[0]?.listed !== undefined &&
      one.candidates[0].listed === other.candidates[0]?.listed)
  const isStayed = (end: AssignedMention) =>
    mentions.some(
      (each) =>
        each.start > second.end &&
        isSame(each, end) &&
        (reading.leads(nightsBefore, each.start) || isAskedFor(reading, each)),
    )
  if (!isStayed(first)) return
  first.role = 'passed'
  if (isStayed(second)) second.role = 'passed'
}
