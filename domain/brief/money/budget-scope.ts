/** What a sum is for: the whole trip, a person, a day or a night. */
import type { Budget } from '../schema.ts'

const scopes: readonly (readonly [pattern: RegExp, per: Budget['per']])[] = [
  [/^\s*(?:pppd|ppd|p\.p\.p\.d\.?|pp\s?pd)\b/, 'person-day'],
  [/^\s*pppn\b/, 'person-night'],
  [
    /^\s*(?:(?:per|a|each|\/)\s?(?:person|head|adult|pax|traveller|traveler)|pp|p\.p\.?|each|per\s?pax)(?:\s*(?:,|and)?\s*(?:per|a|each|\/)\s?day|\/d)\b/,
    'person-day',
  ],
  [
    /^\s*(?:per|a|each|\/)\s?(?:day)(?:\s*(?:,|and)?\s*(?:per|a|each|\/)\s?(?:person|head|pp)|\s*(?:each|pp))\b/,
    'person-day',
  ],
  [/^\s*(?:(?:per|a|\/)\s?(?:person|head)|pp|each)\s*(?:per|a|\/)\s?night\b/, 'person-night'],
  [
    /^\s*(?:-ish\s*)?(?:(?:per|a|each|\/|for each)\s?(?:person|head|adult|pax|traveller|traveler|student|pupil|participant|guest|member|one of us|couple member)|pp\b|p\.p\.|p\/p|each\b|apiece)/,
    'person',
  ],
  [
    /^\s*(?:tops |max )?(?:for|on) (?:the|an?|one|each|our) (?:double )?(?:room|hotel|bed|apartment|airbnb|place)(?:,? (?:per|a|each|every) night)?\b/,
    'night',
  ],
  // "Riads under 60 euros a room".
  [
    /^\s*(?:a|per|\/)\s?room\b(?: (?:per|a) night)?(?! (?:for|in total|all in|altogether))/,
    'night',
  ],
  [/^\s*(?:(?:per|by|a|each|every|\/)\s?day|daily|p\/d)\b/, 'day'],
  [
    /^\s*(?:(?:per|a|each|every|\/)\s?night|nightly|pn)(?: (?:tops|max(?:imum)?|at most))?(?: for (?:the|a|one|our) (?:double )?(?:room|hotel|bed|apartment|airbnb|place))?\b/,
    'night',
  ],
]

/** "Budget £70 per night each", "80 a night per person including beds": a room of 150 a night each is a room's price. */
const nightEach =
  /^\s*(?:per|a|each|\/)\s?night\s*,?\s*(?:each|pp|p\.p\.?|(?:per|a|\/)\s?(?:person|head))(?![a-z])/
const ofAll = /\b(?:includ|incl\b|all[- ]in\b|everything)/

export function scopeOf(before: string, after: string): { per: Budget['per']; length: number } {
  const each = nightEach.exec(after)
  if (each && (/\bbudget\b/.test(before) || ofAll.test(after)))
    return { per: 'person-night', length: each[0].length }
  for (const [pattern, per] of scopes) {
    const match = pattern.exec(after)
    if (match) return { per, length: match[0].length }
  }
  if (/\bdaily (?:budget|spend|allowance)|\b(?:spend(?:ing)?|budget) (?:per|a) day\b/.test(before))
    return { per: 'day', length: 0 }
  if (/\bper[- ]person budget|\beach (?:have|has|of us)/.test(before))
    return { per: 'person', length: 0 }
  return { per: 'trip', length: 0 }
}
