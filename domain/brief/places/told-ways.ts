/** Places of a ticket, a layover or a match, and those that somebody else comes from: told, and no goals. */

import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'
import { leadTo } from './place-mentions.ts'

const kin =
  '(?:sister|brother|friend|cousin|aunt|uncle|parents?|mum|mom|dad|mother|father|son|daughter|family|colleague|neighbou?r|boss|grandparents|grandad|granddad|gran|nan|grandma|grandmother|grandpa|grandfather|niece|nephew|husband|wife|partner|girlfriend|boyfriend|gf|bf|in-laws)s?'

/** "My grandmother is from Valencia", "my niece starts at St Andrews": where somebody else is from, or will be. */
export const othersLead = new RegExp(
  `(?:\\b(?:my|our|his|her|the) (?:[a-z]+ ){0,2}|(?:^|[.,;!?(\\n] ?))${kin}(?:'s?)?(?: (?:people|family|folks|side|parents|ancestors|lot))?(?:'s|'re| (?:is|are|was|were|comes?|came))(?: (?:originally|all|both))? from (?:the )?$|\\b(?:my|our|his|her|the) (?:[a-z]+ ){0,2}${kin} (?:(?:is |are )?(?:start|begin)(?:s|ning|ing)?(?: (?:uni|university|college|school|work))? (?:at|in)) (?:the )?$`,
)

/** "Is the sausage from Vienna or Frankfurt?", "chocolates from Bruges": what comes from there is no traveler. */
export const thingFrom =
  /(?:^|[.!?,;:] |\b(?:but|and|if|whether|that) )(?:is|are|was|were) (?!(?:we|i|you|there|it|they|he|she)\b)(?![^.!?,;]*\b(?:trip|drive|far|flights?|fly|away|trains?|bus|ride|hours?|km|miles|worth|reach|get)\b)[^.!?,;]{2,40} from (?:the )?$|\b(?:isn'?t|aren'?t) from (?:the )?$|\b(?:sausages?|wines?|cheeses?|hams?|dish(?:es)?|food|recipes?|beers?|whisk(?:e?y|ies)|coffee|teas?|chocolates?|cakes?|pies?|pastr(?:y|ies)|oysters?|songs?|films?|movies?|scenes?|episodes?|paintings?|artists?|painters?|bands?|(?:that|the|this) (?:[a-z]+ ){0,3}(?:place|bar|guy|caf[eé]|house|castle|bridge|street|restaurant)) from (?:the )?$/

/** "… from Vienna or Frankfurt?": the other place that a thing may come from. */
export function passThings(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, mention] of mentions.entries()) {
    const before = mentions[index - 1]
    // "Nagoya … Toyota museum": one museum bears the name, and is seen from where one stays.
    const museum = /^ museum\b/.test(reading.lower.slice(mention.end))
    if (museum && mention.role === 'destination' && hasOther(mentions, mention))
      mention.role = 'aside'
    // "Booked at the Hotel London in Sarajevo": a house.
    const house = reading.leads(houseLead, mention.start) && hasOther(mentions, mention)
    if (house && mention.role === 'destination') mention.role = 'passed'
    if (before?.role !== 'passed' || mention.role !== 'destination') continue
    if (!reading.leads(thingFrom, before.start, 60)) continue
    if (/^(?:,| or|, or| and) (?:from )?$/.test(reading.lower.slice(before.end, mention.start)))
      mention.role = 'passed'
  }
}

const houseLead = /\b(?:hotel|hostel|pension|caf[eé]|restaurant|pub|cinema|albergo|casa|villa) $/

function hasOther(mentions: readonly AssignedMention[], mention: AssignedMention): boolean {
  return mentions.some((each) => each.role === 'destination' && each.name !== mention.name)
}

/** Plural words before "from" that go somewhere, or count those who do; other things only come from there. */
const travels =
  /\b(?:flights?|trains?|bus(?:es)?|tickets?|friends?|people|persons?|adults?|kids|us|nights?|days?|weeks?|hours?|miles|kms?|students?|couples?|girls|guys|lads|boys|women|men|pastors|seniors|pensioners|families|connections?|dollars|euros|pounds|departures?) from $/

/** "…, tielles from Sète", where the start is said already: what is eaten there. */
export function isThingOf(reading: Reading, start: number): boolean {
  const lead = leadTo(reading, start)
  return /\b[a-z]{3,}s from $/.test(lead) && !travels.test(lead)
}

