/** Reads lists of wished and refused things: each word of a vocabulary, and which way it is meant. */
import { isListJoint, isRefused } from './negation.ts'
import type { Found, Reading } from './reading.ts'
import type { SpanSlot } from './schema.ts'

export interface Heard<Meaning> {
  meaning: Meaning
  refused: boolean
  start: number
  end: number
}

export function readVocabulary<Meaning>(
  reading: Reading,
  words: readonly (readonly [pattern: RegExp, meaning: Meaning])[],
  slots: { wanted: SpanSlot; refused: SpanSlot },
): Heard<Meaning>[] {
  const found = words
    .flatMap(([pattern, meaning]) =>
      reading.find(pattern).map(({ start, end }) => ({ meaning, start, end })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const heard: Heard<Meaning>[] = []
  for (const each of found) {
    if (!reading.isFree(each.start, each.end)) continue
    const previous = heard.at(-1)
    const sentence = reading.sentenceAt(each.start)
    const joined = previous && isListJoint(reading.lower.slice(previous.end, each.start))
    const refused = joined
      ? previous.refused
      : isRefused(reading.lower.slice(sentence.start, each.start)) ||
        refusedAfter(reading, each.end)
    heard.push({ ...each, refused })
    reading.claim(refused ? slots.refused : slots.wanted, each.start, each.end)
  }
  return heard
}

/** "museums are not my thing", "churches bore me", "rental car? no thanks". */
function refusedAfter(reading: Reading, end: number): boolean {
  if (
    /^[\s,?:-]*(?:no,? thanks?(?: you)?|no way|nope|nah|not (?:needed|necessary|required|wanted|for (?:me|us))|please no|unnecessary)\b/.test(
      reading.lower.slice(end, end + 24),
    )
  )
    return true
  return (
    /^(?:'s)? (?:(?:is|are|aren't|isn't|isnt|arent) (?:not|really not|n't)? ?(?:my|our) thing|bores? (?:me|us)|(?:isn'?t|aren'?t|is not|are not) (?:really )?for (?:me|us|him|her|them)|(?:is|are) (?:my|our) (?:fear|nightmare|idea of hell)|scares? (?:me|us)|(?:are|is) (?:boring|out|a no|a no-go|off the table)|(?:don'?t|doesn'?t) interest)/.test(
      reading.lower.slice(end, end + 34),
    ) &&
    !/^ (?:is|are) (?:so |really |totally )?(?:my|our) thing/.test(
      reading.lower.slice(end, end + 34),
    )
  )
}

/** The words of a vocabulary that are said, each once, in the order they are said in. */
export function readWords<Meaning>(
  reading: Reading,
  words: readonly (readonly [pattern: RegExp, meaning: Meaning])[],
  slot: SpanSlot,
  isMeant: (found: Found) => boolean = () => true,
): Meaning[] {
  const found = words
    .flatMap(([pattern, meaning]) => reading.find(pattern).map((each) => ({ ...each, meaning })))
    .filter(isMeant)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const meanings = new Set<Meaning>()
  for (const { meaning, start, end } of found) {
    if (!reading.isFree(start, end)) continue
    meanings.add(meaning)
    reading.claim(slot, start, end)
  }
  return [...meanings]
}
