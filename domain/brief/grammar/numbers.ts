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
  [/^(?:both|(?:a )?pair(?: of)?|duo|twosome)$/, 2],
  [/^(?:trio|threesome)$/, 3],
  [/^(?:foursome|quartet)$/, 4],
  [/^quintet$/, 5],
  [/^(?:an?|single|another|our|my)$/, 1],
]

/** Twenty to ninety, with or without a unit behind: "forty", "twenty-one". */
const tens: readonly string[] = [
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
]
const units = words.slice(1, 10).reverse().join('|')
const tensPattern = `(?:${tens.join('|')})(?:[ -](?:${units})(?![a-z]))?`

/** A part of a pattern: a count in figures or words. Two figures joined by a point are not one. */
export const countPattern = `(?:(?<![\\d.,/])\\d{1,3}(?![.,/:]?\\d)|half a dozen|a dozen|(?:a )?couple of|a couple(?= (?:more )?(?:days|nights|weeks|months|hours))|a few|${tensPattern}|${words
  .slice(1)
  .reverse()
  .join('|')})`

export function toCount(text: string | undefined): number | undefined {
  const written = (text ?? '').trim().toLowerCase()
  if (/^\d+$/.test(written)) return Number(written)
  const word = words.indexOf(written)
  if (word >= 0) return word
  const [ten = '', one] = written.split(/[ -]/)
  if (tens.includes(ten) && (one === undefined || words.indexOf(one) > 0))
    return 10 * (tens.indexOf(ten) + 2) + (one === undefined ? 0 : words.indexOf(one))
  return phrases.find(([pattern]) => pattern.test(written))?.[1]
}

/** "1,700", "2.000", "9 500", "2.5k", "1 grand": what a sum is worth. */
export function toAmount(figures: string, unit?: string): number | undefined {
  const written = figures.trim().replace(/[' ]/g, '')
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(written)
  // "3.500,00", "3,500.00": the other sign parts off the cents.
  const cents = /^(?<whole>\d{1,3}(?:(?<sign>[.,])\d{3})+)(?!\k<sign>)[.,](?<cents>\d{1,2})$/.exec(
    written,
  )?.groups
  const plain = grouped
    ? written.replace(/[.,]/g, '')
    : cents
      ? `${cents.whole?.replace(/[.,]/g, '')}.${cents.cents}`
      : written.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.')
  const value = Number(plain)
  if (!Number.isFinite(value)) return undefined
  return Math.round(value * scaleOf(unit ?? '') * 100) / 100
}

const scales: readonly (readonly [unit: RegExp, scale: number])[] = [
  [/^hundred$/, 100],
  [/^(?:k|grand|thousand)$/, 1000],
  [/^(?:lakhs?|lacs?)$/, 1e5],
  [/^m/, 1e6],
  [/^crores?$/, 1e7],
]

function scaleOf(unit: string): number {
  return scales.find(([pattern]) => pattern.test(unit))?.[1] ?? 1
}

const wordNumber = `(?:${tensPattern}|${words.slice(1).reverse().join('|')})`
const wordScale = '(?:hundred|thousand|grand|million|lakhs?|crores?)'

/** A sum in words, which has a scale: "two grand", "twelve hundred", "one thousand five hundred". */
export const wordAmountPattern = `(?:a|half a|${wordNumber}) ${wordScale}(?: (?:and )?${wordNumber}(?: ${wordScale})?)?(?![a-z])`

export function toWordAmount(text: string): number {
  let [total, current] = [0, 0]
  for (const word of text
    .toLowerCase()
    .replace(/\bhalf a\b/, 'half')
    .split(/[ -]/)) {
    const scale = scaleOf(word)
    if (word === 'and') continue
    if (scale === 1) current += word === 'half' ? 0.5 : (toCount(word) ?? 0)
    else [total, current] = [total + current * scale, 0]
  }
  return total + current
}
