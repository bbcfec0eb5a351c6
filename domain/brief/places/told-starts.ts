/** Where a journey begins, told by who travels or by what they do there: where they live, work, or wait for an idea where to go. */
import { kilometres } from '#domain/places/distance.ts'
import type { AssignedMention } from '../place-roles.ts'
import { destinationLead } from '../place-words.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'
import { leadTo, shorthand } from './place-mentions.ts'

const people =
  '(?:friends|mates|sisters|brothers|siblings|cousins|couple|famil(?:y|ies)|adults|seniors|pensioners|retirees|students|teachers|nurses|colleagues|women|men|ladies|guys|girls|lads|blokes|boys|people|persons|pax|us|travell?ers|hikers|walkers|cyclists|bikers|pilgrims|group|club|choir|team|class|society)'
/** "3 friends from Tralee", "a couple, late 50s, from Leeds". */
const peopleFrom = new RegExp(
  `\\b${people}(?: of (?:\\d+|two|three|four|five|six|seven|eight|nine|ten))?(?: ?\\([^()]{1,24}\\)|, [a-z0-9 ]{2,16},| aged [0-9, and&-]{1,16})? (?:(?:all|both) )?from (?:the )?$`,
)
/** "On foot from Sarria": where the way begins that is the journey. */
const wayFrom =
  /\b(?:ring road|road|loop|circuit|clockwise|nc ?500|coast|route 66|on foot|by bike|walk(?:ing)?|hik(?:e|ing)|trek(?:king)?|cycl(?:e|ing)|rid(?:e|ing)|row(?:ing)?|paddl(?:e|ing)|kayak(?:ing)?|canoe(?:ing)?|sail(?:ing)?|ski(?:ing)?|pilgrimage|camino|way|trail|route) from (?:the )?$/

/** "The ferry from Den Helder": where one goes aboard on the way. */
const boatFrom =
  /\b(?:cruise|ferry|ferries|boat|hydrofoil|catamaran|ship|speedboat|car ferry|sail(?:ing)?|train|bus)(?: (?:over|across|leaves|goes|there|out))* from (?:the )?$/
