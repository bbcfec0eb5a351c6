/** What asks for a place: days of its own, a trip there, a wish to see it, somebody who is visited there. */
import { writtenRange } from '../dates/date-grammar.ts'
import type { Reading } from '../reading.ts'
import type { PlaceMention } from './place-mentions.ts'

/** "Visit her", "stay with them", "sleep at hers". */
export const withHosts =
  '(?:(?:visit|see|join)(?:ing)?|(?:stay|sleep|crash|lodg)(?:e|ing)?(?: over)? (?:with|at)) (?:her|him|them|hers|his|theirs)(?: (?:place|house|flat|home))?'
/** "She studies in Leiden, we'll visit her for two days": a stay, said of somebody who is there. */
const visitBehind = new RegExp(
  `^[^.!?]{0,60}\\b(?:visit|see|join)(?:ing)? (?:her|him|them) there\\b|^,? (?:and |so )?(?:we|i)(?:'ll| will|'re going to| are going to)? (?:go )?(?:to )?visit(?:ing)?(?: (?:her|him|them))? (?:(?:from|on|for|in|over|at|between|around) |\\d)|^(?: (?:since|for|until) [^.,;!?]{2,24})?[,;.:]?(?: (?:and|so|but))? (?:(?:we|i)(?:'ll|'d|'m|'re| will| would| want to| are| am| plan to)? )?(?:(?:like|love|going|off|planning|hoping) to )?${withHosts}(?: there)?(?: for)? (?:an?|\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: long| whole| full)? (?:days?|nights?|weeks?|weekend)\\b`,
)
/** "… and we will visit him from Lagos for his graduation". */
const visitForEvent =
  /^,? (?:and|so) (?:we|i)(?:'ll|'re| will| are| want to)?(?: going to)? (?:visit|see|join)(?:ing)? (?:her|him|them)\b[^.!?]{0,40}\bfor (?:his|her|their|the) (?:graduation|birthday|wedding|recital|show|game)\b/
/** "Hong Kong stopover 2 days", "Doha layover of two nights": a stop with nights is a stay. */
const stopBehind =
  /^ (?:stop-?over|lay-?over|stop)(?: (?:of|for))? (?:\d{1,2}|one|two|three|four|five|six) (?:days?|nights?)\b/
