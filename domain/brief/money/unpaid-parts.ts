/** What a sum does not pay for, wherever the request says so: "without flights and car hire", "airfare is on points". */
import { currencyPattern } from '#domain/money/currency-words.ts'
import type { Found, Reading } from '../reading.ts'
import type { Budget } from '../schema.ts'

type Part = NonNullable<Budget['without']>[number]

const fares =
  '(?:(?:international |return |plane |air(?:line)? |flight )*(?:flights?|air ?fares?|plane tickets?|air tickets?|flight tickets?|flying))'
const cars =
  '(?:(?:the |our |a )?(?:(?:hire|rental) cars?|car (?:hire|rentals?)|(?:vehicle|van) (?:hire|rental)|rental))'
const beds =
  '(?:hotels?|accommodations?|lodging|rooms?|airbnb|insurance|visas?|shopping|transfers?)'
const thing = `(?:the |our |my |any |all )*(?:${fares}|${cars}|${beds}|(?:a )?car(?! (?:park|museum|ferry|show|free)))`
const list = `${thing}(?:(?:,| and| or| nor| &| \\+| \\/|, and) ?${thing})*`
const leavesOut =
  "(?:without|w\\/o|w/out|excl(?:uding|usive of|udes|\\.)?|ex|not (?:including|incl\\.?|counting|covering)|does(?:n't| not) (?:include|cover)|before|after|plus|besides|on top of|apart from|aside from|except(?: for)?|minus|less|sans|net of|other than)"
/** A sum or the word for one, not long before. */
const money = `(?:[€$£₹¥]|\\d ?(?:${currencyPattern})(?![a-z])|\\b(?:${currencyPattern}|budget|spend|spending|quid|bucks|grand|pp)(?![a-z])|\\d ?k\\b)`
const leftOut = new RegExp(`\\b${leavesOut} (?<list>${list})\\b`)
const namesMoney = new RegExp(money)
const reach = 70

const settled =
  '(?:booked|sorted|paid(?: for)?|bought|purchased|covered|done|taken care of|arranged|handled|extra|separate(?:ly)?|not (?:included|incl\\.?|counted|part of (?:it|this))|excluded|excl\\.?|on top|on (?:points|miles|avios|air ?miles|us|them|me|my (?:company|work|parents|boss))|(?:with|by|from|using|out of|through) (?:points|miles|avios|air ?miles|my (?:company|work|employer|boss|parents)|our parents|(?:an)?other (?:pot|budget|pocket))|free)'
const paidElsewhere = new RegExp(
  `\\b(?<list>${list})(?: (?:is|are|were|have been|has been|will be|to be|being|come|comes|goes|go|get|gets)|'(?:s|re))?(?: (?:already|all|both|also|paid|budgeted|covered|booked|separately))* (?:${settled})\\b`,
)
const have = new RegExp(
  `\\b(?:(?:i|we|i've|we've|i'm|we're|already)(?: have| had| got|'ve got)?(?: already)?(?: have| got| booked| bought| paid(?: for)?| us(?:ed?|ing) (?:our |my )?(?:points|(?:air ?)?miles|avios) (?:for|on|to (?:pay|book)(?: for)?))) (?<list>(?:the |our |my )?${thing})(?: tickets?)?(?: already)?(?=[,.;!?)]|$| (?:and|so|but|booked|from|with|already|sorted)\\b)`,
)
/** "Once we're there", "on the ground": the way there is paid from elsewhere. */
const onceThere =
  /\b(?:once|when|while|after) (?:we(?:'re| are)|i(?:'m| am)|we (?:get|arrive|land)|i (?:get|arrive|land)) (?:there|here|on the ground|in (?:the )?country)\b|\bon the ground\b|\bin[- ]country\b|\bfor the (?:land|ground) (?:part|portion|costs?)\b|\bland (?:only|costs? only)\b/

const namesBeds = new RegExp(beds)
const namesFares = new RegExp(`\\b${fares}\\b`)
const namesCars = new RegExp(`\\b${cars}\\b`)

/** Claims the words, which are no likings and refuse no way of going. */
export function readUnpaid(reading: Reading): Part[] {
  const { lower } = reading
  if (!/\d{3}|\d ?k\b|budget/.test(lower)) return []
  const parts = new Set<Part>()
  const take = ({ start, end }: Found) => {
    if (reading.isFree(start, end)) reading.claim('budget', start, end)
  }
  const isBehindSum = ({ start }: Found) =>
    namesMoney.test(/[^.!?;]*$/.exec(lower.slice(Math.max(0, start - reach), start))?.[0] ?? '')
  for (const found of [
    ...reading.findSaid(leftOut).filter(isBehindSum),
    ...reading.findSaid(paidElsewhere),
    ...reading.findSaid(have),
  ]) {
    const said = found.groups.list ?? ''
    const heard = partsOf(said)
    for (const part of heard) parts.add(part)
    // Beds are left to those who read what a sum covers.
    if (heard.length > 0 && !namesBeds.test(said)) take(found)
  }
  for (const found of reading.findSaid(onceThere).filter(isBehindSum)) {
    parts.add('flights')
    take(found)
  }
  return (['flights', 'car'] as const).filter((part) => parts.has(part))
}

function partsOf(said: string): Part[] {
  return [
    ...(namesFares.test(said) ? ['flights' as const] : []),
    // "Flights and car already paid for".
    ...(namesCars.test(said) || (namesFares.test(said) && /\bcar\b/.test(said))
      ? ['car' as const]
      : []),
  ]
}
