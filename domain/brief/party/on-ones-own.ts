/**
 * "With my dad …, some tango late at night on my own": who says it beside the company that comes along means an
 * evening or an afternoon, and no trip alone.
 */
import type { Found, Reading } from '../reading.ts'

const company =
  /\b(?:with|and|my|our|me,|of us|we|us)\b[^.;!?]{0,16}?\b(?:mum|mom|mother|dad|father|parents?|wife|husband|partner|girlfriend|boyfriend|fianc[ée]e?|spouse|sisters?|brothers?|sons?|daughters?|kids|children|friends?|mates?|family|cousins?|colleagues?|grand(?:mother|father|ma|pa|parents|kids|children)|girls|boys|lads|aunt|uncle|couple)\b|\b(?:two|three|four|five|six|both|[2-9]) of us\b|\bwe(?:'re| are)? both\b|\bas a couple\b/
/** The whole way is gone alone, whoever is told of it. */
const ofTheTrip =
  /\b(?:travell?ing|going|go|trip|fly(?:ing)?|be(?:ing)?|i'?m|i am|i'll be|first time|just|only) $/
const part =
  '(?:evenings?|nights?|mornings?|afternoons?|days?|lunch|dinner|hours?|late|once|one|some|museum|tango|jazz|flamenco)'
const ofAPart = new RegExp(
  `\\b(?:one|some|an?|two|the|last|first|few|free|late|for|do|see|have|like|want|time|on) (?:[a-z]+ ){0,6}$|\\b${part}\\b[^.;!?]{0,40}$`,
)
const thenAPart = new RegExp(
  `^,? (?:for |on |in )?(?:one|an?|the|some|two|that|each|every) (?:[a-z]+ )?${part}\\b`,
)

/** Whether "on my own" is said of some hours of a trip in company. */
export function isForAWhile({ lower }: Reading, { start, end, text }: Found): boolean {
  if (!/^(?:alone|by myself|on my own)$/.test(text.trim())) return false
  const before = lower.slice(0, start)
  if (!company.test(`${before} ${lower.slice(end)}`)) return false
  const near = before.slice(Math.max(0, before.length - 60))
  if (ofTheTrip.test(near)) return false
  // "…, February, alone": a word of its own is told of all of it.
  if (/[,;] ?$/.test(near)) return false
  return ofAPart.test(near) || thenAPart.test(lower.slice(end))
}
