/** Places in other names and in words about people: airlines, feasts, workplaces, beds at relatives', layovers. */

import type { AssignedMention } from '../place-roles.ts'
import { listJoint } from '../place-words.ts'
import { isAskedFor } from '../places/asked-places.ts'
import type { Reading } from '../reading.ts'

const person = '(?:i|we|she|he|they|my (?:wife|husband|partner|friend))'
const relative =
  "(?:aunt|uncle|sister|brother|cousins?|friends?|family|parents|mum|mom|dad|nan|gran[a-z]*|in-laws|son|daughter|mate|boyfriend|girlfriend)'?s?"

/** "Flying Air Canada". */
const airlineLead = /\bair $/
/** "Around Victoria Day weekend". */
const feastBehind = /^ day (?:long )?week(?:[ -]?end)?\b/
/** "I'm a nurse in Leeds": where one works one sets out from. */
const workLead = new RegExp(
  `\\b${person}(?:'m|'s|'re| am| is| are) (?:an? )?(?:[a-z]+ )?(?:nurse|doctor|teacher|student|chef|engineer|lawyer|librarian|postdoc|researcher|accountant|barista|builder|vet|midwife|designer|developer|manager|[a-z]+ist)s? in $|\\b${person} (?:teach(?:es)?|study|studies) (?:[a-z]+ )?(?:in|at) $|\\b${person} works? (?:as [a-z ]{2,24} )?in $`,
)
/** "I come down by night train from Vienna". */
const rideLead =
  /\b(?:com(?:e|ing)|get(?:ting)?|arriv(?:e|ing)|travel(?:l?ing)?|head(?:ing)?)(?: (?:down|up|over|in|there))? (?:by|on|with) (?:the |an? )?(?:night |overnight |sleeper |early )?(?:train|bus|coach|ferry|boat|plane|car) from $/
/** "Staying in Arlington with my aunt": a bed, and no goal beside another one. */
const bedLead = /\b(?:stay(?:ing)?|sleep(?:ing)?|crash(?:ing)?) in $/
const bedBehind = new RegExp(`^ (?:with|at) (?:my|our|an?|some) (?:[a-z]+ )?${relative}\\b`)
/** "Edinburgh at Hogmanay is silly money, forget that". */
const forgotten =
  /^[^.!?]{0,48}(?:,|;| so| -)? ?(?:(?:so )?forget (?:that|it|about (?:that|it))|scrap that|silly money|out of the question)\b/
/** "Lisbon layover 8:30 to 19:00", "a layover in Lisbon": that town is seen, wherever the flights lead. */
const layoverBehind = /^ (?:lay-?over|stop-?over)\b/
const hoursAlone = /\b\d{1,2}[:.]\d{2}\b|\b(?:\d{1,2}|[a-z]+)[ -]?(?:h|hrs?|hours?)\b/
const days =
  /\b(?:\d{1,2}|an?|one|two|three|four|five|six|seven|ten)[ -](?:days?|nights?|weeks?|weekend)\b/
const layoverLead = /\b(?:lay-?over|stop-?over)(?: of [a-z\d ]{1,16})? (?:in|at) $/

/** "Via Harwich ferry", "through the Folkestone tunnel": the way there. */
const wayLead = /\b(?:via|through|using|by|on|with) (?:the )?$/
const wayBehind = /^(?:[- ][a-z]+)?[ -](?:ferry|ferries|tunnel|airport|station|crossing|port)\b/
/** "The choir of St. Mary's": who they are. */
const bodyLead =
  /\b(?:choir|parish|church|congregation|brass band|orchestra|scouts|pupils|students|class|staff|parishioners|alumni|members)(?: (?:of|from|at))(?: the)? $/