/** "14 hour layover in Singapore, what can we do": to be planned as well. */
const ideasBehind =
  /^[,:.?-]? ?(?:so )?(?:what (?:can|could|should|shall|would) (?:we|i)|what to (?:do|see)|what'?s (?:there|worth|good)|(?:any )?ideas)\b/
/** "… four nights in Florence, then two in Siena": the number counts the same days. */
const countedLead =
  /\b(?:days?|nights?|weeks?)\b[^.!?]{0,60}(?:\bthen|\band|\bplus|\bfinally|[,:;-])(?: (?:only|just|another|the last|spend|stay))* (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: more)? (?:in|at|on) (?:the )?$/

/** "Hanoi first, then Hue"; what is done at an embassy first is an errand. */
const firstBehind = /^,? first(?:ly)?\b(?=,? (?:(?:and )?then|for|and (?:after|from)|before)\b)/
const errandLead =
  /\b(?:embassy|consulate|visa|passport|clinic|hospital|court|bank|office)\b[^.!?]{0,24}$/

/** Days or a time of its own: whatever else is told of it, one stays there. */
const stayBehind =
  /^[,:]? (?!the (?:day|night|week|weekend|month) (?:before|after|of|prior|when|earlier)\b)(?:for )?\(?(?:the |\d{1,2} ?|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten) )?(?:d|days?|nights?|n|weeks?|wks?|weekend|long weekend|fortnight|month)\b(?! (?:in|at|to|on|around|with)\b(?! (?:the way|our way|route|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter)))|^ (?:it is|it'll be|it will be|wins|won|has won|please|then)\b|^(?: city)? (?:trip|break|getaway|holiday|itinerary)\b/
const stayLead =
  /\b(?:days?|nights?|weeks?|weekend|weekender|break|getaway|holidays?|vacation|trip|stay(?:ing)?|time) (?:(?:on|aboard) (?:an? |the )?(?:boat|ship|junk|houseboat|cruise) |(?:at|with) (?:my|our|her|his|their) (?:[a-z'-]+ ){1,3})?(?:in|to|at|on|around) (?:the )?$|(?<![\d.:/-])\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:days?|nights?|weeks?) $|\b(?:want(?: to (?:see|visit|go to|explore|do|be in))?|take me to|book|visit|explore|base in|stay in|staying in|plan for|(?:i|we)(?:'m|'re| am| are)? plan(?:ning)?|decided(?: on)?:?|settled on|head(?:ing)? (?:for|to)|it'?s) (?:the )?$/

/** "Fly into Buenos Aires, we'd want one night there". */
const staysThere =
  /^(?: (?:is|looks|seems) [^.!?;]{2,50}\b(?:add|spend|stay|have|do) (?:an?|another|one|two|three|\d) (?:extra |more )?(?:nights?|days?) there\b)|^(?: (?:on (?:the )?\d|at \d)[^.,;!?]{0,20})?[,.;:]? ?(?:(?:and|so|where|but) )?(?:(?:we|i)(?:'d|'ll| would| will| can| could| also)? )?(?:(?:want|like|love|need|have|spend|stay|do|plan|maybe|just|for|to|with|only) )*(?:an?|\d{1,2}|one|two|three|four|five|six|seven) (?:full )?(?:days?|nights?|weeks?|weekend) (?:over )?there\b/

/** The speaker looks for a place: a name that is only told of is then none, even alone. */
export const sought =
  /\b(?:something (?:similar|like (?:it|that)|else|different)|somewhere|anywhere|somewhere else|elsewhere|where (?:should|could|can|else|shall|to|do you|would|might)|any (?:ideas?|suggestions|recommendations)|suggest|recommend (?:a|me|us|somewhere)|surprise (?:me|us)|which (?:city|country|place|island|town)|what (?:city|country|place|island|town))\b/

/** "Oslo 3-6 May, Bergen 6-10 May": days of the calendar of its own. */
const datesBehind = new RegExp(`^(?:,|:| \\(| -)? ?(?:from |on )?(?:the )?${writtenRange}`)

/** Whether the words beside a place ask for it: days of its own, a trip there, a wish to see it. */
export function isAskedFor(
  reading: Reading,
  { start, end }: Pick<PlaceMention, 'start' | 'end'>,
): boolean {
  // "Diani beach 4 nights": the days are those of the place.
  const after = reading.lower
    .slice(end, end + 90)
    .replace(/^ (?:beach|island|city|town|village|area|national park)\b/, '')
  const before = reading.lower.slice(Math.max(0, start - 100), start)
  return (
    (firstBehind.test(after) && !errandLead.test(before)) ||
    stayBehind.test(after.slice(0, 40)) ||
    stopBehind.test(after) ||
    (datesBehind.test(after) && !/[->/]\s?$/.test(reading.plain.slice(0, start))) ||
    staysThere.test(after) ||
    ideasBehind.test(after) ||
    isVisited(reading, end) ||
    reading.leads(stayLead, start, 50) ||
    countedLead.test(before)
  )
}

/** Whether the words behind a place say for how long somebody there is visited. */
export function isVisited(reading: Reading, end: number): boolean {
  // "In Cambridge (the American one, at MIT) and we will visit him".
  const behind = reading.lower.slice(end, end + 140).replace(/^ \([^)]{1,50}\)/, '')
  return visitBehind.test(behind.slice(0, 90)) || visitForEvent.test(behind.slice(0, 120))
}

/** "… lives in Wellington, so we'll fly there": told of, and then gone to. */
export const goesThere =
  /^[,;.]? ?(?:(?:and|so|which is why|that's why) )?(?:we|i)(?:'ll|'d|'re| will| would| want| plan| are| am)?(?: (?:going|like|love|to))* (?:fly|go|drive|head|travel|come|get|stay|spend)(?:ing)?\b[^.!?]{0,20} there\b/
