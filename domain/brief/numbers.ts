/** Numbers as people write them, in figures and in words. */

const words: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

const phrases: readonly (readonly [pattern: RegExp, value: number])[] = [
  [/^half a dozen$/, 6],
  [/^(?:a )?dozen$/, 12],
  [/^(?:a |the )?couple(?: of)?$/, 2],
  [/^(?:just )?(?:a )?few$/, 3],
  [/^(?:both|a pair(?: of)?|pair of)$/, 2],
  [/^(?:an?|single|another|our|my)$/, 1],
  [/^thirty$/, 30],
]

/** A part of a pattern: a count in figures or words. Two figures joined by a point are not one. */
export const countPattern = `(?:(?<![\\d.,/])\\d{1,3}(?![.,/:]?\\d)|half a dozen|a dozen|(?:a )?couple of|a few|thirty|${words
  .slice(1)
  .reverse()
  .join('|')})`

export function toCount(text: string | undefined): number | undefined {
  const written = (text ?? '').trim().toLowerCase()
  if (/^\d+$/.test(written)) return Number(written)
  const word = words.indexOf(written)
  if (word >= 0) return word
  return phrases.find(([pattern]) => pattern.test(written))?.[1]
}

/** "1,700", "2.000", "9 500", "2.5k", "1 grand": what a sum is worth. */
export function toAmount(figures: string, unit?: string): number | undefined {
  const written = figures.trim().replace(/[' ]/g, '')
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(written)
  const plain = grouped
    ? written.replace(/[.,]/g, '')
    : written.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.')
  const value = Number(plain)
  if (!Number.isFinite(value)) return undefined
  const scale = /^(?:k|grand|thousand)$/.test(unit ?? '') ? 1000 : /^m/.test(unit ?? '') ? 1e6 : 1
  return Math.round(value * scale * 100) / 100
}
