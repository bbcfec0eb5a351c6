/**
 * The number of hotels that travellers accept: "no more than two hotel changes", "three hotels at most", "one
 * base".
 */

const numbers: Readonly<Record<string, number>> = {
  never: 0,
  no: 0,
  once: 1,
  one: 1,
  a: 1,
  single: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
}
const count = String.raw`(?<n>\d|once|twice|one|two|three|four|five|a single)(?: times?)?`
const atMost =
  '(?:no|not) more than|at most|up to|a maximum of|max(?:imum)?(?: of)?|only|just|fewer than|less than'
const beds = '(?:hotels?|accommodations?|lodgings?|places to stay|beds)'

/** Patterns, each with the number of hotels that its number means. */
const patterns: readonly { pattern: RegExp; hotels: (n: number) => number }[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:chang(?:e|ing)|mov(?:e|ing)|switch(?:ing)?) ${beds}(?: [a-z]+){0,2} (?:more than|${atMost}) ${count}`,
      'i',
    ),
    hotels: (n) => n + 1,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:${atMost}) ${count} (?:hotel changes?|changes? of ${beds}|moves?)\b`,
      'i',
    ),
    hotels: (n) => n + 1,
  },
  {
    pattern: new RegExp(String.raw`\b(?:${atMost}) ${count} ${beds}\b`, 'i'),
    hotels: (n) => n,
  },
  {
    pattern:
      /\b(?:without (?:chang|switch|mov)ing hotels|(?:don't|do not|not|rather not|never)(?: want to| have to)? (?:change|switch|move) hotels(?! (?:more|too|every))|no hotel changes?|(?:one|a single|the same|same) (?:base|hotel) (?:for|the whole|throughout|all|in)|(?:stay|sleep|sleeping|staying) in (?:one|the same) (?:hotel|place|base)|(?:one|a single) base\b|(?:the )?same hotel (?:all|every|for))/i,
    hotels: () => 1,
  },
]

interface HotelLimit {
  /** The most hotels that the words allow. */
  hotels: number
  /** The words, as they were written. */
  said: string
}

export function hotelLimit(text: string): HotelLimit | null {
  for (const { pattern, hotels } of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    const word = (found.groups?.n ?? '').toLowerCase().replace(/^a /, '')
    const isBelow = /\b(?:fewer|less) than\b/i.test(found[0])
    const n = (numbers[word] ?? Number(word || 0)) - (isBelow ? 1 : 0)
    return { hotels: Math.max(1, hotels(n)), said: found[0] }
  }
  return null
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The hotels of a plan in words: "two hotels, one change between them"; `cities` are those one sleeps in. */
export function hotelsInWords(cities: number): string {
  if (cities <= 1) return 'One hotel for the whole stay, as you asked.'
  const changes = cities - 1
  return `${capital(words[cities] ?? String(cities))} hotels, ${words[changes] ?? changes} change${changes > 1 ? 's' : ''}: within what you asked for.`
}

export function tooManyHotels(cities: number, { hotels }: HotelLimit): string {
  const most = words[hotels] ?? String(hotels)
  return `You want ${hotels === 1 ? 'one hotel' : `${most} hotels at most`}; the cities you name take ${words[cities] ?? cities}. Leave one out, or say which may be a day's trip.`
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
