/** Words of a request, and runs of capitalised ones that are one name. */
import { countedNoun } from './date-grammar.ts'
import { everydayWords } from './everyday-words.ts'
import { nameConnectors } from './place-words.ts'
import type { Reading } from './reading.ts'

export interface Word {
  start: number
  end: number
  text: string
  lower: string
  capital: boolean
}

export interface NameRun {
  start: number
  end: number
  text: string
}

/** Initials ("D.C.") are one word. */
const wordPattern =
  /(?:\p{Lu}\.){2,}|[\p{L}\p{N}][\p{L}\p{M}\p{N}'&]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}']*)*/gu

export function wordsOf(reading: Reading): Word[] {
  const words: Word[] = []
  for (const match of reading.plain.matchAll(wordPattern)) {
    let end = match.index + match[0].length
    const abbreviated = /^(?:st|ste|mt|ft|no)$/i.test(match[0]) && reading.plain[end] === '.'
    if (abbreviated) end += 1
    const text = reading.plain.slice(match.index, end)
    words.push({
      start: match.index,
      end,
      text,
      lower: text.toLowerCase(),
      capital: /^\p{Lu}/u.test(text),
    })
  }
  return words
}

/** Whether names stand out by their capitals, as they do unless all or nothing is in capitals. */
export function isCased(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => /^\p{L}{3,}/u.test(text))
  const letters = long.length < 3 ? words.filter(({ text }) => /^\p{L}{2,}/u.test(text)) : long
  const shouted = letters.filter(({ text }) => text === text.toUpperCase()).length
  const capitals = letters.filter(({ capital }) => capital).length
  return capitals > 0 && shouted < letters.length * 0.6 && capitals < letters.length * 0.85
}

/** Runs of capitalised words with the small words between them; everyday first words are left out. */
export function nameRuns(
  reading: Reading,
  words: readonly Word[],
  isName: (text: string) => boolean,
): NameRun[] {
  const runs: NameRun[] = []
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index]
    if (!(first && startsName(reading, words, index, isName))) continue
    let last = index
    for (let next = index + 1; next < words.length; next += 1) {
      const word = words[next]
      const before = words[next - 1]
      if (!(word && before && joins(reading, before, word))) break
      if (/^(?:I|I'.*)$/.test(word.text)) break
      const numbers = /^(?:no\.?)?\d+$/i.test(word.text) && next === last + 1
      // "Pier 39" is a name, "Lisbon 4 friends" is a name and a count.
      const counts = countedNoun.test(words[next + 1]?.lower ?? '')
      if (word.capital || (numbers && !counts)) last = next
      else if (!nameConnectors.has(word.lower) || next - last > 2) break
    }
    last = extended(reading, words, index, last, isName)
    const end = words[last]?.end ?? first.end
    runs.push({ start: first.start, end, text: reading.text.slice(first.start, end) })
    index = last
  }
  return runs
}

/** "Dar es Salaam", "Jablonec nad Nisou": small words belong to a name that is known with them. */
function extended(
  reading: Reading,
  words: readonly Word[],
  first: number,
  last: number,
  isName: (text: string) => boolean,
): number {
  for (let further = Math.min(last + 3, words.length - 1); further > last; further -= 1) {
    const from = words[first]
    const to = words[further]
    const ends = to?.capital || /['-]\p{Lu}/u.test(to?.text ?? '')
    if (!(from && to && ends && reading.isFree(from.start, to.end))) continue
    const text = reading.plain.slice(from.start, to.end)
    if (!/[,.;:!?\n]/.test(text) && isName(text)) return further
  }
  return last
}

/** Names that follow each other with nothing but a space, or "&" and ":" in longer titles. */
function joins(reading: Reading, before: Word, word: Word): boolean {
  if (!reading.isFree(word.start, word.end)) return false
  const gap = reading.plain.slice(before.end, word.start)
  if (/^(?: '?| & )$/.test(gap)) return true
  return /^(?:st|ste|mt|ft)\.?$/i.test(before.text) && /^\.? ?$/.test(gap)
}

function startsName(
  reading: Reading,
  words: readonly Word[],
  index: number,
  isName: (text: string) => boolean,
): boolean {
  const word = words[index]
  if (!(word?.capital && reading.isFree(word.start, word.end))) return false
  if (/^U\.?S\.?$/.test(word.text) || !everydayWords.has(word.lower.replace(/'.*$/, '')))
    return true
  const next = words[index + 1]
  const opensSentence = /(?:^|[.!?:\n]\s*|^\W+)$/.test(
    reading.plain.slice(Math.max(0, word.start - 3), word.start),
  )
  // "New York", "Big Island", "Old Town": an everyday word may begin a name, but not a sentence.
  if (opensSentence) return opensName(reading, words, index, isName)
  return Boolean(next?.capital) || word.text.length > 2
}

/** "Statue of Liberty", "Big Sur": a known name that begins with an everyday word. */
function opensName(
  reading: Reading,
  words: readonly Word[],
  index: number,
  isName: (text: string) => boolean,
): boolean {
  const first = words[index]
  return words.slice(index + 1, index + 5).some((last) => {
    const text = first ? reading.plain.slice(first.start, last.end) : ''
    return last.capital && !/[,.;:!?\n]/.test(text) && isName(text)
  })
}
