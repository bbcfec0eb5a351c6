/** What a traveller's words ask of a place: what it should have, what it must be, what it must not. */
import type { Needs } from './meaning.ts'
import { negators, splitWords, talk } from './split-words.ts'
import { stemOf } from './stem.ts'
import { type ReadMeaning, thesaurus } from './thesaurus.ts'

/** One thing that is wanted, with all the words that a text may use for it. */
export interface Want {
  /** As it was said, in stems. */
  said: readonly string[]
  meaning?: ReadMeaning
  /** The group of alternatives it belongs to, of things joined by "and" or "or": any of them will do. */
  part: number
}

export interface Wish {
  wants: readonly Want[]
  unwanted: readonly Want[]
  needs: readonly Needs[]
  /** Whether anything was said at all. */
  empty: boolean
}

/** Corrects a slip of the keyboard; undefined where the word is known, or no known word is near. */
export type Mend = (word: string) => string | undefined

/** How many meaningful words after a "not" or a "without" are refused. */
const reach = 3

export function readWish(text: string, mend: Mend): Wish {
  const wants = new Map<string, Want>()
  const unwanted = new Map<string, Want>()
  const needs: Needs[] = []
  let empty = true
  let part = 0
  for (const clause of text.split(/[.,;:!?()]+|\bbut\b/i)) {
    const words = splitWords(clause).map((word) => mend(word) ?? word)
    if (words.length > 0) empty = false
    part += 1
    for (const { want, refused, joined, located } of readClause(words)) {
      if (joined) part += 1
      const key = want.meaning ? want.meaning.says : want.said.join(' ')
      const kept = refused ? unwanted : wants
      if (!kept.has(key)) kept.set(key, { ...want, part })
      if (!refused && want.meaning?.needs) needs.push(needsOf(want.meaning.needs, located))
      if (refused) needs.push(...opposite(want.meaning?.needs))
    }
  }
  return {
    wants: [...wants.values()].filter(({ meaning }) => !meaning?.silent),
    unwanted: [...unwanted].map(([key, want]) => (wants.has(key) ? justTheWord(want) : want)),
    needs,
    empty,
  }
}

interface ReadWant {
  want: Omit<Want, 'part'>
  refused: boolean
  /** Whether an "and" or an "or" stands before it. */
  joined: boolean
  /** Whether it only tells the location: "totem poles in the park". */
  located: boolean
}

const joins: ReadonlySet<string> = new Set(['and', 'or', 'plus'])

/** A refusal of the word alone, and not of its whole meaning: "On the water, but no cruise". */
function justTheWord({ said, part }: Want): Want {
  return { said, part }
}

function* readClause(words: readonly string[]): Generator<ReadWant> {
  const stems = words.map(stemOf)
  const { find, longest: most } = thesaurus()
  let refusedLeft = 0
  let joined = false
  for (let at = 0; at < words.length; ) {
    let length = Math.min(most, words.length - at)
    while (length > 0 && !find(stems.slice(at, at + length))) length -= 1
    const meaning = find(stems.slice(at, at + length))
    const word = words[at] ?? ''
    if (meaning && (length > 1 || !talk.has(word))) {
      const want = { said: stems.slice(at, at + length), meaning }
      yield { want, refused: refusedLeft > 0, joined, located: isLocated(words, at) }
      joined = false
      refusedLeft -= 1
      at += length
      continue
    }
    if (negators.has(word) || (word === 'away' && words[at + 1] === 'from')) {
      refusedLeft = reach
    } else if (joins.has(word)) {
      joined = true
    } else if (!(talk.has(word) || /^\d{1,3}(?:st|nd|rd|th)?$/.test(word))) {
      const want = { said: [stems[at] ?? ''] }
      yield { want, refused: refusedLeft > 0, joined, located: false }
      joined = false
      refusedLeft -= 1
    }
    at += 1
  }
}

const places: ReadonlySet<string> = new Set(['in', 'at', 'by', 'through', 'inside'])

function isLocated(words: readonly string[], at: number): boolean {
  return /^(?:the|an?)$/.test(words[at - 1] ?? '') && places.has(words[at - 2] ?? '')
}

/** What an answer must be, without the kinds where the words only tell a location. */
function needsOf(needs: Needs, located: boolean): Needs {
  if (!(located && needs.kinds)) return needs
  const { kinds: _, ...others } = needs
  return others
}

/** The needs that a refusal means: "not indoors" is outdoors, "nothing expensive" is not dear. */
function opposite(needs: Needs | undefined): Needs[] {
  if (needs?.indoors) return [{ outdoors: true }]
  if (needs?.dear) return [{ priceAtMost: 2 }]
  return needs?.outdoors ? [{ indoors: true }] : []
}
