/**
 * What a name is by the clause that it stands in: who carries one there, what others say, what was, where one only changes. A
 * clause that tells of such a thing asks for nothing, where another clause of the request does.
 */

import { carriers } from '../carriers.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'
import { leadTo, type PlaceMention } from './place-mentions.ts'

/** "Flying Southwest", "from Auckland with Cathay", "on Hawaiian". */
const carrierLead =
  /\b(?:with|on|by|via|fl(?:y|ying|ights?|ew)(?: with| on)?|book(?:ed|ing)(?: with| on)?) (?:the )?$/
/** Parks that bear a name and no town: "Disney 4 days, Universal 1 day". */
const parks =
  /^(?:universal|disney|disneyland|legoland|seaworld|busch gardens|six flags|efteling)$/i
/** A choice that was made: what is told beside it is none. */
const chosenLead =
  /\b(?:picked|chose|chosen|decided (?:on|for)|settled (?:on|for)|going (?:for|with)|gone (?:for|with)|(?:i|we)(?:'d| would)?(?: really| now| rather)? (?:like|love|want|prefer|fancy)(?: to (?:see|visit|do|go to))?|(?:i|we)(?:'d| would) rather (?:have|do|see|visit|go (?:to|for))|let'?s (?:do|say|go (?:to|for|with))|so:|so it'?s|it'?s) (?:the )?$/
const chosenBehind = /^,? (?:it is|this time|instead|now)\b/
/** What others say, and what was. */
const hearsay =
  /\b(?:every(?:one|body)(?: else)?(?: (?:at|in) (?:my |our |the )?[a-z]+)?|people|they|friends|colleagues|my [a-z]+|our [a-z]+)(?: all| always| just)? (?:keeps? (?:on )?(?:telling|saying|suggesting|pushing|recommending|banging on about|going on about)|tells?|says?|suggests?|recommends?|push(?:es)?|raves? about|talks? about|goes? on about|goes? to|rush(?:es)? to)(?: (?:me|us|that|to|about|on|go))* (?:the )?$/
/** What those say who do not come along. */
const outsiders =
  /\b(?:(?:my|our|the) (?:[a-z]+ )?(?:neighbou?rs?|boss|colleagues?|coworkers?|hairdresser|barber|dentist|doctor|teacher|landlord|landlady|postman|flatmates?|roommates?|cousins?|uncle|aunt)|every(?:one|body)(?: else)?|people)(?: all| always| just)? (?:insists?|insisted|swears?|swore)(?: (?:on|by))? (?:the )?$/
const wasThere =
  /\b(?:last|previous|past|other|earlier) (?:\w+ )?(?:years?|times?|trips?|holidays?|ones?|summers?|winters?)\b[^.!?]{0,20}\b(?:was|were|did|went to|been to|in|to) (?:in |to )?$|\b(?:was|were|went|did|been|visited|stayed|worked|lived|saw)\b(?: [a-z]+){0,2} (?:in|to|at|through|around) $/
const listed = /^(?:,| and|, and| &| or|, then| then) (?:in |to )?$/
/** "By train from Cardiff via London": where one changes, between where one comes from and where one goes. */
const via = /\b(?:via|changing (?:at|in)|change (?:at|in)) (?:the )?$/
const comes =
  /\b(?:from|by (?:car|train|bus|coach|road|rail|ferry)|come|coming|train|flight|fly|flying|bus|coach|drive|ferry)\b/
const nothingToDo =
  /\b(?:(?:don'?t|do not|didn'?t) want|want) (?:anything|nothing) to do with (?:the )?$|\b(?:stay|keep|steer)(?:ing)? (?:well |far )?(?:away from|clear of) (?:the )?$|\bhad (?:quite )?enough of (?:the )?$/
/** "Melbourne to London …, we break it up with 2 nights in Singapore on the way". */
const broken =
  /\b(?:break (?:it|the (?:trip|journey|flight)) (?:up )?(?:with|in)|on (?:the|our|my) way|en route|stop(?:ping)?(?:ing)? off|stopover)\b/

/** Where those live who travel: "(late 50s, near Leeds)", "ex Dublin", "solo female, 34, Denver", "we live between the two (Geneva)". */
const livesThere =
  /(?:\(|\b(?:we're|we are|i'm|i am|we live|i live|based|[2-9]0s,)) ?(?:just |based |living )?(?:near|outside|close to) $|(?:^|[\s,(])ex $|\b(?:male|female|woman|man|guy|girl|couple|[fm]),? ?\(?[1-8]\d,? (?:based )?(?:in |from )?$|\b(?:we|i) (?:both |all )?live\b[^.!?()]{0,40}\($/

/** Takes the role of a goal from what such clauses name. */
export function passClauses(mentions: AssignedMention[], reading: Reading): void {
  const goals = () => mentions.filter(({ role }) => role === 'destination')
  const leadOf = ({ start }: AssignedMention, length = 80) =>
    reading.lower.slice(Math.max(reading.sentenceAt(start).start, start - length), start)
  const hasOther = (mention: AssignedMention) => goals().some(({ name }) => name !== mention.name)
  for (const mention of goals()) {
    const lead = leadOf(mention)
    const name = reading.lower.slice(mention.start, mention.end)
    const isStart = livesThere.test(lead) && mention.ref.kind === 'city'
    if (isStart && mentions.every(({ role }) => role !== 'origin')) mention.role = 'origin'
    else if (nothingToDo.test(lead)) mention.role = 'refused'
    else if (carriers.has(name) && carrierLead.test(lead) && hasOther(mention))
      mention.role = 'passed'
    else if (parks.test(name) && hasOther(mention)) mention.role = 'aside'
    else if (
      (via.test(lead) || followsPort(mention, mentions, reading)) &&
      (comes.test(reading.sentenceAt(mention.start).text) ||
        isOnTheWay(mention, mentions, reading)) &&
      hasOther(mention) &&
      !isAskedFor(reading, mention)
    )
      mention.role = 'passed'
  }
  breakOnTheWay(mentions, reading)
  waitBeforeLeaving(mentions, reading)
  goOnAfterwards(mentions, reading)
  const chosen = goals().filter(
    (mention) => chosenLead.test(leadOf(mention)) || reading.follows(chosenBehind, mention.end),
  )
  for (const [index, mention] of mentions.entries()) {
    if (mention.role !== 'destination' || chosen.includes(mention)) continue
    if (!chosen.some(({ name }) => name !== mention.name) || isAskedFor(reading, mention)) continue
    const before = mentions[index - 1]
    const goesOn =
      before?.role === 'passed' &&
      listed.test(reading.lower.slice(before.end, mention.start)) &&
      wasThere.test(leadOf(before))
    if (
      goesOn ||
      hearsay.test(leadOf(mention)) ||
      outsiders.test(leadOf(mention)) ||
      wasThere.test(leadOf(mention))
    )
      mention.role = 'passed'
  }
}

/** "Via Fishguard and Rosslare": the next of the ports. */
function followsPort(
  mention: AssignedMention,
  mentions: readonly AssignedMention[],
  reading: Reading,
): boolean {
  const before = mentions[mentions.indexOf(mention) - 1]
  return (
    before !== undefined &&
    before.role !== 'destination' &&
    /^(?:,| and| &| \+|\/| ?-) ?$/.test(reading.lower.slice(before.end, mention.start)) &&
    reading.leads(via, before.start)
  )
}

/** "Leeds to Cornwall via Bristol, 6 nights in Cornwall": the nights are all told of where the way leads. */
function isOnTheWay(
  mention: AssignedMention,
  mentions: readonly AssignedMention[],
  reading: Reading,
): boolean {
  const end = mentions[mentions.indexOf(mention) - 1]
  return (
    end !== undefined &&
    / to (?:the )?$/.test(leadTo(reading, end.start)) &&
    mentions.some((each) => each.name === end.name && isAskedFor(reading, each))
  )
}

const rideTo =
  /\b(?:train|flight|plane|bus|coach|ferry|boat|ship|connection|overnighter) (?:on |home |back )?to (?:the )?$/
const leavesFrom = /^,? (?:only )?(?:leaves|departs|goes|sails|takes off)(?: from)? (?:the )?$/

/** "My train to Berlin leaves Prague at noon": the hours before it are spent where it leaves. */
function waitBeforeLeaving(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, to] of mentions.entries()) {
    const from = mentions[index + 1]
    if (!from || !reading.leads(rideTo, to.start, 40)) continue
    if (!leavesFrom.test(reading.lower.slice(to.end, from.start))) continue
    const isGoal = mentions.some((each) => each.name === to.name && isAskedFor(reading, each))
    const isStart = mentions.some(
      (each) => each !== to && each !== from && each.role === 'destination',
    )
    if (isGoal || isStart) continue
    to.role = 'passed'
    from.role = 'destination'
  }
}

const ownRideTo =
  /\b(?:our|my|the) (?:onward |next |morning |evening |night )?(?:train|flight|plane|bus|coach|ferry|boat|ship)(?: on| onwards?)? to (?:the )?$/
const thenLeaves = /^,? (?:only )?(?:leaves|departs|goes|sails|takes off|is (?:at|on|from)\b)/

/** "Rome 4 nights …, our train to Florence leaves at 11": where one goes on to when the stay is over. */
function goOnAfterwards(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const mention of mentions) {
    if (mention.role !== 'destination' || isAskedFor(reading, mention)) continue
    if (!reading.leads(ownRideTo, mention.start)) continue
    if (!reading.follows(thenLeaves, mention.end)) continue
    const isStay = mentions.some(
      (each) =>
        each.name !== mention.name && each.role === 'destination' && isAskedFor(reading, each),
    )
    const isNamedAgain = mentions.some(
      (each) => each !== mention && each.name === mention.name && each.role === 'destination',
    )
    if (isStay && !isNamedAgain) mention.role = 'passed'
  }
}

/** Where a long way is broken is the stay; its ends are where one comes from and goes on to. */
function breakOnTheWay(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, from] of mentions.entries()) {
    const to = mentions[index + 1]
    if (!to || reading.lower.slice(from.end, to.start) !== ' to ') continue
    if (from.role === 'refused' || to.role !== 'destination' || isAskedFor(reading, to)) continue
    const stay = mentions.find((each) => {
      if (each.start < to.end || each.role !== 'destination' || !isAskedFor(reading, each))
        return false
      return broken.test(reading.lower.slice(to.end, each.end + 30))
    })
    if (!stay || stay.name === to.name) continue
    to.role = 'passed'
    from.role = mentions.some((each) => each !== from && each.role === 'origin')
      ? 'passed'
      : 'origin'
    return
  }
}

/** "I don't want to go to Paris in August, how about September?": the month is refused, not Paris. */
export function isOtherTime(reading: Reading, { start, end }: PlaceMention): boolean {
  if (
    /\b(?:skip(?:ping)?|without|instead of|rather than|except(?: for)?)\s+(?:the )?$/.test(
      leadTo(reading, start),
    )
  )
    return false
  const after = reading.lower.slice(end)
  return (
    /^ (?:in|during|over|at) (?:the )?(?:(?:early|mid|late|high) )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter|christmas|easter|peak)/.test(
      after,
    ) &&
    /\b(?:how about|what about|maybe|perhaps|rather|instead|better|prefer|so|but|would be|make it|let's)\b/.test(
      after.slice(0, 90),
    )
  )
}
