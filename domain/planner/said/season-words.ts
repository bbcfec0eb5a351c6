/** What the catalogue says of a place, without the sentences that are for another season than that of the visit. */
import type { Coordinates } from '#domain/places/schema.ts'

interface Season {
  named: RegExp
  /** Months of the year, from 1; of the north where it has seasons of the weather. */
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

/** The first sentence carries the others and stays; so does one that names two seasons, of which one is this. */
export function wordsOfTheSeason(about: string, date: string, [latitude]: Coordinates): string {
  const [first = '', ...others] = about.match(/[^.!?]+[.!?]+(?:\s|$)/g) ?? [about]
  const month = Number(date.slice(5, 7))
  const isNow = ({ months, isWeather }: Season) =>
    months.includes(isWeather && latitude < 0 ? ((month + 5) % 12) + 1 : month)
  const kept = others.filter((sentence) => {
    const named = seasons.filter((season) => season.named.test(sentence))
    return named.length === 0 || named.some(isNow)
  })
  return [first, ...kept].join('').trim()
}
