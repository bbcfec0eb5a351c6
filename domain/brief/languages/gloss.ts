/**
 * A request in another language as English words, with the way back: each part of the gloss knows
 * which characters of the request it stands for, so that what is read of it is marked in what was
 * typed.
 */
import { companyWords } from './company-words.ts'
import { entriesOf, glossaries, pairsOf, type RequestLanguage } from './glossary.ts'
import { likingWords } from './liking-words.ts'
import { limitWords } from './limit-words.ts'
import { placeNamesOf } from './place-names.ts'
import { shortSpellings } from './short-spelling.ts'
import { thingWords } from './thing-words.ts'
import { timeSlips } from './time-slips.ts'
import { wishWords } from './wish-words.ts'

export interface Gloss {
  language: RequestLanguage
  text: string
  /** The part of the request that a part of the gloss stands for. */
  original: (start: number, end: number) => { start: number; end: number }
}

interface Piece {
  start: number
  end: number
  from: number
  to: number
}

/** English words that tell English: a request with many of them is not glossed. */
const englishWords = new Set(
  'the and with for from days day nights week weeks weekend trip want we would like to of is are my our you please plan in on at it this i have budget people looking going need'.split(
    ' ',
  ),
)

/** Foreign words that are English as well: "Berlin weekend, solo" is in no other language. */
const loanWords = new Set(['solo', 'match', 'cane'])

/** Without accents and capitals, letter by letter. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[\u2018\u2019]/g, "'")
}

interface Table {
  telling: ReadonlySet<string>
  english: ReadonlyMap<string, string>
  places: ReadonlySet<string>
}

const tables = new Map<RequestLanguage, Table>()

function tableOf(language: RequestLanguage): Table {
  const known = tables.get(language)
  if (known) return known
  const glossary = glossaries[language]
  const english = new Map<string, string>()
  const named = placeNamesOf(language)
  for (const [foreign, word] of [
    ...pairsOf(limitWords[language]),
    ...pairsOf(likingWords[language]),
    ...pairsOf(thingWords[language]),
    ...pairsOf(wishWords[language]),
    ...entriesOf(glossary),
    ...pairsOf(companyWords[language]),
    ...named,
  ]) {
    const key = fold(foreign).trim()
    if (!english.has(key)) english.set(key, word)
  }
  const telling = new Set(fold(glossary.telling).split(' '))
  const places = new Set([...pairsOf(glossary.places), ...named].map(([foreign]) => fold(foreign)))
  const made = { telling, english, places }
  tables.set(language, made)
  return made
}

let tellingWords: ReadonlyMap<string, ReadonlySet<RequestLanguage>> | undefined

/** Of which languages a word tells: the small words of each, and longer ones that are not written so in English. */
function languagesByWord(): ReadonlyMap<string, ReadonlySet<RequestLanguage>> {
  if (tellingWords) return tellingWords
  const byWord = new Map<string, Set<RequestLanguage>>()
  const add = (word: string, language: RequestLanguage) =>
    byWord.set(word, (byWord.get(word) ?? new Set()).add(language))
  for (const language of Object.keys(glossaries) as RequestLanguage[]) {
    const { telling, english } = tableOf(language)
    for (const word of telling) add(word, language)
    for (const [word, meaning] of english)
      if (word.length > 3 && fold(meaning) !== word) add(word, language)
  }
  tellingWords = byWord
  return byWord
}

const wordPattern = /[\p{L}\p{N}]+(?:-[\p{L}]+)*'?/gu
const wordsOf = (text: string): readonly string[] => fold(text).match(wordPattern) ?? []

const timeUnits = new Set(
  'dias noches semanas jours nuits semaines tage tagen nachte wochen giorni notti settimane noites dagen nachten weken'.split(
    ' ',
  ),
)

const englishUnits = new Set(['days', 'day', 'nights', 'night', 'week', 'weeks'])

