/** What a question asks for, read from its words alone. */
import type { Slot } from './notation.ts'
import { folded } from './place-book.ts'

const origin =
  /\b(from where|from which|where\b.*\b(from|start|starting|depart|leave|leaving|based))\b/

const topics: readonly (readonly [Slot, RegExp])[] = [
  [
    'destinations',
    /\bwhere (would|do|should|shall|are|will|to|in|shall|might|could|have)\b|^where\b|\b(which|what) (city|cities|country|region|place|destination)\b|\b(a|any) (city|place|country|destination) in mind\b/,
  ],
  [
    'dates',
    /(^|[,.;] |\band )when\b|\bwhen (are|do|would|will|is|were|should|might|could) (you|your|the|we)\b|\b(which|what|any|your) (month|months|date|dates|week|season|time of year)\b/,
  ],
  ['days', /\bhow (long|many (days|nights|weeks))\b|\blength of\b/],
  [
    'party',
    /\bwho('s|'ll| is| are| will| else)? .*\b(with|come|comes|coming|travel|travelling|traveling|going|join|joining|along)\b|\bhow many (people|of you|travell?ers|are you|will you be|adults|are going|are coming)\b|\b(alone|on your own|solo|by yourself)\b|\bjust you\b|\bwho is it for\b/,
  ],
  ['origin', origin],
  [
    'budget',
    /\bbudget\b|\bhow much\b.*\b(spend|cost|pay|money)\b|\bprice range\b|\bhow (dear|expensive|cheap)\b|\b(like|want|plan) to spend\b.*\bmoney\b/,
  ],
  [
    'interests',
    /\bwhat (do|would|are) you (all )?(like|enjoy|love|fancy|prefer|into|after|most)\b|\b(your|main) interests?\b|\bwhat (kind|sort|type) of (things|trip|places|holiday|days)\b|\bin the mood\b|\bwhat (matters|interests)\b/,
  ],
  ['food', /\b(diet|dietary|vegetarian|vegan|allergy|allergies|halal|kosher)\b/],
  ['mobility', /\b(stairs|wheelchair|mobility|step-free|walk far|how far can)\b/],
  ['pace', /\b(pace|relaxed or|slow or|packed or|full or|easy or|how full)\b/],
]

export function topicsOf(question: string): ReadonlySet<Slot> {
  const text = folded(question)
  const found = new Set(topics.filter(([, words]) => words.test(text)).map(([slot]) => slot))
  if (origin.test(text)) found.delete('destinations')
  // "What else do you enjoy?" asks for more of what was told, and knows it.
  if (/\b(else|besides|another|more)\b/.test(text)) found.delete('interests')
  return found
}
