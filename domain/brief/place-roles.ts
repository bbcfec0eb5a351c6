/** What each named place is to the trip, by the words around it and by the other places. */
import { kilometres } from '#domain/places/distance.ts'
import { stayWhereSlept } from './lengths/slept-at.ts'
import { outingsFromStays } from './lengths/stay-as-base.ts'
import { leaveDuty, passPickUps, passShipEnds, settleBases } from './lengths/stay-bases.ts'
import { townsOfNights } from './lengths/towns-of-nights.ts'
import {
  activitiesIn,
  featuresOf,
  isPrintedSight,
  partsOfCities,
  quartersToSleep,
  setAside,
  sightsBeside,
} from './place-asides.ts'
import { isAdjective, originLead } from './place-words.ts'
import { startAtAirports } from './places/airport-starts.ts'
import { isVisited } from './places/asked-places.ts'
import { endsOfLand, passArrivals, passDepartures } from './places/ends-of-land.ts'
import { passFormer } from './places/former-trips.ts'
import { passLikened } from './places/likened-places.ts'
import { asideMustSees } from './places/must-sees.ts'
import { originOfChain } from './places/place-chains.ts'
import { isOtherTime, passClauses } from './places/place-clauses.ts'
import { leaveOpen, passConnections, passEveryday } from './places/place-everyday.ts'
import { passHosts } from './places/place-hosts.ts'
import type { PlaceMention, PlaceReader } from './places/place-mentions.ts'
import { passOver } from './places/place-opinions.ts'
import {
  hasReach,
  leaveAfterWork,
  nearbyLead,
  originOfPair,
  startOfPresence,
  waysOfStays,
} from './places/place-origins.ts'
import {
  daysBeside,
  daysOut,
  dayTripsTo,
  goalOfOneDay,
  goneFor,
  outingsOf,
  seenFrom,
  wishesInBrackets,
} from './places/place-outings.ts'
import { passEnds } from './places/places-between.ts'
import { passInPassing, passOthersTrips } from './places/places-in-passing.ts'
import { goToRoots, passWeddings } from './places/places-of-feasts.ts'
import { inheritRefusal } from './places/refused-lists.ts'
import { passReplaced } from './places/replaced-places.ts'
import { takeBack } from './places/second-thoughts.ts'
import { keepListsWhole } from './places/split-lists.ts'
import {
  endsOfCruise,
  endsOfRide,
  originOfMove,
  originsTold,
  passPortsOfWay,
  startOfWayBack,
} from './places/told-starts.ts'
import {
  flightStops,
  layoverGoals,
  othersLead,
  passErrands,
  passTeams,
  passThings,
  ridesAndBack,
  thingFrom,
} from './places/told-ways.ts'
import { settleEnds } from './places/trip-ends.ts'
import { goalsSeenBefore, leadOf, pastLead, visitedAgain } from './places/visited-again.ts'
import { passWays } from './places/ways-passed.ts'
import type { Reading } from './reading.ts'
import type { PlaceRef } from './schema.ts'
import { productBehind, tellOf } from './told-places.ts'

export interface AssignedMention extends PlaceMention {
  ref: PlaceRef
  /** `passed` was thought of, and another was chosen. */
  role: 'origin' | 'destination' | 'refused' | 'home' | 'aside' | 'passed'
  /** Nothing leads to it, and it lies in another country than the goals. */
  stray?: true
  /** Taken back for another place, which has whatever was said of it. */
  replaced?: true
  /** Seen before and gone to again, or where somebody came from and gone to for that. */
  again?: true
  /** The area in which the base lies, whose days are those of the trip. */
  holdsBase?: true
  /** Its nights, in a list that gives towns theirs. */
  nighted?: number
  /** Where the trip through a land begins or ends, and nothing more. */
  tripEnd?: 'first' | 'last' | 'both'
}