const chainLead =
  /\b(?:tickets?|flights?|flying|fly|flies|flew|ryanair|easyjet|wizz|trains?|booked|itinerary|route)\b[^.!?]{0,24}$/
const chainJoint = /^ ?(?:-|–|->|→|>|\/) ?$/

/** "Tickets Warsaw - Doha - Colombo": where a flight begins, changes and lands, beside the goal that is asked for. */
export function flightStops(mentions: AssignedMention[], reading: Reading): void {
  const within = new Set<AssignedMention>()
  for (const [index, first] of mentions.entries()) {
    if (within.has(first)) continue
    const coded = /^[A-Z]{3}$/.test(reading.plain.slice(first.start, first.end))
    if (!(coded || reading.leads(chainLead, first.start))) continue
    const chain = [first]
    for (const next of mentions.slice(index + 1)) {
      const last = chain.at(-1) ?? first
      if (!chainJoint.test(reading.lower.slice(last.end, next.start))) break
      chain.push(next)
    }
    if (chain.length < 2) continue
    for (const each of chain) within.add(each)
    const asked = mentions.some(
      (each) => !chain.includes(each) && each.role === 'destination' && isAskedFor(reading, each),
    )
    if (!asked) {
      // "Flight booked Glasgow - Krakow", "ORD > LIS": from the one to the other.
      const others = mentions.some((each) => !chain.includes(each) && each.role !== 'destination')
      if (chain.length === 2 && !others) first.role = 'origin'
      // "Georgia, flying Warsaw - Kutaisi": the airport of the country that is the goal.
      const last = chain.at(-1)
      const isInside = mentions.some(
        ({ role, ref }) =>
          role === 'destination' && ref.kind === 'country' && ref.country === last?.ref.country,
      )
      if (last && last.ref.kind === 'city' && isInside) last.role = 'passed'
      continue
    }
    for (const each of chain) each.role = 'passed'
    if (!mentions.some(({ role }) => role === 'origin')) first.role = 'origin'
    return
  }
}

const layoverLead =
  /\b(?:\d{1,2}(?:[.:]\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve|long|day|all[- ]day|overnight)[ -]?(?:h|hrs?|hours?)?[ -](?:long )?(?:lay-?over|stop-?over|transit|connection)(?: (?:in|at)(?: the)?)? $/
const layoverWish =
  /\b(?:what (?:can|could|should|shall|to)|can (?:we|i)|could (?:we|i)|worth|leave the airport|get (?:out|into)|see|eat|ideas?|plan|time (?:for|to)|quick)\b/

/** "12 hour layover in Singapore on the way from Frankfurt to Brisbane, can we leave the airport?": only there. */
export function layoverGoals(mentions: AssignedMention[], reading: Reading): void {
  const layover = mentions.find(({ start }) => reading.leads(layoverLead, start, 50))
  if (!(layover && reading.says(layoverWish))) return
  const others = mentions.filter(
    ({ role, name }) => role === 'destination' && name !== layover.name,
  )
  // "…, Manchester to Bali": the flight that is broken there.
  const [from, to] = mentions.filter(
    ({ role, name }) => (role === 'destination' || role === 'passed') && name !== layover.name,
  )
  const isFlight = from && to && reading.lower.slice(from.end, to.start) === ' to '
  if (!isFlight && others.some((each) => isAskedFor(reading, each))) return
  layover.role = 'destination'
  for (const each of others) each.role = 'passed'
  if (isFlight && !mentions.some(({ role }) => role === 'origin')) from.role = 'origin'
}

/** "The line from Chur to Tirano and back, stay in Chur": a ride, and where one stays. */
export function ridesAndBack(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, start] of mentions.entries()) {
    const turn = mentions[index + 1]
    if (!turn || reading.lower.slice(start.end, turn.start) !== ' to ') continue
    if (!/^,? and back\b/.test(reading.lower.slice(turn.end))) continue
    const stay = mentions.find(
      (each) => each !== start && each.name === start.name && isAskedFor(reading, each),
    )
    if (!stay) continue
    start.role = 'destination'
    turn.role = 'aside'
  }
}

const sport =
  /\b(?:tickets?|match|game|derby|football|soccer|rugby|cricket|stadium|kick-?off|cup|final|league|playoffs?|six nations|6 nations|camp nou|old trafford|anfield|wembley|san siro|tournament|players|bernab[eé]u|etihad|twickenham|allianz|fans?|play(?:s|ing)?)\b/
