/** Reads lists of wished and refused things: each word of a vocabulary, and which way it is meant. */
import { isListJoint, isRefused } from '../grammar/negation.ts'
import { isLikedBehind, refusalBehind } from '../grammar/refusal-grammar.ts'
import type { Found, Reading } from '../reading.ts'
import type { SpanSlot } from '../schema.ts'

export interface Heard<Meaning> {
  meaning: Meaning
  refused: boolean
  start: number
  end: number
  /** How much of it is meant: "not too many". */
  measure: string
}

export function readVocabulary<Meaning>(
  reading: Reading,
  words: readonly (readonly [pattern: RegExp, meaning: Meaning])[],
  /** What stands before a word and says how much of it is meant is claimed with it, where it matches `measure`. */
  slots: { wanted: SpanSlot; refused: SpanSlot; measure?: RegExp },
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
    const between = previous && reading.lower.slice(previous.end, each.start)
    // "Watching not dancing, bookshops": a contrast ends with its thing, and a comma begins the next wish.
    const contrasts =
      previous?.refused === true &&
      /^\s*,\s*$/.test(between ?? '') &&
      contrast.test(reading.lower.slice(sentence.start, previous.start))
    const joined =
      previous &&
      between !== undefined &&
      isListJoint(between) &&
      !contrasts &&
      !(previous.refused && beginsAWish(reading, sentence, previous, each))
    const isOutBehind =
      refusedAfter(reading, each.end) && !ofIts.test(reading.lower.slice(0, each.start))
    // "We don't drive, buses only".
    const isOnly = /^ only\b/.test(reading.lower.slice(each.end))
    const refused = isOnly
      ? isRefused(reading.lower.slice(sentence.start, each.start)) && !joined
      : joined
        ? previous.refused || isOutBehind
        : isRefused(reading.lower.slice(sentence.start, each.start)) || isOutBehind
    const free = reading.free().slice(Math.max(0, each.start - 24), each.start)
    const measure = slots.measure?.exec(free)?.[0] ?? ''
    heard.push({ ...each, refused, measure: measure.trim() })
    const from = each.start - measure.length
    reading.claim(refused ? slots.refused : slots.wanted, from, each.end)
  }
  return heard
}

/**
 * "No wine tasting, food and bookshops": behind "no" a comma begins the next wish, unless an "or" further on says that the list
 * goes on: "no museums, churches or malls".
 */
function beginsAWish(
  { lower }: Reading,
  { start, end }: { start: number; end: number },
  previous: { start: number; end: number },
  next: { start: number; end: number },
): boolean {
  if (!/^\s*,\s*$/.test(lower.slice(previous.end, next.start))) return false
  const lead = lower.slice(start, previous.start)
  const isVerb = /^(?:driv|fly|cycl)/.test(lower.slice(previous.start, previous.end))
  return (
    (bareNo.test(lead) || (isVerb && notDoing.test(lead))) &&
    !goesOn.test(lower.slice(next.end, end))
  )
}

const bareNo =
  /\b(?:no|without|w\/o|zero|nothing|not(?= (?:too|so|very|overly)))(?: (?:too|so|very|overly|more|any|the|too many|big|huge|boring|long|late|early|crowded|noisy|loud))* $/
/** "We don't drive, train or bus": what one does not do ends with the comma. */
const notDoing = /(?:n'?t|\bnot|\bnever|\bcannot) (?:really |want to |like to |like |enjoy )?$/
const goesOn = /^[a-z', -]{0,80}? (?:or|nor)\b/

/** "museums are not my thing", "churches bore me", "rental car? no thanks". */
function refusedAfter(reading: Reading, end: number): boolean {
  const rest = reading.lower.slice(end, end + 40)
  return refusalBehind.test(rest) && !isLikedBehind.test(rest)
}

const contrast = /[a-z] not (?:the |an? |so much |really )?$/
/** "The price of beer scares us". */
const ofIts = /\b(?:prices?|costs?|lack|shortage) of (?:the )?$/

/** Whether a vocabulary has the whole of a phrase, and not only a word in it. */
export function hasWhole(
  words: readonly (readonly [pattern: RegExp, meaning: unknown])[],
  phrase: string,
): boolean {
  return words.some(([pattern]) => pattern.exec(phrase)?.[0].length === phrase.length)
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
