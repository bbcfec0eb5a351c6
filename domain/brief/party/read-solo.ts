/** Who travels alone, and says so: "by myself", "a single woman", "without anybody", "party of one". */

import type { Reading } from '../reading.ts'
import { isForAWhile } from './on-ones-own.ts'

const lone =
  /\bsolo(?![- ](?:mum|mom|mummy|mama|mother|dad|daddy|father|parents?)\b)(?: (?:women|woman|female|male|men|man))?(?: (?:travell?ers?|trip|travel|trips|traveling|travelling))?|(?:travell?ing |going |go |trip |be |just )(?:alone|by myself|on my own)|\b(?:alone|by myself|on my own)\b|\b(?:woman|man|lady|gentleman|widow|widower)(?: of \d\d| in (?:her|his) \d0s)?,? (?:alone|on (?:her|his) own|by (?:herself|himself))\b|\bsingle[- ]person\b|\bone[- ]person\b(?! (?:is|has|eats|can|doesn|needs|won|uses|only|drinks|with))/
const onlyMe =
  /\b(?:(?:just|only) (?:little old |poor )?me(?!,? ?(?:(?:and|n|plus|with)\b|[&+]))|just for me|(?:just|only|for|by) myself|me alone|on my tod|me, myself and i|(?:just |only )?me and my (?:backpack|rucksack|book|books|thoughts|camera|suitcase|tent)|(?:taking|treating) (?:me|myself) (?:to|on|out|away)|treating myself(?=[.,;!]|$))\b/
/** "A single woman", "single, 45"; but no single room, and no single mother. */
const unmarried =
  /(?<!\b(?:two|three|four|five|six|several|some|many|other|[2-9]) )\bsingle (?:woman|female|male|man|guy|lady|girl|lad|lass|bloke|gal|gent|gentleman|travell?er)\b|(?<=^|[.,;:(] ?|\b(?:i'?m|i am|am) )single,? (?:and )?(?:aged? )?\d\d\b|\b\d\d,? (?:and )?single(?=[,.;)!?]|$)/
const nobodyElse =
  /\bwithout (?:anybody|anyone|any one|a companion|companions?|company|a soul)(?! else's|'s)\b(?! (?:shouting|talking|noticing|disturbing|speaking|knowing|bothering|having|getting|else (?:around|there)))|\b(?:nobody|no one|no-one) (?:else )?(?:to (?:go|travel) with|(?:to )?com(?:e|es|ing) with me|with me|is coming|joins me)\b|\bunaccompanied\b(?! (?:minors?|baggage|luggage|child))/
const soloPatterns = [lone, onlyMe, unmarried, nobodyElse] as const

/** How a count of one says that nobody else comes. */
export const isOneAlone = /^(?:party of one|(?:a )?single )/

/** "None of us wants to be out alone": what company one has at night, and not on the trip. */
const aloneAtTimes =
  /\b(?:out|left|home|walk(?:ing)?(?: around| home| back)?) $|\b(?:none of (?:us|them)|nobody|no one|never|not|[a-z]+n't|cant|dont|wont|doesnt)\b[^.!?]{0,30}$/
const ofSeveral = /\b(?:we|us|they)(?:'ll|'re| will| are)? (?:be |stay |left )*$/
/** Whoever is told of besides does not come. */
const allTheWay =
  /\b(?:solo (?:trip|travel|travell?er|holiday|vacation|adventure)|travell?ing (?:alone|solo)|going (?:alone|solo)|(?<!\b(?:and|&|,) )i(?:'ll| will|'m going to| am going to|'m)? (?:go|travel|fly|drive|cycle|walk|hike|do (?:it|this|that))(?:ing)?(?: (?:to|around|across|through|in) (?:[a-z]+ ){1,4}| it | )?(?:alone|solo|by myself|on my own|without (?:anybody|anyone))|(?:alone|on my own|by myself) for once)\b/

/** Whether somebody travels alone, and whether that is said of all of the way. */
export function readSolo(reading: Reading): 'all the way' | 'alone' | undefined {
  const isAllTheWay = reading.says(allTheWay)
  let isAlone = false
  for (const pattern of soloPatterns) {
    for (const found of reading.find(pattern)) {
      const before = reading.lower.slice(Math.max(0, found.start - 30), found.start)
      if (aloneAtTimes.test(before) || ofSeveral.test(before)) continue
      if (isAllTheWay || !isForAWhile(reading, found)) isAlone = true
      reading.claim('party', found.start, found.end)
    }
  }
  if (!isAlone) return undefined
  return isAllTheWay ? 'all the way' : 'alone'
}