/** The language whose words it is written in, when that is not English. */
function languageOf(words: readonly string[]): RequestLanguage | undefined {
  const byWord = languagesByWord()
  const foreign = words.filter((word) => byWord.has(word))
  if (foreign.length === 0) return undefined
  const languages = Object.keys(glossaries) as RequestLanguage[]
  const scores = languages
    .map((language) => {
      const { telling, places } = tableOf(language)
      const own = foreign.filter((word) => byWord.get(word)?.has(language))
      // "weekend a Londra": a town in that language's spelling, among its small words.
      const named =
        own.some((word) => places.has(word)) &&
        own.some((word) => word.length > 2 && telling.has(word) && !places.has(word))
      return {
        language,
        own: own.length,
        strong:
          Number(named) +
          new Set(
            own.filter(
              (word) =>
                word.length > 2 &&
                !places.has(word) &&
                !englishWords.has(word) &&
                !loanWords.has(word),
            ),
          ).size,
      }
    })
    .sort((a, b) => b.own - a.own || b.strong - a.strong)
  const [best] = scores
  const english = words.filter((word) => englishWords.has(word)).length
  if (!best || best.strong < 1) return undefined
  // "5 jours Marrakech": a unit of time is enough where nothing is English.
  if (best.own < 2)
    return english === 0 && words.some((word) => timeUnits.has(word)) ? best.language : undefined
  // "montevideo, punta del este, one week": names are in no language, and who counts in English writes it.
  if (best.own < 4 && words.some((word) => englishUnits.has(word))) return undefined
  // Words that both languages have ("in", "a") count for both.
  return best.own > english * 1.5 && best.own >= words.length * 0.3 ? best.language : undefined
}

interface Token {
  text: string
  start: number
  end: number
}

export function glossOf(text: string, before?: RequestLanguage): Gloss | undefined {
  const words = wordsOf(text)
  const isEnglish = words.some((word) => englishWords.has(word))
  const language = languageOf(words) ?? (isEnglish ? undefined : before)
  if (!language) return undefined
  return { language, ...joined(tidied(tokensOf(text, tableOf(language).english))) }
}

const spelled = new Map(pairsOf(shortSpellings))
const isShort = new RegExp(`\\b(?:${[...spelled.keys()].join('|')})\\b`, 'i')

/** English typed in a hurry, with its words in full; nothing where there are none. */
export function inFull(text: string): Omit<Gloss, 'language'> | undefined {
  const slips = timeSlips(text)
  if (slips.length === 0 && !isShort.test(text)) return undefined
  const words = slips.length > 0 ? new Map([...spelled, ...slips]) : spelled
  return joined(tokensOf(text, words).map((token) => asNamed(text, token)))
}

/** "Café Bazar" is spelled as its owners like: a capital behind a capital, where the word itself has none. */
function asNamed(text: string, token: Token): Token {
  const written = text.slice(token.start, token.end)
  // A capital that begins a sentence is no sign of a name: "Best Resturants".
  const before = text.slice(Math.max(0, token.start - 30), token.start)
  const isNamed =
    /[^.!?\n] \p{Lu}\p{Ll}+ $/u.test(before) &&
    /^\p{Lu}\p{Ll}+$/u.test(written) &&
    /^\p{Ll}/u.test(token.text)
  return isNamed ? { ...token, text: written } : token
}

function joined(tokens: readonly Token[]): Omit<Gloss, 'language'> {
  const pieces: Piece[] = []
  let gloss = ''
  for (const { text: part, start, end } of tokens) {
    pieces.push({ start, end, from: gloss.length, to: gloss.length + part.length })
    gloss += part
  }
  return { text: gloss, original: (start, end) => originalOf(pieces, start, end) }
}

/** Words and what stands between them, by turns; words that are known in English. */
function tokensOf(text: string, english: ReadonlyMap<string, string>): Token[] {
  const words = [...text.matchAll(wordPattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  const tokens: Token[] = []
  let at = 0
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index]
    if (!first) continue
    tokens.push({ text: text.slice(at, first.start), start: at, end: first.start })
    const found = longestPhrase(text, words, index, english)
    const end = found?.end ?? first.end
    tokens.push({ text: found?.english ?? text.slice(first.start, end), start: first.start, end })
    at = end
    while ((words[index + 1]?.start ?? text.length) < end) index += 1
  }
  return [...tokens, { text: text.slice(at), start: at, end: text.length }]
}

