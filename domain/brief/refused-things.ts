/** Things that are said to be left out, in words that no vocabulary has: "no bullfights", "not keen on salt mines". */
import { everydayWords } from './everyday-words.ts'
import type { Reading } from './reading.ts'

const lead =
  "\\b(?:no|avoid|(?:do not|don't|never) (?:send|take|bring|drag) (?:us|me) (?:to|into|on)|keep (?:us|me) away from|(?:gets?|getting|feel) (?:car ?sick|sick|seasick|motion sick|queasy|dizzy) (?:on|in|from|at)|hates?|skip|without(?: any)?|not (?:into|keen on|a fan of|fans of|fond of|interested in)|can't (?:stand|do|face)|won't (?:do|go on|take)|rather not (?:do|take|have|see)|no more|(?:a bit |a little |really |very )?(?:scared|afraid|terrified|frightened) of)\\s+(?:the |an? |any )?"
const one = new RegExp(
  `${lead}(?<thing>[a-z][a-z-]{3,}(?:s|ing)|heights?|altitude|cold|heat|humidity|cruise|flamenco|golf|karaoke|shopping)\\b`,
)
/** Two or three words up to the end of the clause: the last of them is what is meant. */
const several = new RegExp(
  `${lead}(?<thing>(?:(?!(?:and|or|but|in|on|at|for|to|with|more|other|matter|need|idea|one|the|my|our|than|of|so|too|very|real)\\b)[a-z][a-z'-]+ ){1,2}[a-z-]{3,}(?:s|ing|ions?))(?=\\s*(?:$|[.,;!?()]|(?:and|or|but|so|though|if|please|because)\\b))`,
)
/** Everyday words that are a thing to leave out all the same. */
const plain = new Set(
  'camping cruise cold heat hostels buses coaches heights height caves crowds casinos cruises tours ruins zoos boats ferries bridges clubs bars queues museums churches temples malls shops'.split(
    ' ',
  ),
)
const none =
  /^(?:layovers|stopovers|connections|changes|transfers|things|worries|problems|thanks|plans|ideas)$|\b(?:days?|nights?|weeks?|flights?|hotels?|kids|children|people|restrictions|preferences|allergies|requirements|worries|plans|starts|changes|stops|hours)$/

/** "Midges are my fear", "a cruise isn't for us". */
const feared =
  /\b(?<thing>[a-z][a-z-]{3,}(?: [a-z-]{3,})?) (?:(?:is|are) (?:my|our|her|his) (?:fear|nightmare|enemy|idea of hell|biggest fear)|(?:isn'?t|aren'?t|is not|are not) (?:really )?(?:for (?:me|us|him|her)|(?:my|our) (?:thing|cup of tea))|(?:scares?|terrif(?:y|ies)|freaks?) (?:me|us|him|her)(?: out)?)\b/
/** Many people at one place, in whatever words. */
const throngs =
  /\b(?:too many (?:people|tourists)|(?:without|not|don'?t want to|avoid) (?:getting|be|being|get) (?:mobbed|crushed|trampled)|hordes(?: of (?:people|tourists))?|(?:not|nothing|nowhere)(?: too| so| very)? crowded|where (?:there are )?(?:few|fewer|no) (?:people|tourists))\b/

/** Each once, in the order they are said in; claimed. */
export function refusedThings(reading: Reading): string[] {
  const crowds = reading.find(throngs)
  for (const { start, end } of crowds) reading.claim('mustAvoid', start, end)
  const afraid = reading.find(feared, 'occasion').flatMap(({ start, groups }) => {
    const thing = (groups.thing ?? '').replace(/^(?:the|and|but|that|such) /, '')
    const end = start + (groups.thing ?? '').length
    if (everydayWords.has(thing) && !plain.has(thing)) return []
    // "Paris Hilton is not my thing": somebody.
    if (/^\p{Lu}[\p{L}'-]+ \p{Lu}/u.test(reading.plain.slice(start))) return []
    if (reading.isFree(start, end)) reading.claim('mustAvoid', end - thing.length, end)
    return [thing]
  })
  return [...(crowds.length > 0 ? ['crowds'] : []), ...afraid, ...namedThings(reading)]
}

function namedThings(reading: Reading): string[] {
  return [...reading.find(several), ...reading.find(one)].flatMap(({ end, start, groups }) => {
    const thing = groups.thing ?? ''
    if (!reading.isFree(start, end) || none.test(thing)) return []
    if (!thing.includes(' ') && everydayWords.has(thing) && !plain.has(thing)) return []
    reading.claim('mustAvoid', end - thing.length, end)
    return [thing]
  })
}
