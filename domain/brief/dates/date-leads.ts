/** What stands before a date and says whether the trip begins or ends on it. */

import type { Reading } from '../reading.ts'
import type { DateMention } from './date-grammar.ts'

export const startLead =
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?|arriv(?:e|es|ing|al)|depart(?:s|ing|ure)?|leav(?:e|es|ing)|(?<!\b(?:back|home|away|return|returning) )from|fl(?:y|ies|ying)(?: (?:out|in)|(?= (?:in)?to\b))|set(?:ting)? off|land(?:s|ing)?|check(?:ing)?[- ]in|outbound|(?<!\b(?:not|later than) )after|earliest|(?:not|no|nothing) (?:before|earlier than))(?: [a-z']+){0,3}?(?: by [a-z]+)?(?: on)?(?: the)? ?:?\s*$/
export const endLead =
  /\b(?:until|till|through|to|by|(?<!\b(?:not|no|nothing) )before|(?:not|no) (?:after|later than))\s*(?:the |about |around |around the |on |at the latest )*$|\b(?:until|till|through|ends?|ending|conclud(?:e|es|ing)|return(?:s|ing)?|back|home|check(?:ing)?[- ]out|by(?! (?:train|plane|bus|coach|car|ferry|boat|tgv|ice|eurostar|rail|air|night|sleeper|thalys|bike|van|camper|motorbike|flixbus|own)\b)|fly(?:ing)? back|inbound|latest|finish(?:es|ing)?|leav(?:es?|ing)|(?<=\b(?:noon|morning|afternoon|evening|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day|and|,) )out)(?: [a-z']+){0,3}? ?:?\s*$|(?<=(?:,|;|\band) )fly(?:ing)?(?: on)?(?: the)?\s*$/

/** "Back in Austin by 6pm Monday": the hour before the day says nothing of it. */
const hour =
  /(?:\b(?:at|by|around|about|before) )?(?:\b\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?|o'?clock)|\b\d{1,2}[:.]\d{2}|\b(?:noon|midday|midnight))(?: on)?(?: the)?\s*$/

export function leadOf(reading: Reading, { start, end }: DateMention): string {
  const own = reading.lower.slice(start, end)
  const before = reading.lower.slice(Math.max(0, start - 44), start)
  return before.replace(hour, '') + (/^(?:from|by|until|till) /.exec(own)?.[0] ?? '')
}

const vehicle = '(?:train|flight|ferry|bus|plane|cruise|boat|ship|coach|sleeper|eurostar)'
/** "Our train leaves on", "before our cruise on", "the flight home is": it takes one away from there. */
const carriedOff = new RegExp(
  `\\b(?:before|until|till) (?:an?|our|my|the|we (?:take|catch|board)(?: an?| our| the)?) (?:[a-z]+ )?${vehicle}\\b[^.;,!?]{0,36}$|\\b(?:our|my|the|return) (?:[a-z]+ )?${vehicle} (?:(?:home|back|out|onwards?) ?(?:is |leaves |departs |goes )?|(?:leaves|departs|goes|sails) )(?:on |at )?(?:the )?$|\\b(?:fly|flying|drive|driving|travel|travell?ing|go|going|head|heading) (?:back )?home (?:on )?(?:the )?$`,
)
/** The way out, with no town beside it that it could lead away from. */
const goingAway =
  /\b(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|fl(?:y|ying) out|check(?:ing)? out|move on|moving on|head(?:ing)? (?:off|out|on))(?: again)?(?: is)?(?: on| by)?(?: the)?:?\s*$/
const partOfDay =
  /\b(?:mornings?|afternoons?|evenings?|nights?|lunch(?:time)?|midday|noon)\b|^,?(?: at| by| around| about)? ?\d{1,2}(?:[:.]\d\d|\s?[ap]m)/
/** The evening before a weekend is when one sets out for it. */
const eveOfWeekend = /\b(?:thu|fri)[a-z]* (?:evening|night|afternoon)/

/** Whether the trip ends on this day, where its length is told and one of the two must give way. */
export function endsStay(reading: Reading, mention: DateMention): boolean {
  const { start, end } = mention
  const lead = leadOf(reading, mention)
  const wide = reading.lower.slice(Math.max(0, start - 70), start)
  if (carriedOff.test(wide)) return true
  if (!goingAway.test(lead) || othersMove.test(wide)) return false
  const own = reading.lower.slice(start, end)
  const tail = reading.lower.slice(end, end + 28)
  if (
    /^[^.;!?]{0,16}\bfrom [a-z]|^,? for (?:(?:about|around|roughly|some|like|maybe) )?(?:an? |\d|the |two |three |four |five |six |ten )/.test(
      tail,
    )
  )
    return false
  if (eveOfWeekend.test(own + tail)) return false
  return (
    partOfDay.test(own) ||
    /^ (?:morning|afternoon|evening|night)\b/.test(tail) ||
    partOfDay.test(tail.slice(0, 12))
  )
}

/** "My brother joins us on Friday", "she lands on the 5th": somebody else's day. */
export const othersMove =
  /\b(?:(?:my|our|his|her|their|some|two|the) (?:[a-z-]+ ){0,2}(?:brothers?|sisters?|mum|mom|mother|dad|father|parents|friends?|mates?|cousins?|sons?|daughters?|husband|wife|partner|boyfriend|girlfriend|colleagues?|in-laws|family|kids|children|boss|uncle|aunt|grandparents|rest of us|others)|he|she|they|others) (?:also |only |then |will |is |are |'ll )*(?:join|joins|joining|arriv|land|fl(?:y|ies)|com(?:e|es|ing)|go(?:es)?|leav|head|depart|return|ha(?:s|ve) to|get)[a-z]*\b[^.;!?]{0,24}$/
