/** What each named place is to the trip, by the words around it and by the other places. */
import {
  activitiesIn,
  daysBeside,
  daysOut,
  dayTripsTo,
  featuresOf,
  goneFor,
  outingsOf,
  partsOfCities,
  quartersToSleep,
  setAside,
  sightsBeside,
} from './place-asides.ts'
import { leadTo, type PlaceMention, type PlaceReader } from './place-mentions.ts'
import { passOver } from './place-opinions.ts'
import { originLead, presenceLead } from './place-words.ts'
import type { Reading } from './reading.ts'
import type { PlaceRef } from './schema.ts'
import { isAskedFor, isVisited, productBehind, tellOf } from './told-places.ts'
import {
  flightStops,
  layoverGoals,
  othersLead,
  passErrands,
  passTeams,
  passThings,
  ridesAndBack,
  thingFrom,
} from './told-ways.ts'

export interface AssignedMention extends PlaceMention {
  ref: PlaceRef
  /** `passed` was thought of, and another was chosen. */
  role: 'origin' | 'destination' | 'refused' | 'home' | 'aside' | 'passed'
  /** Nothing leads to it, and it lies in another country than the goals. */
  stray?: true
}

const asideLead =
  /(?<!(?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten)[ -])\bday[- ]?trips?(?: out)? (?:to|from .* to|at)\s+(?:the )?$|\b(?:excursions?|side[- ]?trip) to\s+$/
const backLead =
  /(?<!\b(?:days?|nights?|weeks?|weekend|go|going) )\b(?:back(?: home)?|return(?:ing)?|home) (?:(?:from [^.,;!?]{3,24} )?to|in|at)\s+$/
/** "Somewhere near Munich" looks for a goal around it. */
const nearbyLead =
  /\b(?:somewhere|anywhere|something|a place|places|getaways?|weekend away|(?<![\w]-|\d )day trips?) (?:[\w-]+ ){0,3}?(?:near(?:by)?|close to|not (?:too )?far from|around|outside(?: of)?)\s+$|\b(?:a|an|some|the|any) (?:[\w-]+ ){0,3}(?:village|town|place|spot|beach|lake|hamlet)s? (?:[\w-]+ ){0,2}?(?:near|close to|not far from|around|outside(?: of)?)\s+$|\bnot (?:too |so |that |very )?far (?:away )?from\s+$|\b(?:short|easy|quick) (?:flight|drive|hop|trip|train ride|journey) from\s+$|(?:^|[.!?]\s*)(?:(?:\d+|two|three|four|five|a|one) (?:days?|nights?|weeks?|weekend) )?(?:near|close to|not far from)\s+$/
/** Where one wants to be away from. */
const escapeLead = /\b(?:escape|flee|(?:get(?:ting)?|go(?:ing)?) away from)\s+(?:the )?$/
/** "Moving from Leeds to Bristol, so no money": neither is a journey's goal. */
const relocationLead =
  /\b(?:mov(?:e|ed|ing)|relocat(?:e|ed|ing))(?: house)? from (?:[^.!?,;]{2,24} to )?$/
const lastTime = /^,? (?:last (?:year|time|summer|winter|spring|autumn|month)|in (?:19|20)\d\d)\b/
/** Where somebody studies, or has a new job: told, and no goal. */
/** "Without the airport hotel in Milan": what is refused is there. */
const refusedThing =
  /\b(?:without|no|not|skip(?:ping)?) (?:(?:the|that|a|any) )?(?:[a-z]+ )?(?:hotel|flight|airport|layover|stopover|stop|night|transfer) (?:in|at|via|through)\s+$/
