/**
 * Where a trip begins and ends, told by what is done there: a car is taken and given back, a ship calls, one flies home. None
 * of them is a goal for that.
 */

import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'

const vehicle =
  '(?:(?:rental |hire |rented |hired )?(?:car|van|camper ?van|camper|motor ?home|suv|rv|motorbike|scooter|vehicle))'
/** "We rent a car in Málaga". */
const taken = new RegExp(
  `\\b(?:(?:rent|hire|pick up|collect|get|take)(?:s|ing|ed)? (?:up )?(?:an?|the|our) ${vehicle}(?: up)?|rental car|hire car|car hire|car rental|car)(?: is)?(?: picked up| collected)? (?:in|at|from) (?:the )?$`,
)
const gives =
  '(?:giv(?:e|ing)|bring(?:ing)?|return(?:ing)?|drop(?:ping)?|hand(?:ing)?|leav(?:e|ing)|tak(?:e|ing))'
/** "… and give it back there". */
const backThere = new RegExp(
  `\\b${gives} (?:it|the ${vehicle}|our ${vehicle})(?: back| off)? (?:there|to the same place|(?:in|at) the same place)(?: again)?\\b|\\b(?:return|give|bring|drop)(?:ed)? (?:it )?(?:back )?there\\b`,
)
/** "Drop the car at Gqeberha airport", "given back in Catania". */
const left = new RegExp(
  `\\b(?:${gives} (?:off )?(?:it|(?:the|our) ${vehicle})(?: back| off)?|(?:given|brought|handed) back|returned|dropped(?: off)?|drop-?off(?: is)?) (?:in|at|to) (?:the )?$`,
)
/** "I fly home from Vilnius", "our flight home leaves from Hanoi", "finishing in Split". */
const homeward =
  /\b(?:(?:fl(?:y|ies|ying|ights?)|head(?:ing)?|go(?:ing)?|travel(?:l?ing)?|trains?|return(?:ing)?(?: flights?)?|journey)(?: is| are| leaves| departs| goes)?(?: (?:back|home|away|again)){0,2}(?: is| are| leaves| departs| goes)?|depart(?:ing)?|leav(?:e|ing)) (?:home |back )?(?:from|out of) (?:the )?$/
const isHome = /\b(?:home|back|return\w*)\b/
const closing =
  /\b(?:end(?:s|ing)?|finish(?:es|ing)?)(?: up)?(?: (?:the|our|my) (?:trip|journey|tour|holiday))? (?:in|at) (?:the )?$/
/** As a brief says it. */
const printed = /\bthe trip's (?:end|start): in $/
const printedStart = /\bthe trip's start: in $/

const ship = '(?:cruise ship|cruise|ship|boat|liner)'
/** "Our ship docks in Zeebrugge". */
const calls = new RegExp(
  `\\b(?:our|the|my|a) ${ship}(?: \\w+)? (?:docks?|calls?|stops?|berths?|anchors?|moors?|arrives?|is|lands?|comes? in|will be|ties? up)(?: (?:docked|calling|stopping))? (?:in|at|into|in to) (?:the )?(?:port of )?$|(?:^|[.!?] )${ship} (?:docks?|calls?|stops?|berths?|is|comes in|arrives) (?:in|at|into|to) (?:the )?$`,
)
/** A road by its name: it leads through the goals beside it. */
const roads = /^(?:.+ )?(?:route|ring road|ocean road|coastal road|atlantic road|scenic byway)$/i

const along =
  /(?<!\b(?:not|no|skip|without|than|avoid) )\b(?:drive|driving|along|do|doing|via|on|cycl(?:e|ing)|follow(?:ing)?|road ?trip)(?: (?:along|around|down|up|on|through|of))? (?:the )?$/

/** "Iceland ring road". */
function isBehindLand(mentions: readonly AssignedMention[], { start }: AssignedMention): boolean {
  return mentions.some(
    ({ role, end, ref }) => role === 'destination' && ref.kind === 'country' && end + 1 === start,
  )
}

interface Ends {
  startsIn?: string
  endsIn?: string
  isRound: boolean
  /** A car that is given back in another town than it was taken in. */
  isLeft: boolean
  isCall: boolean
}

const wayOn = /^(?: to\b| ?(?:->|→|>|-) ?)/
const wayBack = /\b(?:back|return(?:ing)?|again)(?: \w+)? to $/

/** "Start Denver, Moab, Arches, back to Denver": the loop is closed where it begins, and the trip is between. */
function closeLoops(mentions: readonly AssignedMention[], reading: Reading): void {
  if (mentions.some(({ role }) => role === 'origin')) return
  // "Denver to Moab to Aspen and back to Denver": passed on the way home only.
  const [first] = mentions
  const ends = mentions.find(({ role, name }) => role === 'home' && name === first?.name)
  const isLoop =
    first?.role === 'passed' &&
    ends !== undefined &&
    reading.follows(wayOn, first.end) &&
    wayBack.test(leadOf(reading, ends))
  if (isLoop) {
    first.role = 'origin'
    return
  }
  const [start] = mentions.filter(
    (each) =>
      each.role === 'destination' &&
      /\bstart(?:s|ing)?:? (?:point )?(?:in |at |from )?(?:the )?$/.test(leadOf(reading, each)) &&
      !isAskedFor(reading, each),
  )
  const isClosed = mentions.some(
    ({ role, name, start: at }) =>
      role === 'home' && start !== undefined && name === start.name && at > start.start,
  )
  const isAlone = mentions.every(
    (each) => each === start || each.role !== 'destination' || each.name !== start?.name,
  )
  if (start && isClosed && isAlone) start.role = 'origin'
}