const against =
  /^(?: (?:united|city|fc|rovers|town|munich|madrid|milan))? (?:vs?\.?|versus|against) /
const opponent =
  /\b(?:vs?\.?|versus|against) (?:(?:fc|real|bayern|inter|ac|as|sporting|atl[eé]tico|borussia|bayer|rb|dynamo|red star) )?(?:the )?$/

const clubLead = /\b(?:real|inter|bayern|fc|ac|as|atl[eé]tico|borussia|dynamo|olympique) $/

const errandLead =
  /\b(?:embassy|consulate|visa office|passport office|clinic|hospital|court|bank|storage) in (?:the )?$|\bafter (?:an?|the|my|our|her|his) (?:[a-z]+ )?(?:conference|congress|meetings?|trade fair|course|training|wedding|work trip|business trip) in (?:the )?$/

/** "The wedding of my friend in Guadalajara, after that I have 5 days free": the free days are the trip. */
const eventLead =
  /\b(?:wedding|conference|congress|christening|funeral|baptism|reunion|graduation|course|training|trade fair|exam)(?: of [^.!?,;]{2,30})? in (?:the )?$/
const freeAfterwards =
  /^[^.!?;]{0,40}[,;.]? ?(?:and )?(?:after (?:that|it|which|the [a-z]+)|afterwards)\b[^.!?]{0,24}\bdays?\b(?: (?:free|off|left|spare|to myself|to ourselves))/

/** "After a conference in Athens, 3 days in Lisbon": what is done there is done when the trip begins. */
export function passErrands(mentions: AssignedMention[], reading: Reading): void {
  for (const mention of mentions) {
    const { start, role } = mention
    if (role !== 'destination' || isAskedFor(reading, mention)) continue
    const lead = reading.lower.slice(Math.max(0, start - 60), start)
    const event = eventLead.test(lead) && reading.follows(freeAfterwards, mention.end)
    if (!(event || errandLead.test(lead))) continue
    const later = mentions.some(
      (each) => each.start > start && each.role === 'destination' && isAskedFor(reading, each),
    )
    if (later) mention.role = 'passed'
  }
}

/** "Ireland v Wales", "Man City v Bayern Munich": teams, where a match is spoken of. */
export function passTeams(mentions: AssignedMention[], reading: Reading): void {
  for (const mention of mentions) {
    const { start, end, role } = mention
    if (role !== 'destination' || !sport.test(reading.sentenceAt(start).text)) continue
    // "Real Madrid are playing …": the club, wherever it plays.
    const club = reading.leads(clubLead, start) && hasOther(mentions, mention)
    // "A Tampa Bay Lightning game": by its town, among other things to do.
    const played =
      /\b(?:an?|the) $/.test(leadTo(reading, start)) &&
      /^(?: [a-z]+){1,2} (?:game|match)\b/.test(reading.lower.slice(end)) &&
      hasOther(mentions, mention)
    // "Our team (Bremen Bulls, 18 players)": who they are.
    const named =
      /\b(?:team|club|choir|band|squad|crew|orchestra|school)(?: of \d+)? \($/.test(
        leadTo(reading, start),
      ) && hasOther(mentions, mention)
    if (named || played || club || reading.follows(against, end) || reading.leads(opponent, start))
      mention.role = 'passed'
  }
}

/** A length that stands directly before a place. */
const stayLead = /\b(?:days?|nights?|hours?|hrs?|h|week|weekend|stop-?over|lay-?over) in $/
const onward =
  /^,? (?:on (?:the|our|my) way (?:on )?|en route |in transit |before (?:we |i )?(?:fly(?:ing)?|go(?:ing)?|head(?:ing)?|continu(?:e|ing)|travel(?:l?ing)?) (?:on |onwards? )?)(?:to|for) (?:the )?$/

/** "Two days in Singapore on the way to Australia": the stay is in the first, and the second comes after it. */
export function passOnward(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, mention] of mentions.entries()) {
    const next = mentions[index + 1]
    if (mention.role !== 'destination' || next?.role !== 'destination') continue
    if (!reading.leads(stayLead, mention.start, 20)) continue
    // Days that are said of the second as well are a stay there.
    const behind = reading.lower.slice(next.end, next.end + 20)
    if (/^,? (?:for|\(|where|to stay|and stay)/.test(behind)) continue
    if (onward.test(reading.lower.slice(mention.end, next.start))) next.role = 'passed'
  }
}
