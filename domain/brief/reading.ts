/**
 * A request being read: the words as they were typed, and which of them are understood already. A
 * recogniser sees only what is free, so that the one that runs first wins where two could match.
 */
import { lettersOf } from './patterns/pattern-needs.ts'
import type { BriefSpan, SpanSlot } from './schema.ts'

export interface Reading {
  /** As it was typed. */
  readonly text: string
  /** The same length, with plain quotes, dashes and spaces. */
  readonly plain: string
  /** `plain` in lower case and without accents, understood parts included. */
  readonly lower: string
  readonly spans: readonly BriefSpan[]
  /** `lower` with understood parts blanked, so that offsets stay. */
  free: () => string
  claim: (slot: SpanSlot, start: number, end: number) => void
  /** Claims what nobody is to read a second time, whichever slots it looks into. */
  seal: (slot: SpanSlot, start: number, end: number) => void
  isFree: (start: number, end: number) => boolean
  /** Hides a part from all readers until `release`: the month in "Cape May". */
  hold: (start: number, end: number) => void
  release: () => void
  /** All places where the pattern matches what is free, or was taken for one of the slots. */
  find: (pattern: RegExp, ...alsoIn: SpanSlot[]) => Found[]
  /** Whether the pattern matches anywhere in `lower`, understood parts included. */
  says: (pattern: RegExp) => boolean
  /** All places where the pattern matches in `lower`, or as it was typed, understood parts included. */
  findSaid: (pattern: RegExp) => Found[]
  findTyped: (pattern: RegExp) => Found[]
  /** Whether the pattern matches in the letters before an offset, forty unless told, or in those behind it, all unless told. */
  leads: (pattern: RegExp, at: number, length?: number) => boolean
  follows: (pattern: RegExp, at: number, length?: number) => boolean
  /** Whether the request holds the letters that a match needs, in small letters or as typed: else nothing need be searched. */
  mayMatch: (pattern: RegExp) => boolean
  /** The sentence around an offset. */
  sentenceAt: (offset: number) => { start: number; end: number; text: string }
}

export interface Found {
  start: number
  end: number
  text: string
  groups: Readonly<Record<string, string | undefined>>
}

/**
 * A character that is no letter, digit or space, so that only a pattern that asks for it matches.
 */
export const taken = '\u0001'

export function createReading(text: string): Reading {
  const plain = plainOf(text)
  const lower = lowerOf(plain)
  const spans: BriefSpan[] = []
  const held: { start: number; end: number }[] = []
  let free = lower
  const sentences = sentencesOf(plain)
  const sealed = new Set<BriefSpan>()
  const letters = lettersOf(lower, plain)
  return {
    text,
    plain,
    lower,
    spans,
    free: () => free,
    claim(slot, from, to) {
      const start = from + (/^\s*/.exec(plain.slice(from, to))?.[0].length ?? 0)
      const end = Math.max(start, from + plain.slice(from, to).trimEnd().length)
      if (end === start) return
      spans.push({ slot, start, end, text: text.slice(start, end) })
      free = free.slice(0, start) + taken.repeat(end - start) + free.slice(end)
    },
    seal(slot, start, end) {
      this.claim(slot, start, end)
      const span = spans.at(-1)
      if (span) sealed.add(span)
    },
    hold(start, end) {
      held.push({ start, end })
      free = free.slice(0, start) + taken.repeat(end - start) + free.slice(end)
    },
    release() {
      for (const { start, end } of held.splice(0)) {
        free = free.slice(0, start) + lower.slice(start, end) + free.slice(end)
      }
    },
    isFree: (start, end) => !free.slice(start, end).includes(taken),
    find(pattern, ...alsoIn) {
      // What is free holds no letters that the whole does not hold.
      if (!letters.allow(pattern)) return []
      if (alsoIn.length === 0) return findAll(free, pattern)
      let readable = free
      for (const span of spans) {
        const { slot, start, end } = span
        if (!alsoIn.includes(slot) || sealed.has(span)) continue
        readable = readable.slice(0, start) + lower.slice(start, end) + readable.slice(end)
      }
      return findAll(readable, pattern)
    },
    says: (pattern) => letters.allow(pattern) && pattern.test(lower),
    findSaid(pattern) {
      return letters.allow(pattern) ? findAll(this.lower, pattern) : []
    },
    findTyped: (pattern) => (letters.allow(pattern) ? findAll(plain, pattern) : []),
    leads(pattern, at, length = 40) {
      return letters.allow(pattern) && pattern.test(this.lower.slice(Math.max(0, at - length), at))
    },
    follows(pattern, at, length) {
      if (!letters.allow(pattern)) return false
      return pattern.test(this.lower.slice(at, length === undefined ? undefined : at + length))
    },
    mayMatch: letters.allow,
    sentenceAt(offset) {
      const found = sentences.find(({ end }) => offset < end) ?? sentences.at(-1)
      const { start, end } = found ?? { start: 0, end: lower.length }
      return { start, end, text: lower.slice(start, end) }
    },
  }
}

