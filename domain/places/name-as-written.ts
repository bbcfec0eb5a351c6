/**
 * Names of places as people write them: with other spaces ("Thip Samai"), without apostrophes and plurals ("humayun
 * tomb"), transcribed otherwise ("Kutubiyya" is the Koutoubia), or with one letter too many or too few ("Qutub Minar").
 * One rule for the reading of a request and for the planner, always among the places of one destination.
 */
import { typingDistance } from '#domain/text/edit-distance.ts'
import { writtenNames } from './find-sight.ts'
import { foldName } from './gazetteer-names.ts'

/** Fewest letters of a name that is compared without its spaces, by its sound, and with one letter off. */
const shortestJoined = 6
const shortestSound = 6
const shortestSlip = 7
/** Letters that both begin with, where one is a slip: "Prater" is no "Theater". */
const firstLetters = 2
/** The most words of a name that are looked at in a text. */
export const mostWordsOfName = 6

const joining = new Set('the a an and'.split(' '))

/** Words of a name without accents, articles, "and", possessives and the plural. */
function wordsOf(text: string): string[] {
  return foldName(text.replace(/['’]s\b/g, ''))
    .split(' ')
    .filter((word) => word !== '' && !joining.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?<!s)s$/, '') : word))
}

/** How transcriptions of one word differ: Koutoubia and Kutubiyya, Qutb and Kutb, Gülhane and Gulhane. */
const sounds: readonly (readonly [written: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/kh|ck|q|c(?=[aoulrtk])|ch(?=r)/g, 'k'],
  [/dj|zh/g, 'j'],
  [/tsch|tch/g, 'ch'],
  [/ou|oo/g, 'u'],
  [/ee|ij|y/g, 'i'],
  [/ei/g, 'ai'],
  [/w/g, 'v'],
  [/([bdgt])h/g, '$1'],
  [/(?<=[aeiou])h$/g, ''],
  [/(.)\1+/g, '$1'],
]

const soundOf = (joined: string) =>
  sounds.reduce((word, [written, sound]) => word.replace(written, sound), joined)

interface Written {
  joined: string
  sound: string
}

function written(text: string): Written {
  const joined = wordsOf(text).join('')
  return { joined, sound: soundOf(joined) }
}

export interface NameIndex {
  /** What the catalogue calls the only place that is meant by the words. */
  named: (words: string) => string | undefined
  /** Whether a name may begin with the word: most words of a text are asked nothing more. */
  mayBegin: (word: string) => boolean
}

export interface NameForm {
  /** One way to write the name: whole, or without what people leave out. */
  written: string
  /** What the catalogue calls the place. */
  name: string
}

/** Each of two places in one name, what stands in brackets, and the name without what people leave out. */
export function formsOf(name: string): NameForm[] {
  const inside = /\(([^)]{4,})\)/.exec(name)?.[1]
  const outside = name.replace(/ ?\([^)]*\)/, '')
  const all = [name, ...writtenNames(name), ...writtenNames(outside), ...(inside ? [inside] : [])]
  return [...new Set(all)].map((form) => ({ written: form, name }))
}

/** `isOwnWord` tells words that are a name by themselves from those of every day, which need all their letters. */
export function createNameIndex(
  names: readonly NameForm[],
  isOwnWord: (word: string) => boolean,
): NameIndex {
  const byJoined = new Map<string, string | null>()
  const bySound = new Map<string, string | null>()
  const forms: (Written & { name: string })[] = []
  const begins = new Set<string>()
  const whole = new Set(names.map(({ name }) => written(name).joined))
  for (const { written: form, name } of names) {
    const key = written(form)
    // A whole name is its own place's, also where another's short form is the same.
    if (form !== name && whole.has(key.joined)) continue
    add(byJoined, key.joined, name)
    // "Bubs Bakery": a possessive without its apostrophe, in a word too short for a plural.
    add(byJoined, written(form.replace(/['’]/g, '')).joined, name)
    add(bySound, key.sound, name)
    forms.push({ ...key, name })
    begins.add(key.sound.slice(0, firstLetters))
  }
  return {
    mayBegin(word) {
      const [first = ''] = wordsOf(word)
      const start = soundOf(first).slice(0, firstLetters)
      return start.length === 1 || begins.has(start)
    },
    named(words) {
      const { joined, sound } = written(words)
      if (joined.length < shortestJoined) return undefined
      const same = byJoined.get(joined)
      if (same !== undefined) return same ?? undefined
      if (!wordsOf(words).some(isOwnWord)) return undefined
      if (sound.length >= shortestSound) {
        const alike = bySound.get(sound)
        if (alike !== undefined) return alike ?? undefined
      }
      if (sound.length < shortestSlip) return undefined
      const near = new Set(
        forms.filter((form) => isSlip(form.sound, sound)).map(({ name }) => name),
      )
      return near.size === 1 ? [...near][0] : undefined
    },
  }
}

const isSlip = (one: string, other: string) =>
  one.length >= shortestSlip &&
  one.slice(0, firstLetters) === other.slice(0, firstLetters) &&
  typingDistance(one, other, 1) === 1

function add(index: Map<string, string | null>, key: string, name: string): void {
  const before = index.get(key)
  index.set(key, before === undefined || before === name ? name : null)
}
