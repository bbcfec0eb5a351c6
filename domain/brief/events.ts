/** What happens at a fixed time: the words for it, and how it is called in a plan. */

const events: readonly (readonly [pattern: RegExp, name: string])[] = [
  [
    /\bweddings?\b(?! (?:dinner|lunch|party|anniversary))|\b(?:gets?|getting|is|are) married\b|\bmarries (?=(?:in|on|at|his|her)\b)/,
    'wedding',
  ],
  [
    /\b(?:conference(?! (?:dinner|lunch|party|reception|drinks|rooms?|cent))|congress(?! (?:cent|hall))|summit|trade fair|expo)\b/,
    'conference',
  ],
  [/\bworkshop\b/, 'workshop'],
  [/\b(?:annual )?show\b/, 'show'],
  [
    /\bmeet(?:ing)?(?: up)?(?: with)? (?:(?:a|my|your|our|some|old|the|two|few) )*friends?\b|\bsee (?:my|our|some|old) friends?\b/,
    'meet friends',
  ],
  [
    /\bvisit(?:ing)? (?:(?:my|your|our|some) )*(?:relatives|family|parents|grandparents|cousins?|sister|brother|mother|father|aunt|uncle)\b/,
    'visit relatives',
  ],
  [/\b(?:concert|gig)\b/, 'concert'],
  [/\bopera\b(?! (?:house|bar)\b)/, 'opera'],
  [/\bfestival\b/, 'festival'],
  [/\b(?:half )?marathon\b/, 'marathon'],
  [/\b(?:match|game)\b/, 'match'],
  [/\bmusical\b|\b(?:a|the|see) play\b/, 'musical'],
  [/\bballet\b/, 'ballet'],
  [/\bdinner\b/, 'dinner'],
  [/\blunch\b/, 'lunch'],
  [/\bbrunch\b/, 'brunch'],
  [
    /(?<!\b(?:with|incl\.?|including|and|free) )breakfast\b(?! (?:included|incl|in the (?:hotel|room)))/,
    'breakfast',
  ],
  [/\b(?:job |second |final )?interview\b/, 'interview'],
  [
    /\b(?:meetings?(?! (?:my|our|an?|some|up|old|friends|him|her|them|rooms?|points?|places?|spaces?|facilities)\b)|appointment)\b/,
    'meeting',
  ],
  [/\b(?:guided )?tour\b/, 'tour'],
  [/\bcooking class\b/, 'cooking class'],
  [/\bmassage\b/, 'massage'],
  [/\bbirthday party\b|\bparty\b(?! of\b)/, 'party'],
  [
    /\b(?:surf(?:ing)?|ski(?:ing)?|cook(?:ing|ery)|danc(?:e|ing)|yoga|tango|salsa|flamenco|pottery|golf|riding|kayak|diving|sailing|painting|swimming|language) (?:lessons?|class(?:es)?|courses?|sessions?)\b/,
    'lesson',
  ],
  [/\b(?:ceremony|christening|baptism|funeral|first communion)\b/, 'ceremony'],
  [/\b(?:museum|gallery|guided|factory|castle|school|university|campus) visit\b/, 'visit'],
  [/\breunion\b/, 'reunion'],
  [/\bgraduation\b|\bgraduates (?=(?:in|on|at)\b)/, 'graduation'],
  [/\b(?:reservation|booking|tickets?|reserved)\b/, 'reservation'],
]

/** The event a sentence tells of, in a word or two. */
export function eventIn(sentence: string): string | undefined {
  return events.find(([pattern]) => pattern.test(sentence))?.[1]
}

/** Told beside it, and a part of what it is: a birthday dinner, a client lunch. */
const sorts =
  /(?<sort>birthday|anniversary|client|conference|pasta|group|family|business|farewell|welcome|carb|team|rehearsal|wedding|gala|engagement|christmas|thanksgiving|work|company|networking|awards|charity|school|surprise|retirement|graduation|boat|opening|closing|choir|jazz|rock|open[- ]air) $/
const named =
  /^(?:concert|match|musical|show|opera|ballet|festival|lesson|ceremony|visit|wedding|party|dinner|lunch|brunch)$/
const ofSomebody = /(?<name>\p{Lu}[\p{L}\d'&-]*(?: (?:\p{Lu}[\p{L}\d'&-]*|vs?|x))*) $/u
const byName = /^ (?:of|by|with) (?<name>\p{Lu}[\p{L}\d'&-]*(?: \p{Lu}[\p{L}\d'&-]*)*)/u
const noName =
  /^(?:the|an?|my|our|we|i|one|two|then|also|and|for|on|at|birthday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december|christmas|tickets?|booked|group|family|dinner|lunch|saturday|want|see|visit|live|nice|good|one)\b/i

export interface EventCalled {
  what: string
  /** How many letters in front of it, or behind, say so. */
  before: number
  after: number
}

/** What happens, as it is called: "HSV match", "birthday dinner", "Coldplay concert". Of `words` as they were typed. */
export function eventCalled(words: string, start: number, end: number): EventCalled {
  const text = words.slice(start, end).toLowerCase()
  const name = eventIn(text) ?? ''
  const lead = words.slice(Math.max(0, start - 40), start)
  const own = name === 'lesson' || name === 'ceremony' || name === 'visit' ? text : name
  const sort = sorts.exec(lead.toLowerCase())
  if (sort && named.test(name))
    return { what: `${sort.groups?.sort} ${own}`, before: sort[0].length, after: 0 }
  if (!/^(?:concert|match|musical|show|opera|ballet)$/.test(name))
    return { what: own, before: 0, after: 0 }
  const whose = ofSomebody.exec(lead)
  const who = whose?.groups?.name ?? ''
  if (whose && !noName.test(who))
    return { what: `${who} ${own}`, before: whose[0].length, after: 0 }
  const by = byName.exec(words.slice(end, end + 50))
  const author = by?.groups?.name ?? ''
  if (by && !noName.test(author))
    return { what: `${author} ${own}`, before: 0, after: by[0].length }
  return { what: own, before: 0, after: 0 }
}

export const eventPattern = new RegExp(events.map(([pattern]) => pattern.source).join('|'))
