/**
 * The catalogue's text without what does not suit the party: standing places and stairs at seventy, cocktail bars
 * for a family. Whole parts of a sentence are cut, never the last of them.
 */
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'

type Party = PlanRequest['party']

interface Unwelcome {
  to: (party: Party) => boolean
  says: RegExp
  unless?: RegExp
}

const unwelcome: readonly Unwelcome[] = [
  {
    to: ({ who, elderly, shortWalks }) => who.includes('seniors') || elderly || shortWalks,
    says: /\b(?:standing (?:places|room|tickets)|who line up|(?<!few )steps|stairs|stairways?|climb(?:s|ed|ing)?|ladders?|on your feet|scramble)\b/i,
    // Stairs with a way around them stay.
    unless: /\b(?:funicular|elevators?|lifts?|cable car|escalators?)\b/i,
  },
  {
    to: ({ children }) => children,
    says: /\b(?:cocktails?|jazz club|night ?clubs?|flamenco room|vermouth|beer in hand|bars?(?! of)|pubs?|dance floors?|drinkers|brothels?|red[- ]light|gin|whisk(?:e)?y|until (?:the small hours|dawn)|small hours)\b/i,
  },
  {
    to: ({ who }) => !(who.includes('couple') || who.includes('celebration')),
    says: /\b(?:romantic|for lovers)\b/i,
  },
  { to: ({ children }) => !children, says: /\b(?:for|with) (?:the |small |young )?children\b/i },
]

/** Where a text may be cut: between sentences, at a semicolon, and before what a comma or "and" adds. */
const seams =
  /(?<=[.!?])\s+|\s*;\s+|,\s+(?=(?:with|where|and|easy|good|quick|a sure thing)\b)|(?<!(?:\b(?:between|both|from)\b|,)[^.;]*) (?=and (?:an?|the|its) )/g

/** The text for this party; a text that is all bar or stairs stays, since there is no other. */
export function wordsFor(about: Place['about'], { party }: Pick<PlanRequest, 'party'>): string {
  if (!isForOthers(about, { party })) return about
  const parts = split(about)
  // The first part carries the others; only additions are cut.
  const kept: Part[] = []
  let isGone = false
  for (const part of parts) {
    const { words, seam } = part
    // What hangs on a cut part by a comma is cut with it.
    const hangs: boolean = isGone && (seam === ',' || seam === ' ')
    isGone = seam !== '' && (hangs || isForOthers(words, { party }))
    if (!isGone) kept.push(part)
  }
  return joined(kept)
}

/** Whether words are for other parties. */
export function isForOthers(words: string, { party }: Pick<PlanRequest, 'party'>): boolean {
  return unwelcome.some(
    ({ to, says, unless }) => to(party) && says.test(words) && !unless?.test(words),
  )
}

interface Part {
  words: string
  /** The separator before it: none, the end of a sentence, a semicolon, a comma or a space. */
  seam: '' | '.' | ';' | ',' | ' '
}

function split(about: string): Part[] {
  const parts: Part[] = []
  let from = 0
  let seam: Part['seam'] = ''
  for (const match of about.matchAll(seams)) {
    parts.push({ words: about.slice(from, match.index), seam })
    from = match.index + match[0].length
    seam = seamOf(match[0], about[match.index - 1])
  }
  return [...parts, { words: about.slice(from), seam }]
}

function seamOf(between: string, before = ''): Part['seam'] {
  if ('.!?'.includes(before)) return '.'
  return between.includes(';') ? ';' : between.includes(',') ? ',' : ' '
}

function joined(parts: readonly Part[]): string {
  const text = parts.reduce((so, { words, seam }) => {
    const bare = words.replace(/[.!?]$/, '')
    if (seam === ' ') return `${so} ${bare}`
    return seam === '' ? bare : `${so}${seam} ${bare}`
  }, '')
  return `${text}.`
}
