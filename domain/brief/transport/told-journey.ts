/** Of what sort a way is to be, in the words that tell it: a night train, a private driver, a car that shifts by itself. */
import type { Reading } from '../reading.ts'
import { asSaid, claimFree } from '../told-labels.ts'

/** Of a refused sort others are welcome: "no domestic flights", "not too much driving". */
const bounds: readonly RegExp[] = [
  /\b(?:no|not|without|avoid|n't like)(?: (?:too|so|very|crazy|super|really|any|these|those))* (?:domestic|internal|inland|long[- ]haul|night|overnight|red[- ]?eye|early|late)(?:[- ](?:morning|night))? (?:flights?|trains?|bus(?:es)?|drives?|ferr(?:y|ies))\b|\bno (?:flights?|flying) (?:inside|within|in) [a-z]+\b/,
  /\b(?:not|n'?t|no|avoid|without|little|less|hates?)(?: (?:want|like|do|too|so|very|really|to|have|spend|be))* (?:(?:much|many|long|a lot of|lots of|hours of|long hours)(?: [a-z]+)? (?:driving|drives?|time (?:in|on) (?:the )?(?:car|bus|train|road)|transfers?|hours (?:in|on) (?:the )?(?:car|bus|train|road))|(?:driving|drives?) (?:too )?(?:much|long|far|a lot))\b/,
  /\b(?:no )?(?:transfers?|journeys?|travel time|(?:direct |non-?stop )?(?:flights?|flight time|flying)|train rides?|bus rides?|ferry rides?|connections?)(?: time)?(?: from [a-z]+)?,?(?: (?:should be|must be|is|of))? (?:not |no )?(?:max(?:imum)?\.?|at most|under|up to|less than|(?:more|longer) than|below|shorter than|over)(?: about)? (?:\d[\d.,]*|one|two|three|four|five|six|an|half an) ?(?:h|hrs?|hours?|minutes?|mins?)(?: (?:each way|from [a-z]+|max|one way))?(?![a-z])/,
]
const driven =
  /\b(?:private|personal|hired|own|local|tuk-?tuk) (?:drivers?|chauffeurs?|transfers?|guide and driver|car (?:and|with) driver)\b(?: (?:and|with) (?:a )?guide)?|\b(?:car|van|minibus|taxi|jeep|suv) (?:and|with|plus) (?:an? |our |private |own )*(?:driver|chauffeur)\b|\b(?:hir(?:e|ed|ing)|book(?:ed|ing)?) (?:an? |our |the )?(?:private |local )?(?:driver|chauffeur)\b|(?<=\bwith (?:a|our|my) )(?:driver|chauffeur)\b|\bchauffeur(?:ed)?\b/
const ways: readonly RegExp[] = [
  /\b(?:afraid|scared|terrified|frightened|fear) of flying\b|\bhates? (?:flying|planes)\b/,
  /\b(?:night|sleeper|overnight|scenic|steam|panorama|slow|local|regional|high[- ]speed) (?:trains?|bus(?:es)?|coach(?:es)?|ferr(?:y|ies))\b|\bsleeper (?:car|cabin|compartment)s?\b/,
  driven,
  /\b(?:automatic(?: (?:car|gear|gearbox|transmission))?(?= ?(?:[.,;!?)]|$|and\b|car\b|please\b|only\b|rental\b|preferred))|automatic (?:car|gear|gearbox|transmission)|convertible|4x4|minibus|people carrier|scooters?(?! rental shop)|motor ?bikes?|motorcycles?|mopeds?|e-?bikes?|vespa)\b/,
  /\b(?:(?:only )?(?:hand|carry[- ]on|cabin) (?:luggage|baggage|bags?)(?: only)?|window seats?|aisle seats?|(?:premium economy|business class|first class)(?: (?:flights?|tickets?|seats?))?|extra legroom|checked bags?)\b/,
  /\bpick(?:ed)?[- ]?up (?:from|at) (?:the )?(?:airport|station|hotel|port)\b|\bairport (?:transfers?|pick-?up|shuttle)\b/,
  /\b(?:direct|non-?stop)(?:[- ](?:flights?|trains?|bus(?:es)?|connections?))\b/,
]

/** Before the party is counted: who is hired to drive does not travel along. */
export function holdDrivers(reading: Reading): void {
  for (const { start, end } of reading.find(driven)) claimFree(reading, 'transport', start, end)
}

/** Before the modes are read, which are not refused with them. */
export const readBoundWays = (reading: Reading) => saidOf(reading, bounds)
export const readToldWays = (reading: Reading) => saidOf(reading, ways)

function saidOf(reading: Reading, patterns: readonly RegExp[]): string[] {
  const found: { at: number; end: number; said: string }[] = []
  for (const pattern of patterns)
    for (const { start, end } of reading.find(
      pattern,
      'transport',
      'interest',
      'mustAvoid',
      'destination',
      'origin',
      'length',
    )) {
      if (found.some((each) => start < each.end && each.at < end)) continue
      found.push({ at: start, end, said: asSaid(reading, start, end) })
      claimFree(reading, 'transport', start, end)
    }
  return found.toSorted((a, b) => a.at - b.at).map(({ said }) => said)
}