const everywhere = new WeakMap<RegExp, RegExp>()

export function findAll(text: string, pattern: RegExp): Found[] {
  let search = everywhere.get(pattern)
  if (!search) {
    search = new RegExp(
      pattern.source,
      pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`,
    )
    everywhere.set(pattern, search)
  }
  const found: Found[] = []
  // `matchAll` would copy the pattern each time, which costs more than most searches do.
  search.lastIndex = 0
  for (let match = search.exec(text); match; match = search.exec(text)) {
    if (match[0] === '') {
      search.lastIndex += 1
      continue
    }
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      groups: match.groups ?? {},
    })
  }
  return found
}

function plainOf(text: string): string {
  return (
    text
      .replace(/[\u2018\u2019\u00b4`]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')
      .replace(/[\u2010-\u2015]/g, '-')
      .replace(/[\u00a0\u2002-\u200a\u202f\t]/g, ' ')
      .replaceAll(taken, ' ')
      // "GVA-ATH": from one airport to the other, and no word with a hyphen.
      .replace(/\b[A-Z]{3}-(?=[A-Z]{3}\b)/g, (code) => `${code.slice(0, 3)}>`)
  )
}

/** Letters in the wrong order, in the words that every request has: as long as what is meant. */
const mended = new Map(
  'dyas=days dasy=days ngihts=nights nigths=nights nihgts=nights pepole=people poeple=people peolpe=people wekeend=weekend weekned=weekend adutls=adults chidlren=children firends=friends freinds=friends freind=friend boyfreind=boyfriend girlfreind=girlfriend freindly=friendly famliy=family daugther=daughter husbend=husband'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
const swapped = new RegExp(`\\b(?:${[...mended.keys()].join('|')})\\b`, 'g')

/**
 * Letter by letter, so that offsets hold: one whose lower case is longer (as İ has) stays. Without
 * accents, since a word's end is looked for among plain letters: no "Mar" ends within Marília.
 */
function lowerOf(text: string): string {
  const lower = text.toLowerCase()
  const small =
    lower.length === text.length
      ? lower
      : Array.from({ length: text.length }, (_, index) => {
          const letter = text[index] ?? ''
          const one = letter.toLowerCase()
          return one.length === 1 ? one : letter
        }).join('')
  return small
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(swapped, (word) => mended.get(word) ?? word)
}

const abbreviations =
  /\b(?:st|ste|mt|ft|dr|mr|mrs|ms|no|approx|ca|vs|incl|excl|e\.g|i\.e|u\.s|u\.k|p\.p)$/i

/** "Who hates museums He'll do anything": a capital begins a sentence where somebody forgot the point. */
const sentenceEnd =
  /[.!?]+(?=\s|$)|\n\s*|(?<=[a-z)\d]) (?=(?:He|She|They|We|It|There)(?:'(?:ll|d|s|re|ve))? [a-z])/g

function sentencesOf(text: string): { start: number; end: number }[] {
  const sentences: { start: number; end: number }[] = []
  let start = 0
  for (const match of text.matchAll(sentenceEnd)) {
    const before = text.slice(start, match.index)
    if (match[0] === '.' && abbreviations.test(before)) continue
    const end = match.index + match[0].length
    if (before.trim()) sentences.push({ start, end })
    start = end
  }
  if (start < text.length) sentences.push({ start, end: text.length })
  return sentences
}
