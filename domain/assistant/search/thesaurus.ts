/** The thesaurus of travel words, to be found by what people say. */
import type { Meaning } from './meaning.ts'
import { splitWords } from './split-words.ts'
import { stemOf } from './stem.ts'
import { culture } from './thesaurus-culture.ts'
import { moods } from './thesaurus-moods.ts'
import { outdoors } from './thesaurus-outdoors.ts'
import { sights } from './thesaurus-sights.ts'
import { tables } from './thesaurus-tables.ts'

/** A meaning with its words as stems; all stems of a phrase must stand in a place's text. */
export interface ReadMeaning extends Meaning {
  stems: readonly (readonly string[])[]
  /** `says` as stems, where it is a single word. */
  ownWords: ReadonlySet<string>
}

export interface Thesaurus {
  /** The meaning of a phrase, by its stems joined by spaces. */
  find: (stems: readonly string[]) => ReadMeaning | undefined
  /** Single words as people say them. */
  words: readonly string[]
  /** Whether a stem is part of any phrase. */
  has: (stem: string) => boolean
  longest: number
}

let made: Thesaurus | undefined

export function thesaurus(): Thesaurus {
  made ??= make([...moods, ...tables, ...sights, ...outdoors, ...culture])
  return made
}

export const stemsOf = (text: string): string[] => splitWords(text).map(stemOf)

/** Words within phrases that are not looked for: "on the sand", "fish and chips". */
const joining = new Set(['a', 'an', 'and', 'at', 'by', 'in', 'of', 'on', 'the', 'to'])

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
}

function make(meanings: readonly Meaning[]): Thesaurus {
  const byPhrase = new Map<string, ReadMeaning>()
  const parts = new Set<string>()
  const words = new Set<string>()
  let longest = 1
  for (const meaning of meanings) {
    const phrases = listed(meaning.says)
    const read: ReadMeaning = {
      ...meaning,
      ownWords: new Set(phrases.filter((each) => !each.includes(' ')).map(stemOf)),
      stems: listed(meaning.words).map((each) =>
        stemsOf(each).filter((stem) => !joining.has(stem)),
      ),
    }
    for (const phrase of phrases) {
      const stems = stemsOf(phrase)
      longest = Math.max(longest, stems.length)
      for (const stem of stems) parts.add(stem)
      if (stems.length === 1) words.add(phrase)
      const key = stems.join(' ')
      if (!byPhrase.has(key)) byPhrase.set(key, read)
    }
  }
  return {
    find: (stems) => byPhrase.get(stems.join(' ')),
    words: [...words],
    has: (stem) => parts.has(stem),
    longest,
  }
}
