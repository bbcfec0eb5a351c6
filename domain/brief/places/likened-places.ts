/** Places that something is measured by or that stand in a saying, and people who are celebrated and bear the name of a town. */

import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'

/** "As green as Madeira", "the new Bali", "feels like Tuscany", "the closest thing to Kyoto". */
const likenessLead =
  /\bas [a-z-]+(?: and [a-z-]+)? as (?:the )?$|\b(?:feels?|looks?|sounds?|smells?|tastes?|felt|feeling|looking)(?: (?:a bit|a little|just|more|exactly|kind of|almost))? like (?:the |an? )?$|\b(?:closest|nearest|next best) thing to (?:the )?$|\breminds? (?:me|us|you) of (?:the )?$|\b(?:alternatives?|answer|equivalent|rival|dupe|similar|comparable|cousin) (?:to|of|for) (?:the )?$|\b(?:somewhere|anywhere|something|place|town|city|country|island|destination)\b[^.!?,;]{0,24} with (?:the|a) [^.!?,;]{3,50} of (?:the )?$|\b(?:like|as) (?:a|an) $/
/** "The next Dubrovnik": no other trip there. */
const namesakeLead =
  /\b(?:the|a|another) (?:new|next|other|little|mini|second|cheaper|quieter|smaller|warmer|poor man'?s|undiscovered|eighties|old) $/
const tripBehind =
  /^(?:'s)? (?:trip|visit|time|weekend|holiday|vacation|break|airport|station|side|part|flights?|tour|leg|stop|hotel|old town)\b/
/** "With a Santorini feel", "that Lisbon vibe". */
const likenessBehind =
  /^[- ]?(?:feel|feeling|vibes?|flair|atmosphere|look-?alikes?|dupes?|alternatives?|esque|wannabe)\b|^ of (?:the )?(?:north|south|east|west|[a-z]+ (?:coast|sea))\b/
const article = /\b(?:an?|that|some|the|this|more|less|proper|real|same) (?:[a-z]+ )?$/

/** Sayings that everybody knows, by the words around the name. */
const sayings: readonly { lead?: RegExp; behind?: RegExp }[] = [
  { lead: /\bwhen in $/, behind: /^(?:,|\.|\s*$|…|!| (?:as|they|do|right|eh)\b)/ },
  { behind: /^ (?:wasn'?t|was not) built in (?:a|one) day\b/ },
  { lead: /\b(?:all|many) roads lead to $/ },
  { lead: /\bcoals? to $/ },
  { lead: /\bslow boat to $/ },
  { lead: /\bnot for all the tea in $/ },
  {
    lead: /\b(?:send(?:ing)?|sent) to $/,
    behind: /^ by (?:my|his|her|their) (?:friends|colleagues)\b/,
  },
]

/** "Hen do for Chelsea", "birthday trip for Paris": who is celebrated. */
const celebratedLead =
  /\b(?:hens?|stags?|bachelor(?:ette)?|bucks?|birthday|baby ?shower|graduation|retirement|farewell|leaving|surprise|anniversary)(?:'s)?(?: (?:do|party|weekend|trip|night|bash|getaway|break))? for (?:our |my )?(?:[a-z]+ )?$/

/** "… that isn't in Italy". */
const notThere = /\b(?:that|which|but|and|it) (?:is ?n[o']?t|is not|not) in (?:the )?$/

/** Takes the role of a goal from them. */
export function passLikened(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const mention of mentions) {
    if (!/^(?:destination|aside|passed)$/.test(mention.role)) continue
    const lead = reading.lower.slice(Math.max(0, mention.start - 90), mention.start)
    const behind = reading.lower.slice(mention.end, mention.end + 40)
    if (notThere.test(lead)) mention.role = 'refused'
    else if (isLikeness(lead, behind) || isSaying(lead, behind)) mention.role = 'passed'
    else if (
      celebratedLead.test(lead) &&
      mentions.some((each) => each.name !== mention.name && isGoal(reading, each))
    )
      mention.role = 'passed'
  }
}

function isGoal(reading: Reading, mention: AssignedMention): boolean {
  return mention.role === 'destination' && isAskedFor(reading, mention)
}

function isLikeness(lead: string, behind: string): boolean {
  return (
    likenessLead.test(lead) ||
    (namesakeLead.test(lead) && !tripBehind.test(behind)) ||
    (likenessBehind.test(behind) && article.test(lead))
  )
}

function isSaying(lead: string, behind: string): boolean {
  return sayings.some(
    (saying) => (saying.lead?.test(lead) ?? true) && (saying.behind?.test(behind) ?? true),
  )
}
