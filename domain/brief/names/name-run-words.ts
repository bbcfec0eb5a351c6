/** Words around a run of capitalised ones that tell whether it is a place, a person or the head of a sentence. */
import type { Reading } from '../reading.ts'

/** "I'm Anna", "Thanks, Jackson": a person, whatever town is called so. */
export const introduction =
  /\b(?:(?:my|our|her|his|their) (?:\w+ )?(?:daughter|son|friend|wife|husband|hubby|sister|brother|girlfriend|boyfriend|gf|bf|bff|bestie|partner|mate|buddy|niece|nephew|aunt|uncle|au pair|nanny|guide|teacher|cousin|colleague|coworker|roommate|flatmate|boss|neighbou?r|mother|father|mum|mom|dad|stepson|stepdaughter|grandson|granddaughter|fiancee?|baby|dog|cat)|i'm|i am|my name is|name's|this is|called|regards,?|thanks,?|thank you,?|cheers,?|surprise|invite|bring|ask|mr\.?|mrs\.?|ms\.?|dr\.?)\s+$/

/** After a name that begins a sentence; after a verb ("Surprise me") comes something else. */
export const standsAlone =
  /^\s*(?:[,.:;!?()/&+>=→-]|$|\d|(?:for|in|with|and|then|to|or|on|from|this|next|at|by|has|is|was|as|via|trip|weekend|city|holiday|vacation|over|during|one|two|three|four|five|six|seven|ten|plus|but|not|all|only|maybe|please|under|max|within|instead)\b)/

/** "Split for 4 days", "Nice (3 nights)", "Taormina as our base": only a place is given days, or is a base. */
export function isTimed(reading: Reading, end: number): boolean {
  return /^,? (?:as|is|will be) (?:an? |our |my |the |home )*base\b|^\s*(?:for|\(|:|-|,)?\s*\(?(?:\d{1,2}[ -]?|(?:an?|the|this|one|two|three|four|five|six|seven|eight|nine|ten)[ -])(?:d\b|days?|nights?|nites?|nts?\b|n\b|weeks?|wks?\b|long weekend|weekend)|^,? (?:for )?(?:all|the whole|the entire|the full|a whole|a full) (?:week|weekend|fortnight|time|month)\b/.test(
    reading.lower.slice(end, end + 24),
  )
}
