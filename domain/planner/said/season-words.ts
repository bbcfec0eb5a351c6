/** The catalogue's text without sentences about another season than the visit's. */
import { monthNames } from '#domain/calendar/english-dates.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { withoutAsides } from './asides-of-a-text.ts'

interface Season {
  named: RegExp
  /** Months from 1; in the northern hemisphere for seasons of weather. */
  months: readonly number[]
  isWeather?: true
}

const seasons: readonly Season[] = [
  { named: /\bHalloween\b/i, months: [10] },
  { named: /\b(?:Christmas|Advent)\b/i, months: [11, 12, 1] },
  { named: /\bEaster\b/i, months: [3, 4] },
  { named: /\bin (?:the )?summer\b/i, months: [5, 6, 7, 8, 9], isWeather: true },
  { named: /\bin (?:the )?winter\b/i, months: [11, 12, 1, 2, 3], isWeather: true },
  { named: /\bin (?:the )?spring\b/i, months: [3, 4, 5, 6], isWeather: true },
  { named: /\bin (?:the )?(?:autumn|fall)\b/i, months: [9, 10, 11], isWeather: true },
]

const oneMonth = `(${monthNames.join('|')})`
/** A single month ("cool in August"), which stands for its neighbours too. */
const inMonth = new RegExp(`\\bin ${oneMonth}\\b(?! \\d)`, 'g')
const fromTo = new RegExp(
  `\\bfrom (?:mid-|late |early )?${oneMonth} (?:in)?to (?:mid-|late |early )?${oneMonth}\\b`,
  'g',
)
/** Words that include the rest of the year. */
const ofAnyTime =
  /\b(?:other (?:months|times)|rest of the (?:year|time)|all year|as well|also|again)\b/i

/** Whether words are for another season than the visit's; null where they name none. */
function isForAnother(words: string, month: number, isSouth: boolean): boolean | null {
  const isNow = ({ months, isWeather }: Season) =>
    months.includes(isWeather && isSouth ? ((month + 5) % 12) + 1 : month)
  const named = seasons.filter((season) => season.named.test(words)).map(isNow)
  const numbers = (found: RegExpMatchArray) =>
    found.slice(1).map((name) => monthNames.indexOf(name) + 1)
  const alone = [...words.matchAll(inMonth)].map((found) => {
    const apart = Math.abs((numbers(found)[0] ?? 0) - month)
    return Math.min(apart, 12 - apart) <= 1
  })
  const spans = [...words.matchAll(fromTo)].map((found) => {
    const [from = 1, to = 12] = numbers(found)
    return from <= to ? from <= month && month <= to : month >= from || month <= to
  })
  const said = [...named, ...alone, ...spans]
  return said.length === 0 ? null : !said.some((isThen) => isThen) && !ofAnyTime.test(words)
}

/** The first sentence stays, since others refer to it; so does one that names two seasons of which one is this. */
export function wordsOfTheSeason(about: string, date: string, [latitude]: Coordinates): string {
  const [first = '', ...others] = about.match(/[^.!?]+[.!?]+(?:\s|$)/g) ?? [about]
  const month = Number(date.slice(5, 7))
  const isOther = (words: string) => isForAnother(words, month, latitude < 0)
  const kept = others.filter((sentence) => isOther(sentence) !== true)
  return [first, ...kept]
    .map((sentence) => withoutAsides(sentence, isOther))
    .join('')
    .trim()
}