function longestPhrase(
  text: string,
  words: readonly { start: number; end: number }[],
  index: number,
  english: ReadonlyMap<string, string>,
): { end: number; english: string } | undefined {
  const first = words[index]
  for (let length = Math.min(5, words.length - index); length > 0 && first; length -= 1) {
    const last = words[index + length - 1]
    if (!last) continue
    const written = text.slice(first.start, last.end)
    const word = english.get(fold(written).replace(/\s+/g, ' '))
    if (word === undefined) continue
    if (length === 1 && isInsideName(text, words, index, english)) continue
    // "Mai" is a month and "Nice" a town: a name in capitals that means a small word stays a name.
    return { end: last.end, english: word }
  }
  return undefined
}

/** "Salvador da Bahia", "Palma de Mallorca": a small word between two capitals is a part of the name. */
function isInsideName(
  text: string,
  words: readonly { start: number; end: number }[],
  index: number,
  english: ReadonlyMap<string, string>,
): boolean {
  const written = (at: number) => text.slice(words[at]?.start, words[at]?.end)
  const [before, after] = [words[index - 1], words[index + 1]]
  if (!(before && after) || !/^(?:de|da|do|dos|das|del|di|du|des)$/.test(written(index)))
    return false
  const joined = text.slice(before.end, after.start) === ` ${written(index)} `
  return (
    joined &&
    [index - 1, index + 1].every(
      (at) => /^\p{Lu}/u.test(written(at)) && !english.has(fold(written(at))),
    )
  )
}

const month =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/
const figure = /^\d{1,4}$/
/** Of whom a figure tells the age: "mijn dochter van 15". */
const someone =
  /^(?:sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies)|twins|teenagers?|grand[a-z]+|nephews?|nieces?|mother|father|mum|mom|dad|brother|sister|(?:mother|father)-in-law)$/
const weekday = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/

/** "12. to 15. May" and "3 of May" as English writes dates: small words around figures go. */
function tidied(tokens: readonly Token[]): Token[] {
  const word = (index: number) => tokens[index]?.text ?? ''
  const kept: Token[] = []
  for (const [index, token] of tokens.entries()) {
    const [before, after] = [word(index - 2), word(index + 2)]
    const dated = month.test(after) || figure.test(after)
    const between = figure.test(before) || month.test(before)
    if (index % 2 === 0) {
      const ordinal = /^\. ?$/.test(token.text) && figure.test(word(index - 1))
      const gone = kept.at(-1)?.text === ''
      // "Im 6. Monat": which month of hers, and no length.
      const nth = ordinal && word(index + 1) === 'month'
      kept.push({ ...token, text: gone ? '' : nth ? 'th ' : ordinal ? ' ' : token.text })
    } else if (
      /^(?:from|of)$/.test(token.text) &&
      figure.test(after) &&
      (/^years?/.test(word(index + 4)) || someone.test(before.split(' ').at(-1) ?? ''))
    ) {
      // "Suocera di 78 anni": how old she is.
      kept.push({ ...token, text: 'aged' })
    } else if (dated && (token.text === 'the' || (token.text === 'of' && between))) {
      kept.push({ ...token, text: '' })
    } else if ((figure.test(after) || weekday.test(after)) && /^(?:of|of the)$/.test(token.text)) {
      kept.push({ ...token, text: 'from' })
    } else if (token.text === 'to' && month.test(after) && !between) {
      kept.push({ ...token, text: 'in' })
    } else if (token.text === 'to the' && /^\p{Lu}/u.test(after)) {
      // "A Buenos Aires": before a name it is no article.
      kept.push({ ...token, text: 'to' })
    } else kept.push(token)
  }
  return kept
}

function originalOf(pieces: readonly Piece[], start: number, end: number) {
  const inside = pieces.filter(({ from, to }) => to > start && from < end)
  const first = inside[0]
  const last = inside.at(-1)
  if (!(first && last)) return { start: 0, end: 0 }
  const exact = (piece: Piece) => piece.to - piece.from === piece.end - piece.start
  return {
    start: exact(first) ? first.start + Math.max(0, start - first.from) : first.start,
    end: exact(last) ? last.end - Math.max(0, last.to - end) : last.end,
  }
}
