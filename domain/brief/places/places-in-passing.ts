/**
 * Names that lie on the edge of a plan: what is seen on a day out from a goal, what is arranged, the airports of the way, what
 * others did, and a namesake far away that only begins a sentence. None of them is a goal beside one that is.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'
import { leadTo, type PlaceReader, shorthand } from './place-mentions.ts'

const nightsOf =
  /^[,:]? (?:for )?\(?(?:\d{1,2}|an?|one|two|three|four|five|six|seven) ?(?:n|nights?|days?|d|weeks?)\b/
const nightsTo =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven) ?(?:n|nights?|days?|d) (?:in |at |on )?(?:the )?$/
const booked = '(?:booked|sorted|arranged|organi[sz]ed|planned|paid)'
const tours = '(?:cruise|safari|tour|trek|retreat|package|voyage|expedition)'
/** "For Marseille and Barcelona we booked the excursions already, so nothing needed there". */
const needless = new RegExp(
  `^[^.!?]{0,70}\\b(?:already (?:all )?${booked}|${booked}\\b[^.!?]{0,30}\\balready|nothing (?:needed|to plan)|no (?:help|plans?|ideas?|tips) needed|need no (?:help|plans?|ideas?|tips))\\b`,
)
const beds =
  /\b(?:hotels?|hostels?|flats?|apartments?|airbnb|rooms?|flights?|tickets?|trains?|car)\b/
const kin =
  '(?:parents|mum|mom|dad|mother|father|sisters?|brothers?|sons?|daughters?|cousins?|aunt|uncle|friends?|neighbou?rs?|colleagues?|boss|in-?laws|grandparents|gran|nan)'
/** "My parents went to Tuscany, my brother to Sicily": the verb is said once. */
const gapped = new RegExp(
  `[,;] (?:and |but )?(?:my|our|his|her|the) (?:[a-z-]+ )?${kin} (?:to|in|at) (?:the )?$`,
)
/** "My ex got the Tahiti trip", "the neighbours took that Kenya safari". */
const othersTrip = new RegExp(
  `\\b(?:(?:my |our |his |her |their |the )?(?:ex(?:-[a-z]+)?|${kin}|neighbou?rs?|others?|winners?)|he|she|they|every(?:one|body)(?: else)?) (?:got|gets?|took|takes?|had|has|have|won|booked|chose|keeps?|kept|went on|goes on|did|is doing|are doing) (?:the|an?|that|their|his|her) (?:[a-z]+ )?$`,
)
const tripBehind = /^ (?:trip|holiday|vacation|cruise|safari|package|tour|honeymoon|tickets?)\b/
/** "Pizza Napoli": a dish by its name. */
const dish =
  /\b(?:pizza|pasta|spaghetti|salad|soup|sauce|risotto|schnitzel|sandwich|omelette|rice|chicken|curry|steak) $/
const farKilometres = 400
const nearKilometres = 300
const smallTown = 150_000

/** What others got is none of this trip, where it has a goal of its own. */
export function passOthersTrips(mentions: AssignedMention[], reading: Reading): void {
  for (const mention of mentions) {
    const hasOther = mentions.some(
      ({ role, name }) => role === 'destination' && name !== mention.name,
    )
    if (mention.role !== 'destination' || !hasOther) continue
    if (!reading.follows(tripBehind, mention.end)) continue
    if (reading.leads(othersTrip, mention.start)) mention.role = 'passed'
  }
}

/** Takes the role of a goal from them, where another place is one. */
export function passInPassing(
  mentions: AssignedMention[],
  reading: Reading,
  reader: PlaceReader,
): void {
  passAirportWays(mentions, reading)
  for (const mention of mentions) {
    if (mention.role !== 'destination') continue
    const others = mentions.filter(
      ({ role, name }) => role === 'destination' && name !== mention.name,
    )
    if (others.length === 0) return
    const lead = leadTo(reading, mention.start)
    const behind = reading.lower.slice(mention.end, mention.end + 110)
    const isStay = nightsOf.test(behind) || nightsTo.test(lead)
    if (isArranged(reading, mention) || gapped.test(lead)) mention.role = 'passed'
    else if (isStay) continue
    else if (dish.test(lead)) mention.role = 'passed'
    else if (isSeenFrom(reading, reader, mention, others)) mention.role = 'aside'
    else if (isNamesake(reading, mention, others)) mention.role = 'aside'
  }
}