const forOthers = /^,? but (?:that|this|it)(?:'?s| is) (?:for|about) (?:her|him|them|(?:my|our) )/
const elsewhereLead =
  /\b(?:(?:start\w*|goes|finish\w*|beg[iau]n\w*) (?:(?:at|to|his|her|my|their|a|an|new) )*(?:university|uni|college|school|studies|job)|study|studies|studying|graduat(?:es?|ed|ing)) (?:in|at|from)\s+$/
/** "Somewhere like Nice, but quieter": another place than the one it is compared with. */
const likenessLead =
  /\b(?:somewhere|something|anywhere|a (?:place|town|city)|places|cities) (?:(?:a bit|kind of|just) )?(?:like|similar to|along the lines of)\s+$/
/** A refusal must lead to the place itself: "no crowds in Rome" wants Rome. */
const refusedLead =
  /\b(?:not|no|skip(?:ping)?|avoid(?:ing)?|without|instead of|rather than|except(?: for)?|(?:don'?t|do not|doesn'?t|didn'?t|did not|won'?t|will not|never) (?:want|like|fancy|need|care for|go|visit|do|say|mention|send (?:me|us)|bring up|suggest|book|put (?:me|us))|hates?|drop|remove|cut|lose|forget|ditch|leave out|(?:anything|anywhere|anyplace|any (?:[\w-]+ ){1,3}|every (?:[\w-]+ ){1,3}|all (?:[\w-]+ ){1,3}) ?but|minus|sick of|tired of|nothing in|(?:rather|prefer|sooner|cheaper|quieter|warmer|smaller|calmer|greener|nicer|better)\b[^.!?]{0,30} than)\s+(?:(?:to|in|the|go|going|visit(?:ing)?|see(?:ing)?|back|an?|trip|stop|at|on|out|want|do|usual|obvious|classic|another|yet|one) )*$/
const pastLead =
  /(?<!\b(?:never|n't|not|yet) (?:yet |ever |actually )?)\b(?:been to|(?:have|'ve|already) (?:done|did|covered|ticked off)|have been in|already (?:did|seen|been to|visited|went to)|went to|last (?:year|time|summer|trip)(?: (?:we|i))?(?: (?:did|saw|went to|visited|chose|was|were|it was))?(?: in)?|visited|seen)\s+$/

/** First by what leads to each, then by what they are to each other. */
export function withRoles(
  reading: Reading,
  places: readonly (PlaceMention & { ref: PlaceRef })[],
  reader: PlaceReader,
  goalsKnown = false,
): AssignedMention[] {
  const mentions = places.map((place, index) => ({
    ...place,
    role: roleOf(reading, place, places[index - 1], reading.plain),
  }))
  passOver(mentions, reading)
  inheritRefusal(mentions, reading)
  passTeams(mentions, reading)
  passThings(mentions, reading)
  passErrands(mentions, reading)
  flightStops(mentions, reading)
  tellOf(mentions, reading, goalsKnown)
  layoverGoals(mentions, reading)
  ridesAndBack(mentions, reading)
  setAside(mentions, reading)
  outingsOf(mentions, reading)
  daysBeside(mentions, reading)
  daysOut(mentions, reading)
  dayTripsTo(mentions, reading)
  goneFor(mentions, reading)
  sightsBeside(mentions, reading, reader)
  featuresOf(mentions, reading)
  activitiesIn(mentions, reading)
  partsOfCities(mentions, reading)
  quartersToSleep(mentions, reading)
  startOfPresence(mentions, reading)
  originOfPair(mentions, reading)
  return mentions
}

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

function roleOf(
  reading: Reading,
  place: PlaceMention,
  previous: PlaceMention | undefined,
  plain: string,
): AssignedMention['role'] {
  const lead = reading.lower.slice(Math.max(0, place.start - 60), place.start)
  if (backLead.test(lead)) return 'home'
  if (asideLead.test(lead)) return 'aside'
  if (hasReach(reading, place.start) || nearbyLead.test(lead)) return 'origin'
  if (escapeLead.test(lead) || relocationLead.test(lead)) return 'home'
  if (elsewhereLead.test(lead)) return isVisited(reading, place.end) ? 'destination' : 'home'
  if (/^,? (?:[\w-]+ )?(?:years?|months?|weeks?) ago\b/.test(reading.lower.slice(place.end)))
    return 'passed'
  if (
    /\b(?:loved|enjoyed|did|liked)\s+$/.test(lead) &&
    lastTime.test(reading.lower.slice(place.end))
  )
    return 'passed'
  if (likenessLead.test(lead) && /^,? but\b/.test(reading.lower.slice(place.end))) return 'passed'
  // Into one city and out of another: both are goals.
  const openJaw =
    /\b(?:into|land(?:ing)? in|arriv(?:e|ing) (?:in|at))\b[^.!?]*\b(?:out of|(?:leav|depart|fly)\w*(?: home| back| out)? from)\s+$|\b(?:fly|head|go)(?:ing)? (?:home|back) from\s+$/.test(
      lead,
    )
  // "Cairo, then a cruise from Luxor to Aswan": a leg of the journey begins there.
  const leg =
    previous !== undefined &&
    /\b(?:then|followed by|after that|afterwards|next)\b[^.!?]{0,40}\bfrom $/.test(lead) &&
    /^ to (?:the )?\p{Lu}/u.test(plain.slice(place.end))
  if (leg) return 'destination'
  // "A day trip to Versailles from Paris": where one stays.
  const stays = /\b(?:\d+|two|three|four|five|six|seven|ten) (?:days|nights)\b|\bweek/
  if (/\bday[- ]?trips? (?:out )?to\b[^.!?]{2,40} from $/.test(lead) && stays.test(reading.lower))
    return 'destination'
  // "… from San Diego, where we stay 4 nights".
  if (
    /^,? where (?:we|i)(?:'re|'ll|'m| are| will| am)? (?:be )?stay/.test(
      reading.lower.slice(place.end),
    )
  )
    return 'destination'
  if (refusedThing.test(lead) || forOthers.test(reading.lower.slice(place.end))) return 'passed'
  if (othersLead.test(lead)) return 'passed'
  if (thingFrom.test(lead)) return 'passed'
  if (originLead.test(lead) && !openJaw) return 'origin'
  // Where a loop begins is where it ends.
  if (/\b(?:circular|round) drive from (?:the )?$/.test(lead)) return 'origin'
  if (/\bstart(?:ing)? and (?:end|finish)(?:ing)? in $/.test(lead)) return 'origin'
  if (
    /^\s*(?:is (?:my|our) home|-based\b|to [A-Z])/.test(plain.slice(place.end)) &&
    !previous &&
    /(?:^|[\n:.!]\s*)$/.test(lead)
  )
    return 'origin'
  if (pastLead.test(lead)) return 'refused'
  // "Is Porto better than Lisbon?" weighs the two.
  const weighed = /\b(?:is|are|would|will) [^.!?]{2,40} than (?:the )?$/.test(lead)
  if (weighed && /^[^.!]{0,40}\?/.test(reading.lower.slice(place.end))) return 'destination'
  // "Kids hate brussels sprouts": a dish.
  if (productBehind.test(reading.lower.slice(place.end))) return 'destination'
  if (refusedLead.test(lead) && !isOtherTime(reading, place)) return 'refused'
  return 'destination'
}

/** "I'm in Boston and want to go to Miami" comes from Boston, "we are in Nice for 3 days" goes there. */
function startOfPresence(mentions: AssignedMention[], reading: Reading): void {
  if (mentions.some(({ role }) => role === 'origin')) return
  for (const mention of mentions) {
    const { start, end } = mention
    if (mention.role !== 'destination' || !presenceLead.test(leadTo(reading, start))) continue
    const timed = /^\s*(?:for|from|on|in|until|till|between|next|this|\d)\b/.test(
      reading.lower.slice(end),
    )
    const further = mentions.some(
      (other) =>
        other.role === 'destination' &&
        other.start > end &&
        /\b(?:to|visit|see|explore|in|for|at|go|want)\s+(?:the\s+)?$/.test(
          leadTo(reading, other.start),
        ),
    )
    // "I'm in Singapore for work until Friday, then …": there already, and for something else.
    const busy = onBusiness.test(reading.lower.slice(end))
    // "Portland for a long weekend, we're in Boston": in a clause of its own, behind the goal.
    const earlier = mentions.some(
      (other) => other.role === 'destination' && other.end < start && isAskedFor(reading, other),
    )
    const apart =
      earlier &&
      /[,.;!-] *(?:and |but )?(?:i'm|im|i am|we're|we are) (?:all )?in $/.test(
        leadTo(reading, start),
      ) &&
      /^(?:[.,;!]| and (?:would|could|will|can)\b|$)/.test(reading.lower.slice(end))
    if ((further && (busy || !timed)) || apart) mention.role = 'origin'
  }
}

const onBusiness =
  /^,? (?:(?:right )?now |currently |already )?(?:for|on) (?:my |our |a )?(?:work|business|job|meetings?|conference|training|uni|study|studies|a client|clients)\b/

/** "Evansville to Dallas": the first of two is the origin, where no other is said. */
function originOfPair(mentions: AssignedMention[], reading: Reading): void {
  if (mentions.some(({ role }) => role === 'origin')) return
  const [first, second] = mentions
  if (!(first && second) || first.role !== 'destination') return
  const lead = reading.lower.slice(Math.max(0, first.start - 30), first.start)
  const asked =
    /\b(?:to|in|visit(?:ing)?|see(?:ing)?|explor(?:e|ing)|around|via|do|tour(?:ing)?|then)\s+(?:the\s+)?$/.test(
      lead,
    )
  // "A Nile cruise Luxor to Aswan", "the hike from A to B": a way that is itself the journey.
  const leg = /\b(?:cruise|hike|trek|walk|trail|cycle|ride|sail(?:ing)?|line)(?: from)?\s+$/.test(
    lead,
  )
  if (!(asked || leg) && /^ to $/.test(reading.lower.slice(first.end, second.start)))
    first.role = 'origin'
}

/** "not Paris or Rome": what a refusal begins goes on through its list. */
function inheritRefusal(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, mention] of mentions.entries()) {
    const previous = mentions[index - 1]
    if (!previous || mention.role !== 'destination') continue
    const gap = reading.lower.slice(previous.end, mention.start)
    const joined = /^\s*(?:,|or|nor|and|\/|, or|, and|,? and also)?\s*(?:the )?$/.test(gap)
    const contrast =
      /^, $/.test(gap) &&
      index === mentions.length - 1 &&
      /\bnot $/.test(leadTo(reading, previous.start))
    if (
      joined &&
      !contrast &&
      previous.role === 'refused' &&
      !/\b(?:instead of|rather than)\s+$/.test(
        reading.lower.slice(Math.max(0, previous.start - 20), previous.start),
      )
    )
      mention.role = 'refused'
  }
}

/** "I don't want to go to Paris in August, how about September?": the month is refused, not Paris. */
function isOtherTime(reading: Reading, { start, end }: PlaceMention): boolean {
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

/** "Within 3 hours of Chicago": the way there is measured from it. */
function hasReach(reading: Reading, start: number): boolean {
  const gap = /\s*(?:from|of)\s+$/.exec(reading.lower.slice(Math.max(0, start - 8), start))?.[0]
  if (!gap) return false
  const end = start - gap.length
  return reading.spans.some((span) => span.slot === 'destination' && span.end === end)
}