/** "Me and dad (from Dublin)". */
const inBrackets = /\((?:(?:we(?:'re| are)?|all|both|coming|travelling|flying) )*from (?:the )?$/

/** "Most of us in London, one flies from Oslo". */
const mostOfUs =
  /\b(?:most|the majority|the rest|half|nearly all|almost all) of us (?:(?:are|live|come|coming|fly|flying|travel|start|all|based) )*(?:in|from|out of) (?:the )?$/
const oneOfUs =
  /\b(?:one|two|another|the (?:other|third|last|others)(?: one)?)(?: of us)? (?:is |are )?(?:flies|fly|flying|comes?|coming|drives?|driving|travels?|travelling|joins?|joining)(?: (?:in|over|up|down|us))* from (?:the )?$/
/** "Friends spread over Graz, Linz and Vienna". */
const scattered = new RegExp(
  `\\b${people}(?: (?:are|who are|all|now|live|living|who live))* (?:spread|scattered)(?: out)? (?:over|across|between|around|through) (?:the )?$`,
)

/** "I represent a small company in Dhaka", "I run a café in Ghent". */
const ownWork =
  /\b(?:i|we)(?:'m| am|'re| are)? (?:represent|run|own|lead|manage|head|work (?:for|at|in)|teach (?:at|in)|(?:writing|travell?ing) (?:for|on behalf of)|from|with) (?:[a-z'-]+ ){0,6}(?:company|firm|office|agency|startup|start-up|business|studio|shop|caf[eé]|restaurant|bakery|practice|clinic|school|university|institute|club|choir|team|association|society|charity|foundation|museum|theatre|orchestra|hospital|lab|parish|church) (?:based |here )?in (?:the )?$/
/** "We are in Regina already". */
const thereAlready =
  /\b(?:i|we)(?:'m| am|'re| are)(?: (?:all|both|currently|now|already))* (?:in|based in) (?:the )?$/
/** "Sat in rainy Leeds, dreaming of Sicily". */
/** "Hi, were in Geelong": no subject stands before it, and an apostrophe is missing. */
const weAreIn =
  /(?:^|[.!?;:(\n] ?|\b(?:hi|hello|hey|hiya|g'?day|morning|evening|all|folks),? )were (?:all |both |just )?in (?:the )?$/
const sitsThere =
  /\b(?:sat|sitting|freezing|shivering|writing|stuck|bored)(?: here)? in (?:[a-z]+ )?$/
const alreadyBehind = /^,? (?:already|at the moment|right now|anyway)\b/

/** "We are moving from Denver to Asheville and want to make a trip of it". */
const moves = /\b(?:mov(?:e|ing)|relocat(?:e|ing)|emigrating)(?: house| home)? from (?:the )?$/
const madeATrip =
  /\b(?:(?:mak(?:e|ing)|turn(?:ing)?) (?:a|it|this|the (?:move|drive|journey|way))\b[^.!?]{0,24}\b(?:trip|holiday|vacation|adventure|tour)|road ?trip|(?:stops?|sights?|nights?) (?:on|along) the way|tak(?:e|ing) our time|scenic (?:way|route)|see something on the way)\b/

/** A request that looks for a place: what it names beside who goes is where they are. */
const seeks =
  /\b(?:where (?:can|could|should|shall|might|would|do|to)\b(?: (?:we|i|you))?(?: [a-z]+)? ?(?:go|fly|travel|escape|head|suggest|recommend|find)|how far (?:can|could|is it|should|do|would)\b[^?]{0,30} (?:go|get|travel|fly)|somewhere|anywhere|surprise (?:me|us)|which (?:city|country|place|island|town)|what (?:city|country|place|island|town)|(?:any )?ideas (?:for|where))\b/
const alone = /[,;.(\n] ?$/
const aloneBehind = /^(?=\s*(?:[,;.)\n]|$))/
const whoGoes = new RegExp(
  `\\b(?:${people}|family of \\d|solo|m\\/?f|aged? \\d+|two of us|kids?|children|mum|dad|me|wife|husband|boyfriend|girlfriend|partner|bf|gf|[mf] ?\\d\\d|\\d\\d ?[mf])(?: of \\d+)?(?: ?\\([^()]*\\))?, $`,
)

/** From where one moves house to where, where the way is the journey. */
export function originOfMove(mentions: AssignedMention[], reading: Reading): void {
  if (!reading.says(madeATrip)) return
  for (const [index, from] of mentions.entries()) {
    const to = mentions[index + 1]
    if (!to || reading.lower.slice(from.end, to.start) !== ' to ') continue
    if (!reading.leads(moves, from.start, 40)) continue
    from.role = 'origin'
    to.role = 'destination'
  }
}

/** "Flights Leeds to Alicante booked": from where one flies, and where one lands near the goal. */
const rideLead =
  /\b(?:fl(?:y|ying|ights?)|trains?|drive|driving|bus|coach|eurostar|ryanair|easyjet)(?: (?:is|are|booked|out|direct|with [a-z]+))*:? $/
const landingKilometres = 90

export function endsOfRide(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, from] of mentions.entries()) {
    const to = mentions[index + 1]
    if (!to || reading.lower.slice(from.end, to.start) !== ' to ') continue
    const rides = from.role === 'destination' && reading.leads(rideLead, from.start)
    const isAirport = shorthand(reading.lower.slice(from.start, from.end)) !== undefined
    if (!(rides || (from.role === 'origin' && isAirport))) continue
    if (!/^(?:destination|passed)$/.test(to.role)) continue
    const isStay = mentions.some((each) => each !== to && each.name === to.name)
    if (isStay || /^a trip /.test(reading.lower)) continue
    const near = mentions.find(
      (each) =>
        (each.role === 'destination' || each.role === 'aside') &&
        each !== from &&
        each.name !== to.name &&
        each.ref.kind === 'city' &&
        each.ref.at !== undefined &&
        to.ref.at !== undefined &&
        kilometres(each.ref.at, to.ref.at) < landingKilometres &&
        (isAskedFor(reading, each) || reading.leads(goalLead, each.start) || each.start < 3),
    )
    const isFirst = mentions.slice(0, index).every(({ role }) => role !== 'origin')
    if (rides && (near || index > 0) && isFirst) from.role = 'origin'
    // "…, 4 nights": behind a comma it is the length of the trip.
    if (
      !near ||
      /^ (?:for )?\(?(?:\d|an?|two|three|four|five|six|seven)\b/.test(reading.lower.slice(to.end))
    )
      continue
    to.role = 'passed'
    near.role = 'destination'
  }
}

/** "A Nile cruise from Luxor to Aswan": who is aboard travels the way, and sees both of its ends. */
const aboard =
  /\b(?:cruise|cruising|(?:canal|narrow|house|river|sail(?:ing)?)[ -]?boat(?:ing)?|barge|felucca|dahabiy[ae]h?|gulet|sail(?:ing)?|kayak(?:ing)?|canoe(?:ing)?|raft(?:ing)?|(?:train|rail|rail(?:way)?) (?:journey|cruise))(?: (?:trip|tour|holiday|down|up|along|on) ?(?:the [a-z]+)?)? from (?:the )?$/
const aboardKilometres = 700

export function endsOfCruise(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const [index, from] of mentions.entries()) {
    const [to, start] = [mentions[index + 1], from.ref.at]
    if (from.role !== 'origin' || to?.role !== 'destination' || !(to.ref.at && start)) continue
    if (!/^ (?:down |up |on )?to (?:the )?$/.test(reading.lower.slice(from.end, to.start))) continue
    if (!reading.leads(aboard, from.start, 70)) continue
    if (kilometres(start, to.ref.at) < aboardKilometres) from.role = 'destination'
  }
}

const goalLead = /\b(?:in|near|at|around|to|stay(?:ing)?|based in) (?:the )?$/

/** "They would fly from Christchurch": where they set out on the way, whatever takes them there. */
const flownFrom =
  /\b(?:(?:fl(?:y|ies|ying)|sail(?:s|ing)?|depart(?:s|ing)?|leav(?:e|es|ing))(?: out)?|flights?|ferry|boat|plane|ship)(?: (?:is|leaves|goes|departs))? from (?:the )?$/
/** "… the bus up to Christchurch". */
const takenTo =
  /\b(?:bus|train|coach|car|taxi|drive|driving|lift)(?: (?:up|down|over|across|on|in))* to (?:the )?$/

export function passPortsOfWay(mentions: readonly AssignedMention[], reading: Reading): void {
  const lead = ({ start }: AssignedMention) => reading.lower.slice(Math.max(0, start - 60), start)
  for (const mention of mentions) {
    if (mention.role !== 'destination' || !takenTo.test(lead(mention))) continue
    const isPort = mentions.some(
      (each) => each !== mention && each.name === mention.name && flownFrom.test(lead(each)),
    )
    if (isPort) mention.role = 'passed'
  }
}

/** Where each of them lives is none of the goals, and no one start. */
function passScattered(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const [index, first] of mentions.entries()) {
    if (first.role !== 'destination') continue
    if (!reading.leads(scattered, first.start, 60)) continue
    for (let at = index; at < mentions.length; at += 1) {
      const [each, before] = [mentions[at], mentions[at - 1]]
      if (!each) return
      const isNext =
        before && /^(?:,|,? and| &) $/.test(reading.lower.slice(before.end, each.start))
      if (at > index && !isNext) return
      each.role = 'home'
    }
  }
}

const andBack = /^ (?:and|n|&|\+|then) (?:straight |all the way )?back\b(?! (?:to|via|through)\b)/

/** "Perth to Exmouth and back …, me (from Bristol)": the way begins where it ends, wherever they were born. */
export function startOfWayBack(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const [index, from] of mentions.entries()) {
    const to = mentions[index + 1]
    if (!to || reading.lower.slice(from.end, to.start) !== ' to ') continue
    const before = mentions[index - 1]
    const isFirst = !before || reading.lower.slice(before.end, from.start) !== ' to '
    if (!(isFirst && reading.follows(andBack, to.end))) continue
    for (const each of mentions)
      if (each.role === 'origin' && each.name !== from.name) each.role = 'home'
    from.role = 'origin'
    to.role = 'destination'
    return
  }
}

const bornLead =
  /\b(?:originally|born|raised|grew up|native|hail(?:s|ing)?|bred|roots|came over|moved (?:here|over))\b[^.!?;]{0,24}$/
/** "… now settled in Toronto", "settled in Dublin for years now". */
const settledLead =
  /\b(?:settled(?: down)?|(?:now|currently|these days|since [a-z\d ]{2,12})(?: (?:living|based|live|stuck|at home|resident|residing|working|settled|happily))*)(?: (?:here|over))? in (?:the )?$/

/** "Originally from Pune, now settled in Toronto": where they live now is where they set out. */
function originOfSettlers(mentions: readonly AssignedMention[], reading: Reading): void {
  const lead = ({ start }: AssignedMention) => reading.lower.slice(Math.max(0, start - 60), start)
  const born = mentions.find(
    (each) => /^(?:origin|passed|home|destination)$/.test(each.role) && bornLead.test(lead(each)),
  )
  const settled = mentions.find(
    (each) => born && each.start > born.end && settledLead.test(lead(each)),
  )
  if (!(born && settled) || settled.role === 'refused' || isAskedFor(reading, settled)) return
  for (const each of mentions)
    if (each.start < settled.start && (each === born || each.role === 'origin')) each.role = 'home'
  settled.role = 'origin'
}

/** Gives the places their roles by it. */
export function originsTold(mentions: AssignedMention[], reading: Reading): void {
  const lead = ({ start }: AssignedMention) => reading.lower.slice(Math.max(0, start - 90), start)
  originOfSettlers(mentions, reading)
  const origins = mentions.filter(({ role }) => role === 'origin')
  const boats = origins.filter((each) => boatFrom.test(lead(each)))
  if (boats.length < origins.length) for (const each of boats) each.role = 'passed'
  passScattered(mentions, reading)
  const others = origins.filter((each) => oneOfUs.test(lead(each)))
  if (others.length < origins.length || mentions.some((each) => mostOfUs.test(lead(each))))
    for (const each of others) each.role = 'passed'
  const theirs = mentions.find(
    (each) =>
      /^(?:origin|destination|passed)$/.test(each.role) &&
      [peopleFrom, inBrackets, mostOfUs].some((from) => from.test(lead(each))),
  )
  if (theirs) {
    const set = origins.filter(({ role }) => role === 'origin')
    const ways = set.filter((each) => each !== theirs && wayFrom.test(lead(each)))
    // "Nice to Genoa by train, two teachers from Lublin": the first stop of the way.
    const stops = set.filter(
      (each) =>
        each !== theirs &&
        !ways.includes(each) &&
        !/\b[a-z]+ (?:the )?$/.test(lead(each)) &&
        / to (?:the )?$/.test(
          reading.lower.slice(each.end, mentions[mentions.indexOf(each) + 1]?.start),
        ),
    )
    for (const each of stops) each.role = 'destination'
    for (const each of ways) {
      each.role = 'passed'
      each.tripEnd = 'first'
    }
    if (ways.length + stops.length === set.length) theirs.role = 'origin'
  }
  if (mentions.some(({ role }) => role === 'origin')) return
  const goals = mentions.filter(({ role }) => role === 'destination')
  for (const mention of mentions) {
    const isOther = goals.some(({ name }) => name !== mention.name)
    const told =
      (isOther && weAreIn.test(lead(mention))) ||
      (isOther && (ownWork.test(lead(mention)) || sitsThere.test(lead(mention)))) ||
      (isOther && thereAlready.test(lead(mention)) && reading.follows(alreadyBehind, mention.end))
    if (!told || !/^(?:destination|passed|home|aside)$/.test(mention.role)) continue
    mention.role = 'origin'
    return
  }
  const [only] = goals
  if (only && goals.length === 1 && isWhereTheyAre(only, reading)) only.role = 'origin'
}

/** "Where can we go for sun? Family of 4, Aarhus": named on its own behind those who go. */
function isWhereTheyAre(mention: AssignedMention, reading: Reading): boolean {
  const { start, end, ref } = mention
  if (ref.kind !== 'city' || isAskedFor(reading, mention)) return false
  const lead = leadTo(reading, start)
  return (
    reading.says(seeks) &&
    !destinationLead.test(lead) &&
    alone.test(lead) &&
    whoGoes.test(lead) &&
    reading.follows(aloneBehind, end)
  )
}