/** "Our Alaska cruise … The cruise itself is all sorted", or a clause that needs nothing. */
function isArranged(reading: Reading, { start, end }: AssignedMention): boolean {
  const behind = reading.lower.slice(end)
  const tour = new RegExp(`^ (?<what>${tours})\\b`).exec(behind)?.groups?.what
  if (tour) {
    return new RegExp(
      `\\b(?:the|that|our|this) ${tour}(?: itself| part| leg| bit)? (?:is|are|was|has been)(?: already| all)* ${booked}\\b`,
    ).test(behind)
  }
  if (!/\b(?:for|in|and) (?:the )?$/.test(leadTo(reading, start))) return false
  const clause = needless.exec(behind)?.[0]
  return clause !== undefined && !beds.test(clause)
}

/** A day out that the catalogue lists for a goal's own city, without nights of its own and outside of any list of goals. */
function isSeenFrom(
  reading: Reading,
  reader: PlaceReader,
  { name, start, end, candidates: [best] }: AssignedMention,
  others: readonly AssignedMention[],
): boolean {
  if (best?.listed || best?.kind === 'country') return false
  const bases = reader.sights
    .named(name)
    .flatMap(({ city, outing }) => (outing && 'slug' in city ? [city.slug] : []))
  const isBeside = others.some(
    ({ candidates: [base] }) => base?.listed !== undefined && bases.includes(base.listed),
  )
  const sentence = reading.sentenceAt(start)
  const isApart = others.every(
    (other) => other.start < sentence.start || other.start > sentence.end,
  )
  const isBracketed =
    /\([^()]{0,24}$/.test(reading.lower.slice(sentence.start, start)) &&
    /^[^()]{0,40}\)/.test(reading.lower.slice(end))
  return isBeside && (isApart || isBracketed)
}

/** "Madeira …. Levada but flat ones": a small town far from all goals, which nothing asks for and a sentence begins with. */
function isNamesake(
  reading: Reading,
  mention: AssignedMention,
  others: readonly AssignedMention[],
): boolean {
  const [best] = mention.candidates
  if (!best || best.listed || best.kind !== 'city' || best.population > smallTown) return false
  if (mention.start === 0 || mention.end - mention.start > mention.name.length) return false
  if (!/[.!?\n]\s*$/.test(reading.lower.slice(Math.max(0, mention.start - 3), mention.start)))
    return false
  return (
    !isAskedFor(reading, mention) &&
    others.every(
      ({ candidates: [goal] }) =>
        goal !== undefined && kilometres(goal.at, best.at) > farKilometres,
    )
  )
}

/** "We live in Chelmsford, so Stansted to Brindisi or Bari": the flight to a region that is the goal. */
function passAirportWays(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, from] of mentions.entries()) {
    const to = mentions[index + 1]
    if (!to || reading.lower.slice(from.end, to.start) !== ' to ') continue
    if (from.role !== 'destination' || to.role !== 'destination') continue
    if (!shorthand(reading.plain.slice(from.start, from.end))) continue
    from.role = mentions.some(({ role }) => role === 'origin') ? 'home' : 'origin'
    const area = mentions.find(
      ({ role, candidates: [best], start }) =>
        role === 'destination' && start !== to.start && best !== undefined && best.kind !== 'city',
    )?.candidates[0]
    for (const each of area ? mentions.slice(index + 1, index + 3) : []) {
      const [town] = each.candidates
      const isNext = each === to || /^,? or $/.test(reading.lower.slice(to.end, each.start))
      if (isNext && town && area && kilometres(town.at, area.at) < nearKilometres)
        each.role = 'passed'
    }
  }
}