const bodyName = /^(?:st|saint|holy|our lady|sacred)\b/i
/** "I live an hour from the Florida one": at home near the namesake. */
const homeNear =
  /\b(?:i|we) (?:both |all |now |actually |currently )?live (?:about |around |roughly |just |only |less than )?(?:[a-z\d]+ )?(?:hours?|hrs?|minutes?|mins?|miles?|km|kilomet(?:er|re)s)(?:'s?)?(?: drive| away| north| south| east| west)? (?:from|of|outside) (?:the )?$/
/** "Car from Calgary airport. We fly in from Frankfurt": where the car waits. */
const rentedLead =
  /\b(?:(?:rental|hire|rented) )?(?:car|van|camper|campervan|rv|motorhome|suv)(?: hire| rental)? (?:from|at) (?:the )?$/
const flownFrom = /\b(?:fly|flying|flight|flights|come|coming|arriving|land)(?: [a-z]+)? from $/

/** What one drinks or looks at, that a town bears the name of as well. */
export const tastedNames =
  /^(?:pisco|port|champagne|cognac|chablis|tequila|sherry|marsala|asti|soave|caravaggio)$/i

/** Takes the role of a goal from them where another place is the goal. */
export function passNamesBesideGoals(mentions: AssignedMention[], reading: Reading): void {
  const lead = ({ start }: AssignedMention) => reading.lower.slice(Math.max(0, start - 70), start)
  const behind = ({ end }: AssignedMention) => reading.lower.slice(end, end + 80)
  const goals = () => mentions.filter(({ role }) => role === 'destination')
  const layover = mentions.find(
    (each) => layoverBehind.test(behind(each)) || layoverLead.test(lead(each)),
  )
  if (
    layover &&
    mentions.length > 1 &&
    reading.says(hoursAlone) &&
    // "A Tokyo trip with a layover in Helsinki".
    !goals().some((each) => each !== layover && isAskedFor(reading, each)) &&
    !reading.says(days)
  ) {
    for (const other of goals()) if (other !== layover) other.role = 'passed'
    layover.role = 'destination'
    return
  }
  passCarDesk(mentions, reading)
  for (const mention of goals()) {
    if (goals().length < 2) return
    if ([workLead, rideLead, homeNear].some((each) => each.test(lead(mention)))) {
      mention.role = mentions.some(({ role }) => role === 'origin') ? 'passed' : 'origin'
    } else if (
      airlineLead.test(lead(mention)) ||
      feastBehind.test(behind(mention)) ||
      forgotten.test(behind(mention)) ||
      (wayLead.test(lead(mention)) && wayBehind.test(behind(mention))) ||
      (bodyLead.test(lead(mention)) && bodyName.test(mention.name)) ||
      isTasted(mention, mentions, reading) ||
      (bedLead.test(lead(mention)) && bedBehind.test(behind(mention)))
    ) {
      mention.role = 'passed'
    }
  }
}

/** Where a car is picked up is no start for those who say from where they fly. */
function passCarDesk(mentions: AssignedMention[], reading: Reading): void {
  const lead = ({ start }: AssignedMention) => reading.lower.slice(Math.max(0, start - 40), start)
  const desk = mentions.find(
    (each) =>
      each.role === 'origin' &&
      rentedLead.test(lead(each)) &&
      /^ airport\b/.test(reading.lower.slice(each.end)),
  )
  const flown = mentions.find((each) => each !== desk && flownFrom.test(lead(each)))
  if (!(desk && flown)) return
  desk.role = 'passed'
  flown.role = 'origin'
}

/** "… markets, surf watching, pisco": one of the things to have, and no member of a list of places. */
function isTasted(
  { name, start, end }: AssignedMention,
  mentions: readonly AssignedMention[],
  reading: Reading,
): boolean {
  if (!tastedNames.test(name)) return false
  if (!/(?:[,.!?] |\band )$/.test(reading.lower.slice(Math.max(0, start - 5), start))) return false
  return mentions.every(
    (each) =>
      each.start === start ||
      !(
        listJoint.test(reading.lower.slice(each.end, start)) ||
        listJoint.test(reading.lower.slice(end, each.start))
      ),
  )
}
