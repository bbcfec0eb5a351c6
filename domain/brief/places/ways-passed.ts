/** Places of the way alone: where a flight leads through, where one changes, and where one lands and is taken on from. */
import { kilometres } from '#domain/places/distance.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'

const joinsEnds = /^ ?(?:to|-|–|->|→|>) ?(?:the )?$/
/** Who goes over land sees what the way leads through. */
const overLand =
  /\b(?:driv(?:e|es|ing)|road ?trip|train|rail|interrail|eurail|bus|coach|car|camper(?:van)?|van|motorhome|motorbike|bikes?|cycl(?:e|ing)|ferry|overland|hitch\w*|walk(?:ing)?|stop(?:s|ping|over)?|nights? in each|each)\b/
/** Nobody goes further than this but by air. */
const flownKilometres = 1500
/** Further than this nobody stays where the flight leads through without saying so. */
const surelyFlownKilometres = 3000

/** "Oslo to Cape Town via Frankfurt, 9 days": from the first to the second, through the third. */
function passVia(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const [index, via] of mentions.entries()) {
    const [from, to] = [mentions[index - 2], mentions[index - 1]]
    if (!(from && to) || to.role !== 'destination') continue
    if (via.role === 'passed') keepStops(mentions, index, reading)
    if (via.role !== 'destination') continue
    if (!/^,? (?:but |flying )?via (?:the )?$/.test(reading.lower.slice(to.end, via.start)))
      continue
    if (!joinsEnds.test(reading.lower.slice(from.end, to.start))) continue
    if (/^ (?:for )?\(?\d/.test(reading.lower.slice(via.end)) || reading.says(overLand)) continue
    const [start, end] = [from.ref.at, to.ref.at]
    const away = start && end ? kilometres(start, end) : 0
    if (away < flownKilometres) continue
    if (!mentions.some(({ role }) => role === 'origin') && from.role === 'destination')
      from.role = 'origin'
    if (away < surelyFlownKilometres) via.stray = true
    else via.role = 'passed'
  }
}

const listed = /^(?:,|,? and| &) (?:the )?$/

/** "Paris to Nice via Lyon and Avignon by train, 9 days": stops of who goes over land, or the way alone? It is asked. */
function keepStops(mentions: readonly AssignedMention[], index: number, reading: Reading): void {
  const [from, to] = [mentions[index - 2], mentions[index - 1]]
  if (!(from && to) || !joinsEnds.test(reading.lower.slice(from.end, to.start))) return
  const isStay = mentions.some((each) => each.name === to.name && isAskedFor(reading, each))
  const isVia = /^,? via (?:the )?$/.test(reading.lower.slice(to.end, mentions[index]?.start))
  if (isStay || !isVia || !reading.says(overLand)) return
  for (const [at, stop] of mentions.slice(index).entries()) {
    const before = mentions[index + at - 1]
    const isNext = before && listed.test(reading.lower.slice(before.end, stop.start))
    if (stop.role !== 'passed' || (at > 0 && !isNext)) return
    stop.role = 'destination'
    stop.stray = true
  }
}

/** "With a connection in Madrid": nobody stays at one, whatever length of the trip follows behind a comma. */
const changes =
  /\b(?:connection|connecting|transfer(?:ring)?|(?:plane|train|quick|short) change|chang(?:e|es|ing)(?: (?:of )?(?:planes?|trains?|flights?))?|transit(?:ing)?|refuel\w*)(?: (?:flights?|trains?))? (?:in|at|through|via) (?:the )?$/
const ownStay = /^,? ?(?:for |\()(?:\d|an?\b|two|three|four|five)|^ (?:\d|two|three|four|five)/

function passChanges(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const mention of mentions) {
    if (mention.role !== 'destination' || !reading.leads(changes, mention.start)) continue
    if (reading.follows(ownStay, mention.end) || !hasOther(mentions, mention)) continue
    mention.role = 'passed'
  }
}

const ride =
  '(?:taxi|cab|bus|coach|minibus|train|ferry|boat|car|transfer|shuttle|van|driver|helicopter|seaplane|lift|host|guide|friend)'
const arrives =
  /\b(?:land(?:s|ing)?(?: (?:in|at))?|arriv(?:e|es|ing) (?:in|at|into)|(?:fl(?:y|ies|ying)|flights?|ferry|boat)(?: (?:in|are|is))?(?: from [^.,;!?]{2,24})? (?:to|into|in)) (?:the )?$/
/** "… then a transfer takes us to", "from there a taxi picks us up for". */
const takenOn = new RegExp(
  `^(?: airport)?,?(?: (?:and|then|where|from (?:there|where|the airport)|after (?:that|which)))* (?:(?:an?|the|our|my|his|her|their) )?(?:[a-z]+ ){0,2}?${ride} (?:then |will |would |that )?(?:(?:tak|bring|driv|get|pick|collect|whisk|ferr|fetch)(?:e?s|es|ies|y)?|to take|to bring|drops?) (?:us|me|you|everyone|the group)\\b`,
)

/** "ORD to DEN, then we take the shuttle to Breckenridge": no night between the flight and the way on. */
const goesOn =
  /^,? (?:and )?then (?:(?:we|i)(?:'ll| will)? )?(?:(?:take|catch|get|ride|hop on|rent|hire) )?(?:(?:an?|the|our) )?(?:shuttle|bus|coach|train|taxi|uber|transfer|car|ferry|drive|driving)(?: (?:and )?(?:drive|up|on|over|down|out))* to (?:the )?$/

function isCode({ plain }: Reading, { start, end }: AssignedMention): boolean {
  return /^[A-Z]{3}$/.test(plain.slice(start, end))
}

function passLandings(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const [index, mention] of mentions.entries()) {
    const next = mentions[index + 1]
    if (mention.role !== 'destination' || next?.role !== 'destination') continue
    const isLanded = reading.leads(arrives, mention.start)
    const before = mentions[index - 1]
    const isFlown =
      before !== undefined &&
      isCode(reading, mention) &&
      isCode(reading, before) &&
      joinsEnds.test(reading.lower.slice(before.end, mention.start))
    if (
      // "Brussels airport to Durbuy, 3 nights".
      /^ airport,? to (?:the )?$/.test(reading.lower.slice(mention.end, next.start)) ||
      (isLanded && reading.follows(takenOn, mention.end)) ||
      (isFlown && goesOn.test(reading.lower.slice(mention.end, next.start)))
    )
      mention.role = 'passed'
    // "The ferry from Ancona to Split, then 6 days on Brač": a stay, or only where one lands?
    else if (isLanded && !reading.follows(ownStay, mention.end))
      if (goesStraightOn.test(reading.lower.slice(mention.end, next.start))) mention.stray = true
  }
}

/** Days of its own follow, or a way to where they are. */
const goesStraightOn =
  /^,? (?:and )?then (?:(?:for |spend |stay )?(?:an?|\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:days?|nights?|weeks?) (?:in|on|at) )(?:the )?$|^,? (?:and|then)(?: then)?(?: (?:we|i)(?:'ll| will)?)? (?:drive|take|hop|transfer|travel|continue|get)\b[^.!?;,]{0,24} to (?:the )?$/

function hasOther(mentions: readonly AssignedMention[], mention: AssignedMention): boolean {
  return mentions.some((each) => each.role === 'destination' && each.name !== mention.name)
}

/** Takes the role of a goal from them. */
export function passWays(mentions: readonly AssignedMention[], reading: Reading): void {
  passVia(mentions, reading)
  passChanges(mentions, reading)
  passLandings(mentions, reading)
}
