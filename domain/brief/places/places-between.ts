/** "My daughter lives in Berlin, we're in Vienna: where could we meet halfway?": where each of them is, while the goal lies between. */

import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'

const between =
  /\b(?:(?:half|mid)[- ]?way(?! (?:through|up|down|along|there|house|board|across|round|around))|(?:in|near|around) the middle(?! of)|in[- ]between|between (?:us|our (?:two )?(?:homes|houses|places|towns|cities)|the two(?: of us)?))\b/
const seeks =
  /\b(?:where|somewhere|anywhere|someplace|suggest\w*|recommend\w*|ideas?|(?:a|which|what) (?:[a-z]+ )?(?:place|town|city|spot|village|island)|meet(?:ing)?(?: up)?|get together|reunite)\b/
/** "We're in", "my sister lives near", "my boyfriend in": who is there. */
const own =
  /\b(?:i|we|me|us)(?:'m|'re| am| are| both| all| live| come| work| based| living)*(?: (?:in|near|from|around|outside))? (?:the )?$/
const isThere =
  /\b(?:i|we|me|us|she|he|they|her|him|them|(?:my|our|the|his|her|their) (?:[a-z-]+ ){0,2}[a-z-]+|mine|hers|theirs|one|other|others)(?:'s|'m|'re| is| am| are| both| all| each| now| lives?| comes?| works?| studies| based| living| settled| currently)* (?:in|near|from|around|outside|at) (?:the )?$/
/** "Halfway between Lyon and Milan". */
const betweenNamed =
  /\b(?:half|mid)[- ]?way,? (?:between|from) (?:the )?(?:[^.!?,;]{2,30} (?:and|to) (?:the )?)?$/

/** Takes the role of a goal from the places at both ends. */
export function passEnds(mentions: readonly AssignedMention[], reading: Reading): void {
  if (!(reading.says(between) && reading.says(seeks))) return
  const lead = ({ start }: AssignedMention) => reading.lower.slice(Math.max(0, start - 60), start)
  const ends = mentions.filter(
    (each) =>
      /^(?:destination|origin|home|passed)$/.test(each.role) &&
      (isThere.test(lead(each)) || betweenNamed.test(lead(each))),
  )
  if (new Set(ends.map(({ name }) => name)).size < 2) return
  // "…, so we meet halfway: Istanbul": found already.
  if (mentions.some((each) => each.role === 'destination' && !ends.includes(each))) return
  const start =
    ends.find((each) => own.test(lead(each))) ?? ends.find(({ role }) => role === 'origin')
  for (const each of ends)
    if (each.role === 'origin' || !isAskedFor(reading, each))
      each.role = each === start ? 'origin' : 'home'
}
