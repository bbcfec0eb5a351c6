/** Words of a request, and runs of capitalised ones that are one name. */
import { countedNoun } from '../dates/date-grammar.ts'
import { everydayWords } from '../everyday-words.ts'
import { nameConnectors } from '../place-words.ts'
import type { Reading } from '../reading.ts'

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

const known = new WeakMap<Reading, readonly Word[]>()

export function wordsOf(reading: Reading): readonly Word[] {
  const before = known.get(reading)
  if (before) return before
  const words: Word[] = []
  for (const match of reading.plain.matchAll(wordPattern)) {
    // A quotation mark behind a name is not its own.
    let end = match.index + match[0].replace(/'$/, '').length
    const abbreviated =
      (/^(?:st|ste|mt|ft)$/i.test(match[0]) && reading.plain[end] === '.') ||
      // "No. 5", and no answer in front of a name.
      (/^no$/i.test(match[0]) && /^\. ?\d/.test(reading.plain.slice(end, end + 3)))
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
  known.set(reading, words)
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

/** "Doha 14 hours": a figure that belongs to what follows. */
const clockUnit = /^(?:hours?|hrs?|h|minutes?|mins?|am|pm|nites?|euros?|dollars|pounds|km|miles)$/

/** Words of the longest run: a list of cities without commas, but no endless repetition. */
const longestRun = 40

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
    for (let next = index + 1; next < Math.min(words.length, index + longestRun); next += 1) {
      const word = words[next]
      const before = words[next - 1]
      if (!(word && before && joins(reading, before, word))) break
      if (/^(?:I|I'.*)$/.test(word.text)) break
      const numbers = /^(?:no\.?)?\d+$/i.test(word.text) && next === last + 1
      // "Pier 39" is a name, "Lisbon 4 friends" is a name and a count.
      const unit = words[next + 1]?.lower ?? ''
      const counts = countedNoun.test(unit) || clockUnit.test(unit)
      // "Taipei 101" is a name, "Seminyak 3" a town and its nights.
      const known =
        numbers &&
        !agesFollow(reading, first) &&
        isName(reading.plain.slice(first.start, before.end))
      const apart = known && !isName(reading.plain.slice(first.start, word.end))
      if (word.capital || (numbers && !counts && !apart)) last = next
      else if (!nameConnectors.has(word.lower) || next - last > 2) break
    }
    last = extended(reading, words, index, last, isName)
    const end = closed(reading, first.start, words[last]?.end ?? first.end)
    const text = reading.text.slice(first.start, end)
    // "Frankfurt (Oder)": the addition is part of the name, and its brackets are not.
    runs.push({
      start: first.start,
      end,
      text: text.includes('(') ? text.replace(/[()]/g, '') : text,
    })
    index = last
  }
  return runs
}

/** Behind the bracket that a name has opened. */
function closed({ plain }: Reading, start: number, end: number): number {
  return plain.slice(start, end).includes('(') && plain[end] === ')' ? end + 1 : end
}

/** "Kids: Paris 7, London 5": names of children and their ages. */
function agesFollow(reading: Reading, first: Word): boolean {
  return /\b(?:kids|children|boys|girls|daughters?|sons?|twins|grandkids|grandchildren|aged?|ages)\b(?! (?:trip|weekend|holiday|getaway|night))(?:(?!\b(?:nights?|days?)\b)[^.!?]){0,40}$/.test(
    reading.lower.slice(Math.max(0, first.start - 60), first.start),
  )
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
  if (/^I(?:'|$)/.test(word.text)) return false
  if (/^U\.?S\.?$/.test(word.text) || !everydayWords.has(word.lower.replace(/'.*$/, '')))
    return true
  // "Florence, OR and Newport, OR": a state behind its town, in capitals.
  if (
    /^(?:OR|IN|ME|HI|OK)$/.test(word.text) &&
    /\p{L}, $/u.test(reading.plain.slice(0, word.start)) &&
    !/^ \p{Lu}/u.test(reading.plain.slice(word.end))
  )
    return true
  const next = words[index + 1]
  const opensSentence = /(?:^|[.!?:\n]\s*|^\W+)$/.test(
    reading.plain.slice(Math.max(0, word.start - 3), word.start),
  )
  // "New York", "Big Island", "Old Town": an everyday word may begin a name, but not a sentence.
  if (opensSentence)
    return opensName(reading, words, index, isName) || isGoalWord(reading, words, index, isName)
  return Boolean(next?.capital) || word.text.length > 2
}

/** "Nice in February": a time of the year behind what may be a town. */
export const inMonth =
  /^ in (?:the )?(?:(?:early|mid|late)[ -])?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|autumn|winter)\b/

/** "Tours for 2 nights", "Wells and Glastonbury": a town that is given days, or begins a list. */
function isGoalWord(
  reading: Reading,
  words: readonly Word[],
  index: number,
  isName: (text: string) => boolean,
): boolean {
  const [word, next, after] = [words[index], words[index + 1], words[index + 2]]
  if (!(word && next) || !isName(word.text)) return false
  const gap = reading.plain.slice(word.end, next.start)
  const days =
    /^,? (?:for )?(?:\d{1,2}|an?|the|this|next|two|three|four|five) (?:long )?(?:days?|nights?|weeks?|weekend)\b|^\. (?:and )?then (?!i\b|we\b)[a-z]+(?:\.|,| for\b| \d)/
  if (days.test(reading.lower.slice(word.end)) || reading.follows(inMonth, word.end)) return true
  const other = /^(?:and|&|to)$/.test(next.lower)
    ? after
    : gap === ', ' || gap === ' & '
      ? next
      : after
  return Boolean(
    other?.capital &&
      /^(?:, | & | and | to )$/.test(reading.lower.slice(word.end, other.start)) &&
      !everydayWords.has(other.lower) &&
      isName(other.text),
  )
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