/** "Porto and the Douro valley, from Porto airport": where one lands in the town that is a goal. */
function passOwnAirports(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const mention of mentions) {
    if (mention.role !== 'origin' || !/^ airport\b/.test(reading.lower.slice(mention.end))) continue
    const isGoal = mentions.some(
      ({ role, name }) => role === 'destination' && name === mention.name,
    )
    if (!isGoal) continue
    mention.role = 'passed'
    mention.tripEnd = 'first'
  }
}

/** Gives the names their roles by it. */
export function settleEnds(mentions: AssignedMention[], reading: Reading): void {
  closeLoops(mentions, reading)
  passOwnAirports(mentions, reading)
  const isGoal = ({ role }: AssignedMention) => role === 'destination'
  for (const mention of mentions) {
    const lead = leadOf(reading, mention)
    const others = mentions.filter((each) => each !== mention && each.name !== mention.name)
    const twice = mentions.some(
      (each) => each !== mention && each.name === mention.name && isGoal(each),
    )
    const start = taken.test(lead) || (calls.test(lead) && !headsPorts(mentions, mention, reading))
    if (start && !isAskedFor(reading, mention) && others.some(isGoal)) {
      const isSet = others.some(({ role }) => role === 'origin')
      mention.role = twice ? 'passed' : isSet ? 'passed' : 'origin'
    } else if (printed.test(lead)) mention.role = 'passed'
    else if (left.test(lead) && (twice || others.some(isGoal))) mention.role = 'passed'
    else if (homeward.test(lead) && isHome.test(lead.slice(-32)) && twice && !isGoal(mention))
      mention.role = 'passed'
    else if (
      mention.role === 'passed' &&
      roads.test(mention.name) &&
      (along.test(lead) || isBehindLand(mentions, mention)) &&
      others.some(isGoal)
    )
      mention.role = 'aside'
    else if (
      isGoal(mention) &&
      oldTowns.test(mention.name) &&
      others.some((each) => isGoal(each) && isSame(each, mention))
    )
      mention.role = 'aside'
  }
}

/** "Our ship calls at Bergen, Ålesund and Tromsø": one of the ports that are seen. */
function headsPorts(
  mentions: readonly AssignedMention[],
  { end }: AssignedMention,
  { lower }: Reading,
): boolean {
  return mentions.some(
    (each) =>
      each.start > end && /^(?:,|,? and|,? then| &) (?:the )?$/.test(lower.slice(end, each.start)),
  )
}

/** Parts of a city that go by its name in lists of places. */
const oldTowns = /^stone town$/i

function isSame(one: AssignedMention, other: AssignedMention): boolean {
  const [first, second] = [one.candidates[0]?.listed, other.candidates[0]?.listed]
  return first !== undefined && first === second
}

/** Where the trip ends, by the names that were read. */
export function readEnds(
  mentions: readonly AssignedMention[],
  reading: Reading,
  origin: string | undefined,
): Ends {
  const back = reading.find(backThere)
  const isTaken = mentions.some((mention) => taken.test(leadOf(reading, mention)))
  const isRound = isTaken && back.length > 0
  for (const { start, end } of isRound ? back : [])
    if (reading.isFree(start, end)) reading.claim('transport', start, end)
  const first = mentions.find(
    (mention) =>
      mention.tripEnd === 'first' ||
      mention.tripEnd === 'both' ||
      printedStart.test(leadOf(reading, mention)),
  )
  if (first) claimLead(reading, first)
  const last = mentions.findLast((mention) => {
    const lead = leadOf(reading, mention)
    return (
      mention.role !== 'refused' &&
      mention.candidates.length > 0 &&
      !printedStart.test(lead) &&
      (mention.tripEnd === 'last' ||
        mention.tripEnd === 'both' ||
        printed.test(lead) ||
        left.test(lead) ||
        closing.test(lead) ||
        (homeward.test(lead) && isHome.test(lead.slice(-32))))
    )
  })
  if (last) claimLead(reading, last)
  const isOther = last !== undefined && last.name !== origin
  return {
    ...(first && { startsIn: first.ref.name }),
    ...(isOther && { endsIn: last.ref.name }),
    isRound,
    isLeft: isOther && left.test(leadOf(reading, last)),
    isCall: mentions.some((mention) => calls.test(leadOf(reading, mention))),
  }
}

/** What leads to it says no more than that. */
function claimLead(reading: Reading, mention: AssignedMention): void {
  const lead = leadOf(reading, mention)
  const said = printed.exec(lead)?.[0] ?? left.exec(lead)?.[0]
  const from = mention.start - (said?.length ?? 0)
  if (said && reading.isFree(from, mention.start)) reading.claim('transport', from, mention.start)
}

function leadOf(reading: Reading, { start }: AssignedMention): string {
  return reading.lower.slice(Math.max(0, start - 64), start)
}
