/**
 * What a text must hold so that a regular expression can match anywhere in it, as runs of letters: most patterns can then
 * be told not to match without being run. A request is held to some two thousand patterns, and few of them match.
 */
import { type PatternPart, parsePattern } from './pattern-parts.ts'

/** Which runs of up to three letters some texts hold. */
export interface LettersHeld {
  /** Whether the pattern may match in one of the texts or in a part of it. Never wrongly no. */
  allow: (pattern: RegExp) => boolean
}

export function lettersOf(...texts: string[]): LettersHeld {
  const held = new Uint8Array(runCount)
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      for (let length = 1; length <= 3 && at + length <= text.length; length += 1)
        held[runAt(text, at, length)] = 1
    }
  }
  return {
    allow(pattern) {
      for (const need of needsOf(pattern)) if (!holdsOne(need, held)) return false
      return true
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

/** One of these words must be in the text. */
type Need = readonly string[]

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
/** More needs than these of one pattern tell little more. */
const mostNeeds = 3
const nothing: readonly Program[] = []
const programs = new WeakMap<RegExp, { runs: number; needs: readonly Program[] }>()

function needsOf(pattern: RegExp): readonly Program[] {
  let known = programs.get(pattern)
  if (!known) {
    known = { runs: 0, needs: nothing }
    programs.set(pattern, known)
  }
  if (known.runs > runsBefore) return known.needs
  known.runs += 1
  if (known.runs <= runsBefore) return nothing
  const parts = parsePattern(pattern)
  if (parts)
    known.needs = needsOfKnown(knownOf(parts))
      .filter((need) => likelihood(need) < mostLikely)
      .sort((a, b) => likelihood(a) - likelihood(b))
      .slice(0, mostNeeds)
      .map(programOf)
  return known.needs
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

/** All that a part can be, where that is a few words; else only what it needs, all of it. */
type Known = { words: readonly string[] } | { needs: readonly Need[] }

function knownOf(part: PatternPart): Known {
  switch (part.kind) {
    case 'letters':
      return { words: part.words }
    case 'anything':
      return { needs: [] }
    case 'around':
      // What stands before or behind the match stands in the text as well, and adds nothing to the match.
      return { needs: needsOfKnown(knownOf(part.part)) }
    case 'times': {
      const known = knownOf(part.part)
      if (part.most === 1) return part.least === 1 ? known : eitherOf([{ words: [''] }, known])
      return { needs: part.least === 0 ? [] : needsOfKnown(known) }
    }
    case 'either':
      return eitherOf(part.parts.map(knownOf))
    case 'sequence':
      return sequenceOf(part.parts)
  }
}

/** Of each of them what tells most. */
function eitherOf(all: readonly Known[]): Known {
  const words = all.flatMap((each) => ('words' in each ? each.words : []))
  if (words.length <= mostWords && all.every((each) => 'words' in each)) return { words }
  const needed = all.map((each) => rarest(needsOfKnown(each)))
  return { needs: needed.every((need) => need !== undefined) ? [needed.flat()] : [] }
}

function rarest(needs: readonly Need[]): Need | undefined {
  return needs.toSorted((a, b) => likelihood(a) - likelihood(b))[0]
}

/** Neighbors that are known to the letter are joined, so that runs across their border count. */
function sequenceOf(parts: readonly PatternPart[]): Known {
  const needs: Need[] = []
  let words: readonly string[] = ['']
  let isWhole = true
  for (const part of parts) {
    const known = knownOf(part)
    if (part.kind === 'around') {
      needs.push(...needsOfKnown(known))
      continue
    }
    if ('words' in known && words.length * known.words.length <= mostWords) {
      const behind = known.words
      words = words.flatMap((before) => behind.map((each) => before + each))
      continue
    }
    isWhole = false
    needs.push(...needsOfKnown({ words }))
    if ('words' in known) words = known.words
    else {
      needs.push(...known.needs)
      words = ['']
    }
  }
  if (isWhole && needs.length === 0) return { words }
  needs.push(...needsOfKnown({ words }))
  return { needs }
}

/** Where a part may be nothing, nothing is needed. */
function needsOfKnown(known: Known): readonly Need[] {
  if ('needs' in known) return known.needs
  return known.words.includes('') ? [] : [known.words]
}
