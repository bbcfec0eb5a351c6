/** A request as words in which the names of places are one word each, for the features of the role model. */

export interface NamedSpan {
  start: number
  end: number
}

export interface RequestWords {
  /** In small letters; figures, months and weekdays stand as classes, a name as `P`. */
  plain: readonly string[]
  /** The same with relatives, pronouns and units of time as classes too. */
  classed: readonly string[]
  /** Where the word of each name stands. */
  at: readonly number[]
}

interface Word extends NamedSpan {
  text: string
  name: number
}

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*(?:['’](?=\s|$))?|\n|->|[^\s\p{L}\p{N}]/gu
export const months =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/
export const weekdays =
  /^(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?$/
export const counts = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|couple|few)$/

const relatives =
  /^(?:mum|mom|dad|mother|father|parents|grandma|grandpa|grandparents|gran|nan|granny|aunt|uncle|cousins?|sister|brother|son|daughter|niece|nephew|friends?|mates?|neighbou?rs?|colleagues?|boss|flatmate|roommate|in-?laws|dentist|teacher|ex|boyfriend|girlfriend|husband|wife|partner|fianc[eé]e?|brother's|sister's)$/
const classes: readonly (readonly [RegExp, string])[] = [
  [relatives, 'REL'],
  [/^(?:he|she|they)(?:'s|'ll|'d|'re)?$/, 'THEY'],
  [/^(?:i|we)(?:'m|'re|'d|'ll|'ve)?$/, 'WE'],
  [/^(?:my|our)$/, 'OUR'],
  [/^(?:his|her|their)$/, 'THEIR'],
  [/^(?:days?|nights?|nts?|weeks?|weekend|wknd)$/, 'LEN'],
]

export function splitWords(text: string): { text: string; start: number; end: number }[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** `spelled` are the names that stand as their own word, because they are words of everyday English as well. */
export function requestWords(
  text: string,
  names: readonly NamedSpan[],
  spelled: (name: number) => boolean,
): RequestWords {
  const words = joinNames(text, names)
  const plain = words.map((word) =>
    word.name >= 0 && !spelled(word.name) ? 'P' : plainOf(word.text),
  )
  const classed = plain.map((word) => classes.find(([pattern]) => pattern.test(word))?.[1] ?? word)
  const at = names.map((_, name) => words.findIndex((word) => word.name === name))
  return { plain, classed, at }
}

function joinNames(text: string, names: readonly NamedSpan[]): Word[] {
  const words: Word[] = []
  for (const word of splitWords(text)) {
    const name = names.findIndex(({ start, end }) => word.start < end && word.end > start)
    const end = names[name]?.end ?? word.end
    const last = words.at(-1)
    if (name >= 0 && last?.name === name) last.end = word.end
    else words.push({ ...word, name })
    if (name >= 0 && last?.name === name)
      last.text = text.slice(last.start, Math.min(end, word.end))
    // "Sydney's": the ending is a word of its own.
    if (word.end > end)
      words.push({ text: text.slice(end, word.end), start: end, end: word.end, name: -1 })
  }
  return words
}

function plainOf(text: string): string {
  const word = text.toLowerCase().replaceAll('’', "'")
  if (/^\d{1,2}$/.test(word) || counts.test(word)) return '#'
  if (/^\d{1,2}(?:d|n|nights?|days?|nts?)$/.test(word)) return '#d'
  if (/^\d/.test(word)) return '##'
  if (months.test(word)) return 'MON'
  if (weekdays.test(word)) return 'DAY'
  return word
}
