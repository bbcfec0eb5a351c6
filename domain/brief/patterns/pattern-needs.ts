/**
 * What a text must hold so that a regular expression can match anywhere in it, as runs of letters: most patterns can then
 * be told not to match without being run. A request is held to some two thousand patterns, and few of them match.
 */
import { type PatternPart, parsePattern } from './pattern-parts.ts'

/** Which runs of up to three letters a text holds. */
export interface LettersHeld {
  /** Whether the pattern may match in the text or in a part of it. Never wrongly no. */
  allow: (pattern: RegExp) => boolean
}

export function lettersOf(text: string): LettersHeld {
  const held = new Uint8Array(runCount)
  for (let at = 0; at < text.length; at += 1) {
    for (let length = 1; length <= 3 && at + length <= text.length; length += 1)
      held[runAt(text, at, length)] = 1
  }
  return {
    allow(pattern) {
      const need = needOf(pattern)
      return !need || holdsOne(need, held)
    },
  }
}

/** Runs of one length share a table; in longer ones letters are told apart by five bits, so that few others share theirs. */
const ofOne = { bits: 7, from: 0 }
const ofTwo = { bits: 5, from: 1 << 7 }
const ofThree = { bits: 5, from: ofTwo.from + (1 << 10) }
const runCount = ofThree.from + (1 << 15)

function runAt(text: string, at: number, length: number): number {
  const { bits, from } = length === 1 ? ofOne : length === 2 ? ofTwo : ofThree
  let run = 0
  for (let index = at; index < at + length; index += 1)
    run = (run << bits) | (text.charCodeAt(index) & ((1 << bits) - 1))
  return from + run
}

/** One of these words must be in the text; without words nothing is asked for. */
type Need = readonly string[] | undefined

/** The runs of the words, one word after the other, each behind the number of its runs. */
type Program = Uint16Array

function holdsOne(program: Program, held: Uint8Array): boolean {
  let at = 0
  while (at < program.length) {
    const end = at + 1 + (program[at] ?? 0)
    at += 1
    while (at < end && held[program[at] ?? 0] === 1) at += 1
    if (at === end) return true
    at = end
  }
  return false
}

/** How often a pattern is run before what it needs is worked out, which takes as long as some searches. */
const runsBefore = 2
const programs = new WeakMap<RegExp, { runs: number; program?: Program }>()

function needOf(pattern: RegExp): Program | undefined {
  let known = programs.get(pattern)
  if (!known) {
    known = { runs: 0 }
    programs.set(pattern, known)
  }
  if (known.runs > runsBefore) return known.program
  known.runs += 1
  if (known.runs <= runsBefore) return
  const parts = parsePattern(pattern)
  const need = parts && needOfKnown(knownOf(parts))
  if (need && likelihood(need) < mostLikely) known.program = programOf(need)
  return known.program
}

function programOf(words: readonly string[]): Program {
  const shortest = [...new Set(words)].sort((a, b) => a.length - b.length)
  const apart = shortest.filter(
    (word, index) => !shortest.slice(0, index).some((shorter) => word.includes(shorter)),
  )
  return Uint16Array.from(
    apart.flatMap((word) => {
      const runs = new Set<number>()
      const length = Math.min(3, word.length)
      for (let at = 0; at + length <= word.length; at += 1) runs.add(runAt(word, at, length))
      return [runs.size, ...runs]
    }),
  )
}

/** Roughly how likely it is that a text of everyday length holds one of the words. */
function likelihood(words: Need): number {
  if (!words) return 1
  return words.reduce((sum, word) => sum + likelihoodOf(word), 0)
}
const likelihoodOf = (word: string) =>
  /^\d$/.test(word) ? ofDigit : (likelihoods[word.length] ?? rare)
const likelihoods = [1, 0.8, 0.25, 0.04]
const rare = 0.015
const ofDigit = 0.08
const mostLikely = 1.2

/** More words than these are not put together with others. */
const mostWords = 24

/** All that a part can be, where that is a few words; else only what it needs. */
type Known = { words: readonly string[] } | { need: Need }

function knownOf(part: PatternPart): Known {
  switch (part.kind) {
    case 'letters':
      return { words: part.words }
    case 'anything':
      return { need: undefined }
    case 'around':
      // What stands before or behind the match stands in the text as well, and adds nothing to the match.
      return { need: needOfKnown(knownOf(part.part)) }
    case 'times': {
      const known = knownOf(part.part)
      if (part.most === 1) return part.least === 1 ? known : eitherOf([{ words: [''] }, known])
      return { need: part.least === 0 ? undefined : needOfKnown(known) }
    }
    case 'either':
      return eitherOf(part.parts.map(knownOf))
    case 'sequence':
      return sequenceOf(part.parts)
  }
}

function eitherOf(all: readonly Known[]): Known {
  const words = all.flatMap((each) => ('words' in each ? each.words : []))
  if (words.length <= mostWords && all.every((each) => 'words' in each)) return { words }
  const needed = all.map(needOfKnown)
  return { need: needed.every((need) => need !== undefined) ? needed.flat() : undefined }
}

/** Neighbors that are known to the letter are joined, so that runs across their border count. */
function sequenceOf(parts: readonly PatternPart[]): Known {
  let best: Need
  let words: readonly string[] = ['']
  let isWhole = true
  const keep = (need: Need) => {
    if (need && likelihood(need) < likelihood(best)) best = need
  }
  for (const part of parts) {
    const known = knownOf(part)
    if (part.kind === 'around') {
      keep(needOfKnown(known))
      continue
    }
    if ('words' in known && words.length * known.words.length <= mostWords) {
      const behind = known.words
      words = words.flatMap((before) => behind.map((each) => before + each))
      continue
    }
    isWhole = false
    keep(needOfKnown({ words }))
    keep(needOfKnown(known))
    words = 'words' in known ? known.words : ['']
  }
  if (isWhole && !best) return { words }
  keep(needOfKnown({ words }))
  return { need: best }
}

/** Where a part may be nothing, nothing is needed. */
function needOfKnown(known: Known): Need {
  if ('need' in known) return known.need
  return known.words.includes('') ? undefined : known.words
}
