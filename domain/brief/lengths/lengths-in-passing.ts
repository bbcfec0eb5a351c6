/** Lengths that tell of something else than the journey: of an earlier one, a pass, those who come for a while, or the week's work. */

import type { Reading } from '../reading.ts'
import type { LengthMention } from './read-length.ts'

/** "3 days a week". */
const eachWeek = /\b(?:days?|nights?|evenings?|hours?|times|once|twice|euros?|dollars|pounds) $/
const before = [
  // "We stayed 4 nights last time", "my daughter did it in 5 days", "I was told 2 days is enough".
  /\b(?:stayed|spent|did (?:it|that|this|the same)(?: all)?|(?:was|were|been) told(?: that)?|heard(?: that)?|took (?:us|me|him|her|them))(?: (?:only|just|about|in|for|over|nearly|almost|there)){0,3} $/,
  /\blast (?:year|time|summer|winter|spring|autumn|month|trip)\b[^.!?;]{0,30}\b(?:had|were|was|did|for|only)(?: (?:only|just|about|for|a|there|in)){0,3} $/,
  /\b(?:they|people|everyone|everybody|friends|blogs?|guide ?books?|some|others) (?:say|says|said|told|recommend|suggest)s?(?: (?:that|us|me|about|like))* $/,
  // "My parents come for the first 3 days".
  /\b(?:my|our|his|her|the|a) [^.!?;,]{2,30} (?:joins?|joining|comes?|coming|visits?|is there|are there|is here|are here)(?: (?:us|along|over|too|with us|only|just))* for (?:the )?(?:first |last |final |middle )?$/,
  /\b(?:after|before|ahead of|prior to) (?:an?|our|my|the|that) $/,
]
const behind = [
  // "Two days each way": of the road.
  /^,? (?:each way|(?:of )?driving (?:there|each way)|there and (?:\w+ )?back|on the road (?:each|to get))\b/,
  /^[ -](?:(?:ski|lift|museum|metro|travel|city|rail|interrail|bus|train|transport|park|tourist|free) )*(?:pass(?:es)?|tickets?|cards?|visas?|permits?|cancellation|guarantee|warranty|forecast)\b/,
  /^ (?:to (?:get over|recover|adjust|acclimati[sz]e|settle)|of (?:jet ?-?lag|recovery|acclimati[sz]ation))\b/,
]
const whatIsOver =
  /^[ -](?:(?:[a-z]+ )?(?:cruise|tour|trek|course|conference|retreat|hike|safari|flight|expedition|ride|walk))\b/

/** "Five days in London, with an 8 hour stopover": what is waited on the way. */
const waited = /h(?:rs?|ours?)?(?: long)? (?:lay-?over|stop-?over|transit|connection|wait)/

function isOfElse(reading: Reading, { start, end }: LengthMention): boolean {
  const leads = (told: RegExp) => reading.leads(told, start, 70)
  return (
    before.some(
      (told, index) =>
        leads(told) && (index < before.length - 1 || reading.follows(whatIsOver, end, 40)),
    ) ||
    behind.some((told) => reading.follows(told, end, 40)) ||
    waited.test(reading.lower.slice(start, end + 14))
  )
}

/** The lengths that may be of the journey; those of something else only give way to one that is. */
export function withoutLengthsInPassing(
  reading: Reading,
  mentions: readonly LengthMention[],
): LengthMention[] {
  const lead = ({ start }: LengthMention) => reading.lower.slice(Math.max(0, start - 24), start)
  const lengths = mentions.filter(
    (each) =>
      !(eachWeek.test(lead(each)) && /^an? /.test(reading.lower.slice(each.start, each.end))),
  )
  const own = lengths.filter((each) => !isOfElse(reading, each))
  return partOfLeave(reading, own.length > 0 ? own : lengths)
}

const isLeave = /^ (?:of )?(?:our |my |annual |paid )*(?:leave|holidays?|vacation|time off|off)\b/

/** "I have 3 weeks of holiday and want 10 days of it in Corfu": the part is the journey. */
function partOfLeave(reading: Reading, lengths: LengthMention[]): LengthMention[] {
  return lengths.flatMap((length, index) => {
    const hasLeave = ({ end }: LengthMention) => reading.follows(isLeave, end, 30)
    if (lengths[index + 1]?.inside && hasLeave(length)) return []
    const before = lengths[index - 1]
    if (!(length.inside && before && hasLeave(before))) return [length]
    const { inside, ...whole } = length
    return [whole]
  })
}