const asideLead =
  /\bday[- ]?trips?\b[^.!?;]{0,40}[,:(] ?(?:and )?(?:the )?(?:one|first|other|second|another)(?: one)? (?:to|in) (?:the )?$|(?<!(?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten)[ -])\bday[- ]?trips?(?: out)?(?: (?:to|from .* to|at)|:| -)?\s+(?:the )?$|\b(?:maybe|perhaps|possibly) (?:an?|one) (?:day|afternoon)(?: ?trip)? (?:in|to|at)\s+(?:the )?$|\b(?:excursions?|side[- ]?trip|(?:short|little|quick|day) (?:outing|jaunt|hop)|outing|jaunt) to\s+$|(?:[,;+&.] ?|\b(?:and|plus|with) )(?:an? |one )?(?:beach |lazy )?day (?:out )?(?:at|on)\s+(?:the )?$/
const backLead =
  /(?<!\b(?:days?|nights?|weeks?|weekend|go|going) )\b(?:back(?: home)?|return(?:ing)?|home)(?: by (?:plane|air|train|bus|car|ferry|boat))? (?:(?:from [^.,;!?]{2,24} )?to|in|at)\s+$|(?:[-–>→,;] ?|\b(?:and|then) )(?:back )?home ?[:(] ?$/
/** Where one wants to be away from. */
const escapeLead = /\b(?:escape|flee|(?:get(?:ting)?|go(?:ing)?) away from)\s+(?:the )?$/
/** "Moving from Leeds to Bristol, so no money": neither is a journey's goal. */
const relocationLead =
  /\b(?:mov(?:e|ed|ing)|relocat(?:e|ed|ing)|e?migrat(?:e|ed|ing)|immigrat(?:e|ed|ing)|fled)(?: house)? from (?:[^.!?,;]{2,24} to )?$/
const lastTime = /^,? (?:last (?:year|time|summer|winter|spring|autumn|month)|in (?:19|20)\d\d)\b/
/** "Without the airport hotel in Milan": what is refused is there. */
const refusedThing =
  /\b(?:without|no|not|skip(?:ping)?) (?:(?:the|that|a|any) )?(?:[a-z]+ )?(?:hotel|flight|airport|layover|stopover|stop|night|transfer) (?:in|at|via|through)\s+$/
const forOthers = /^,? but (?:that|this|it)(?:'?s| is) (?:for|about) (?:her|him|them|(?:my|our) )/
/** Where somebody studies, or has a new job: told, and no goal. */
const elsewhereLead =
  /\b(?:(?:start\w*|goes|finish\w*|beg[iau]n\w*) (?:(?:at|to|his|her|my|their|a|an|new) )*(?:university|uni|college|school|studies|job)|study|studies|studying|graduat(?:es?|ed|ing)) (?:in|at|from)\s+$/
/** "Somewhere like Nice, but quieter": another place than the one it is compared with. */
const likenessLead =
  /\b(?:somewhere|something|anywhere|a (?:place|town|city)|places|cities) (?:(?:a bit|kind of|just) )?(?:like|similar to|along the lines of)\s+$/
/** A refusal must lead to the place itself: "no crowds in Rome" wants Rome. */
const refusedLead =
  /\b(?:not|no|skip(?:ping)?|avoid(?:ing)?|without|instead of|rather than|except(?: for)?|(?:don'?t|do not|doesn'?t|didn'?t|did not|won'?t|will not|never) (?:want|like|fancy|need|care for|go|visit|do|say|mention|send (?:me|us)|bring up|suggest|book|put (?:me|us))|(?:can'?t|cannot|couldn'?t) (?:do|afford|face|manage)|hates?|drop(?:ping)?|remove|cut|lose|forget|ditch(?:ing)?|scrap(?:ping)?|axe|nix|cancel(?:l?ed)?|leave out|(?:anything|anywhere|anyplace|any (?:[\w-]+ ){1,3}|every (?:[\w-]+ ){1,3}|all (?:[\w-]+ ){1,3}) ?but|minus|sick of|tired of|nothing in|(?:rather|prefer|sooner|cheaper|quieter|warmer|smaller|calmer|greener|nicer|better)\b[^.!?]{0,30} than)\s+(?:(?:to|in|the|other|go|going|visit(?:ing)?|see(?:ing)?|back|an?|trip|stop|at|on|out|want|do|usual|obvious|classic|another|yet|one|stay(?:ing)?|sleep(?:ing)?|be|being|end|ending|up|land|spend|time|any) )*$/
/** "Has anyone been to Berat?" asks others about a goal. */
const askedAround =
  /\b(?:(?:has|have) (?:any|some)(?:one|body)(?: here| else)?|have (?:any of )?you(?: guys)?|(?:^|[.!?] )any(?:one|body)(?: here| else)?)(?: ever| actually)? (?:been to|visited|seen|done|been in)\s+$/
/** "Boston yes, Washington no". */
const declined =
  /^:? (?:no|nope|nah|no way|no thanks|(?:(?:rather|definitely|better|preferably) )?not(?: (?:again|this time|really))?)(?=\s*(?:[,.;!?()]|$))/
const othersWay =
  /(?:^|[,;.(]|\b(?:and|but|while)) ?(?:they|he|she)(?: (?:will|would|is|are|'ll)|'ll|'re|'s)?(?: both| also)? (?:fl(?:y|ies|ying)|com(?:e|es|ing)|travel(?:s|l?ing)?|driv(?:e|es|ing)|join(?:s|ing)?)(?: us| me)?(?: in| over| up| down| too)* (?:out of|from)\s+$|(?<!\b(?:me|i|myself) (?:and|n|&|\+) )\b(?:my|our|his|her|the) (?:[a-z]+ ){0,2}(?:parents|sister|brother|friends?|cousins?|in-laws|mum|mom|dad|mother|father|son|daughter|family|colleagues?|aunt|uncle|grandparents|gran|grandma|wife|husband|partner|girlfriend|boyfriend)(?: (?:will|would|is|are|'ll))?(?: be)?(?: all| both| also| too| just)* (?:fly|flies|flys|flying|flew|com(?:e|es|ing)|came|travel|travels|travell?(?:ing|ed)|driv(?:e|es|ing)|drove|join|joins|joining)(?: us| me)?(?: in| over| up| down| too| as well| along| there| here| home| back| all the way)* (?:out of|from)\s+$/
/** "Studied at Oxford, lived in Geneva, now in Austin". */
const movedOn =
  /\b(?:lived|studied|grew up|born|raised|worked)\b[^.!?]{0,50}\bnow (?:living |based |settled )?in $/
const fromThereOn = /^ on(?:wards?)?(?=\s*(?:[.,;!?)]|$))/
const shipLeaves =
  /\b(?:cruise|ship|liner|boat|tour|safari)(?: ship)? (?:leaves|departs|sails|starts|goes|is leaving|is)(?: (?:from|in))? $/
const daysAhead =
  /\b(?:\d|one|two|three|four|five|a couple of|a few|some) (?:days?|nights?) (?:there |here )?(?:earlier|before|beforehand|prior|in advance|ahead)\b/

/** "Toronto based couple": who travels is from there. */
const basedBehind =
  /^[ -]based (?:(?:[a-z]+ )?(?:couple|famil(?:y|ies)|students?|group|pair|friends?|guys?|girls?|travell?ers?|pensioners?|retirees|colleagues|solo|here|and|with|looking)\b|[,.])/

/** "Dubai departure 20 Dec". */
const departsBehind = /^ departures?\b(?! (?:lounge|tax|hall|board|gate|time|card))/
/** "Home in Eindhoven, we'd like …": told of those who travel, and no way back. */
const homeLead = /(?:^|[.!?;:\n(] ?)(?:my |our )?home(?: base)?(?: is|:)?(?: in| near| at)? $/

const firstDenied = /^ first\?+ (?:no|nope|nah|not)\b/

/** First by what leads to each, then by what they are to each other. */
export function withRoles(
  reading: Reading,
  places: readonly (PlaceMention & { ref: PlaceRef })[],
  reader: PlaceReader,
  known: readonly PlaceRef[] = [],
): AssignedMention[] {
  const mentions = places.map((place, index) => ({
    ...place,
    role: roleOf(reading, place, places[index - 1], reading.plain),
  }))
  endsOfCruise(mentions, reading)
  endsOfLand(mentions, reading)
  originOfMove(mentions, reading)
  passPortsOfWay(mentions, reading)
  passLikened(mentions, reading)
  takeBack(mentions, reading)
  passOver(mentions, reading)
  passReplaced(mentions, reading)
  passOthersTrips(mentions, reading)
  passClauses(mentions, reading)
  outingsFromStays(mentions, reading)
  visitedAgain(mentions, reading, known)
  inheritRefusal(mentions, reading)
  passTeams(mentions, reading)
  passThings(mentions, reading)
  passErrands(mentions, reading)
  flightStops(mentions, reading)
  passConnections(mentions, reading)
  tellOf(mentions, reading, known.length > 0)
  layoverGoals(mentions, reading)
  ridesAndBack(mentions, reading)
  passInPassing(mentions, reading, reader)
  setAside(mentions, reading)
  outingsOf(mentions, reading)
  daysBeside(mentions, reading)
  daysOut(mentions, reading)
  settleBases(mentions, reading)
  passPickUps(mentions, reading)
  passShipEnds(mentions, reading)
  dayTripsTo(mentions, reading)
  seenFrom(mentions, reading)
  goalOfOneDay(mentions, reading)
  goneFor(mentions, reading)
  wishesInBrackets(mentions, reading)
  sightsBeside(mentions, reading, reader)
  featuresOf(mentions, reading)
  activitiesIn(mentions, reading)
  asideMustSees(mentions, reading)
  partsOfCities(mentions, reading)
  quartersToSleep(mentions, reading)
  passHosts(mentions, reading)
  passEveryday(mentions, reading)
  leaveOpen(mentions, reading)
  startOfPresence(mentions, reading)
  leaveAfterWork(mentions, reading)
  leaveDuty(mentions, reading)
  startAtAirports(mentions, reading)
  endsOfRide(mentions, reading)
  originsTold(mentions, reading)
  originOfChain(mentions, reading)
  originOfPair(mentions, reading)
  startOfWayBack(mentions, reading)
  waysOfStays(mentions, reading)
  passArrivals(mentions, reading)
  passDepartures(mentions, reading)
  settleEnds(mentions, reading)
  stayWhereSlept(mentions, reading)
  passEnds(mentions, reading)
  passWeddings(mentions, reading)
  keepListsWhole(mentions, reading)
  passWays(mentions, reading)
  passLikened(mentions, reading)
  passFormer(mentions, reading)
  takeBack(mentions, reading)
  townsOfNights(mentions, reading)
  if (known.length === 0) goToRoots(mentions, reading)
  if (known.length === 0) goalsSeenBefore(mentions, reading)
  return mentions
}

/** So far a place may lie from the middle of its region. */
const regionKilometres = 120

function liesIn({ candidates: [town] }: PlaceMention, area: PlaceMention | undefined): boolean {
  const region = area?.candidates[0]
  return (
    town !== undefined &&
    region?.kind === 'region' &&
    kilometres(town.at, region.at) < regionKilometres
  )
}

function roleOf(
  reading: Reading,
  place: PlaceMention,
  previous: PlaceMention | undefined,
  plain: string,
): AssignedMention['role'] {
  const lead = reading.lower.slice(Math.max(0, place.start - 60), place.start)
  const leads = (words: RegExp) => reading.mayMatch(words) && words.test(lead)
  if (leads(homeLead)) return 'origin'
  if (leads(backLead)) return 'home'
  if (isAdjective(place.name, reading.lower.slice(place.end))) return 'passed'
  if (leads(asideLead) || isPrintedSight(reading, place.start)) return 'aside'
  // "Something near Lake Bled": nobody lives in a lake, and one stays by it.
  const lives = place.candidates[0]?.kind !== 'region'
  // "The Ardennes, somewhere near Durbuy": where in the region.
  if (lives && leads(nearbyLead) && liesIn(place, previous)) return 'passed'
  // "Somewhere near Durbuy or La Roche".
  const nearEither =
    previous &&
    /^,? or (?:near )?$/.test(reading.lower.slice(previous.end, place.start)) &&
    nearbyLead.test(leadOf(reading, previous))
  if (nearEither) return 'passed'
  if (hasReach(reading, place.start) || (lives && leads(nearbyLead))) return 'origin'
  if (leads(escapeLead) || leads(relocationLead)) return 'home'
  // "She graduates in Edinburgh on 2 July, arriving the day before".
  const attended =
    /\bgraduat(?:es|ing) (?:in|at|from)\s+$/.test(lead) &&
    /^[^.!?]{0,60}\b(?:arriv|be there|attend|coming|stay|going)/.test(
      reading.lower.slice(place.end),
    )
  if (leads(elsewhereLead))
    return attended || isVisited(reading, place.end) ? 'destination' : 'home'
  // "Our cruise leaves Venice on 12 June, we want to be there 3 days earlier".
  if (leads(shipLeaves) && reading.says(daysAhead)) return 'destination'
  if (/^,? (?:[\w-]+ )?(?:years?|yrs?|months?|weeks?) ago\b/.test(reading.lower.slice(place.end)))
    return 'passed'
  if (/\b(?:loved|enjoyed|did|liked)\s+$/.test(lead) && reading.follows(lastTime, place.end))
    return 'passed'
  if (leads(likenessLead) && /^,? but\b/.test(reading.lower.slice(place.end))) return 'passed'
  const wideLead = reading.lower.slice(Math.max(0, place.start - 130), place.start)
  // Into one city and out of another: both are goals.
  const openJaw =
    /\b(?:into|land(?:s|ing)?|arriv(?:es?|ing)|fl(?:y|ies|ying) in|(?<=[,;:(] ?)in (?:at|to|via))\b(?:[^.!?]|\.(?=\d)){3,90}\b(?:(?:leav(?:es?|ing)|depart(?:s|ing)?)(?: again)?(?: from| out of)?|(?:flight|plane|train) (?:home |back )?from|(?:fl(?:y|ies|ying) |home |back |and |then )(?:out|home|back)(?: again)? (?:from|of)|(?:home|back|out|return(?:ing|s)?) (?:from|of))\s+$/.test(
      wideLead,
    ) ||
    /\b(?:into|land(?:s|ing)?(?: in)?|arriv(?:e|ing) (?:in|at))\b[^.!?]*\b(?:out of|(?:leav|depart|fly)\w*(?: home| back| out)? from)\s+$|\b(?:fly|head|go)(?:ing)? (?:home|back) from\s+$|\bin(?:to)? (?:and|&) (?:back )?out of\s+$/.test(
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
  if (/\bday[- ]?trips? (?:out )?to\b[^.!?]{2,40} from $/.test(lead) && reading.says(stays))
    return 'destination'
  // "… from San Diego, where we stay 4 nights".
  if (
    /^,? where (?:we|i)(?:'re|'ll|'m| are| will| am)? (?:be )?stay/.test(
      reading.lower.slice(place.end),
    )
  )
    return 'destination'
  if (leads(refusedThing) || reading.follows(forOthers, place.end)) return 'passed'
  if (leads(othersLead)) return 'passed'
  if (leads(thingFrom)) return 'passed'
  // "My parents will fly in from Buenos Aires": where others come from.
  if (leads(othersWay)) return 'passed'
  // "Arrival and departure Delhi".
  if (/\barriv\w* (?:and|&|\/|\+) depart\w*(?: (?:in|from|at|is))?:? $/.test(lead))
    return 'destination'
  // "He sulked from Flagstaff on".
  if (/\bfrom (?:the )?$/.test(lead) && reading.follows(fromThereOn, place.end)) return 'passed'
  if (leads(originLead) && !openJaw) return 'origin'
  if (leads(movedOn)) return 'origin'
  if (reading.follows(basedBehind, place.end)) return 'origin'
  if (reading.follows(departsBehind, place.end)) return 'origin'
  // Where a loop begins is where it ends.
  if (/\b(?:circular|round) drive from (?:the )?$/.test(lead)) return 'origin'
  if (/\b(?:start|begin)(?:s|n?ing)? and (?:end|finish)(?:s|es|ing)? (?:in|at) $/.test(lead))
    return 'origin'
  if (
    /^\s*(?:is (?:my|our) home|-based\b|to [A-Z])/.test(plain.slice(place.end)) &&
    !previous &&
    /(?:^|[\n:.!]\s*)$/.test(lead)
  )
    return 'origin'
  // "Rome first? No. Florence first …, then Rome": said again in its turn.
  if (
    reading.follows(firstDenied, place.end) &&
    reading.lower.includes(reading.lower.slice(place.start, place.end), place.end)
  )
    return 'passed'
  if (leads(pastLead) && !leads(askedAround)) return 'refused'
  if (reading.follows(declined, place.end)) return 'refused'
  // "Is Porto better than Lisbon?" weighs the two.
  const weighed = /\b(?:is|are|would|will) [^.!?]{2,40} than (?:the )?$/.test(lead)
  if (weighed && /^[^.!]{0,40}\?/.test(reading.lower.slice(place.end))) return 'destination'
  // "Kids hate brussels sprouts": a dish.
  if (reading.follows(productBehind, place.end)) return 'destination'
  if (leads(refusedLead) && !isOtherTime(reading, place)) return 'refused'
  return 'destination'
}
