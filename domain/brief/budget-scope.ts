/** What a sum is for: the whole trip, a person, a day or a night. */
import type { Budget } from './schema.ts'

const scopes: readonly (readonly [pattern: RegExp, per: Budget['per']])[] = [
  [
    /^\s*(?:(?:per|a|each|\/)\s?(?:person|head|adult|pax|traveller|traveler)|pp|p\.p\.?|each|per\s?pax)(?:\s*(?:,|and)?\s*(?:per|a|each|\/)\s?day|\/d)\b/,
    'person-day',
  ],
  [
    /^\s*(?:per|a|each|\/)\s?(?:day)(?:\s*(?:,|and)?\s*(?:per|a|each|\/)\s?(?:person|head|pp)|\s*(?:each|pp))\b/,
    'person-day',
  ],
  [/^\s*(?:(?:per|a|\/)\s?(?:person|head)|pp)\s*(?:per|a|\/)\s?night\b/, 'person-night'],
  [
    /^\s*(?:-ish\s*)?(?:(?:per|a|each|\/|for each)\s?(?:person|head|adult|pax|traveller|traveler|student|pupil|participant|guest|member|one of us|couple member)|pp\b|p\.p\.|p\/p|each\b|apiece)/,
    'person',
  ],
  [
    /^\s*(?:tops |max )?(?:for|on) (?:the|an?|one|each|our) (?:double )?(?:room|hotel|bed|apartment|airbnb|place)(?:,? (?:per|a|each|every) night)?\b/,
    'night',
  ],
  [/^\s*(?:(?:per|by|a|each|every|\/)\s?day|daily|p\/d)\b/, 'day'],
  [
    /^\s*(?:(?:per|a|each|every|\/)\s?night|nightly|pn)(?: (?:tops|max(?:imum)?|at most))?(?: for (?:the|a|one|our) (?:double )?(?:room|hotel|bed|apartment|airbnb|place))?\b/,
    'night',
  ],
]

export function scopeOf(before: string, after: string): { per: Budget['per']; length: number } {
  for (const [pattern, per] of scopes) {
    const match = pattern.exec(after)
    if (match) return { per, length: match[0].length }
  }
  if (/\bdaily (?:budget|spend)/.test(before)) return { per: 'day', length: 0 }
  if (/\bper[- ]person budget|\beach (?:have|has|of us)/.test(before))
    return { per: 'person', length: 0 }
  return { per: 'trip', length: 0 }
}
