/**
 * Whether the drive is the trip: "Lisbon to Porto by car, 5 days" is; "Lisbon for 4 days, we have a rental car" and
 * "a weekend in Bruges, driving from Paris" are not.
 */
import type { TripBrief } from '#domain/brief/schema.ts'

/** Words of days at the goal, before or after its name. */
const staysBefore =
  /\b(?:days?|nights?|weeks?|weekend|break|getaway|holiday|stay(?:ing)?) (?:in|at|on) (?:the )?$/
const staysBehind =
  /^,? (?:for )?(?:(?:the|a|a long|our) weekend\b|(?:\d{1,2}|two|three|four|five|six|seven) nights?\b)|^,? (?:city )?(?:break|getaway)\b/
const vehicle = '(?:car|camper|campervan|motorhome|rv|van|motorbike|motorcycle)'
/** Words of driving before the start: "drive from", "rent a car and go from", "road trip". */
const drivenBefore = new RegExp(
  `\\b(?:driv(?:e|es|ing)|${vehicle}|rent(?:al|ed|ing)?|hir(?:e|ed|ing))\\b[^.!?]{0,50}$`,
)
const drivenBehind = new RegExp(
  `^[^.!?]*\\b(?:(?:by|with|in) (?:an? |the |our |my )?(?:[a-z]+ )?${vehicle}|driv(?:e|ing))\\b`,
)
const onward =
  /^ ?(?:to|-|–|->|→|>|and (?:then )?(?:drive|go|head|continue|travel)\b[^.!?]{0,16} to) ?$/

export function isDrive(brief: TripBrief, text: string): boolean {
  const { occasions, transport, destinations, origin, driving, spans } = brief
  const isByCar = transport.wanted.some((mode) => mode === 'self-driving' || mode === 'car')
  if (occasions.includes('road-trip') || (isByCar && destinations.length > 1)) return true
  if (!(origin && destinations.length === 1) || transport.wanted.includes('flight')) return false
  // "A circle around Ireland by car, starting in Dublin".
  if (isByCar && brief.tripType === 'round' && destinations[0]?.kind !== 'city') return true
  const from = spans.find(({ slot }) => slot === 'origin')
  const to = spans.find(({ slot }) => slot === 'destination')
  if (!(from && to)) return driving !== undefined
  const words = text.toLowerCase()
  const [before, behind] = [words.slice(0, to.start), words.slice(to.end)]
  if (staysBefore.test(before) || staysBehind.test(behind)) return false
  // Limits on driving are for a drive.
  if (driving !== undefined) return true
  return (
    onward.test(words.slice(from.end, to.start)) &&
    (drivenBefore.test(words.slice(0, from.start)) || drivenBehind.test(behind))
  )
}
