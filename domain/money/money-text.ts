/** Money as people write and read it: `€84.50`, `1.234,50 EUR`, `¥8,450`. */
import { type Currency, currencySchema, exponentOf } from './currency.ts'
import { toCurrency } from './currency-words.ts'
import { type Money, minorSchema } from './money.ts'

export type ParsedMoney =
  | { ok: true; money: Money }
  | { ok: false; reason: 'not-a-sum' | 'which-currency' | 'too-precise' | 'too-large' }

/** Signs and words around the figures; `usual` is meant where none is written. */
export function parseMoney(text: string, usual?: Currency): ParsedMoney {
  const match = /^\s*([-−])?\s*(\D*?)\s*([-−])?(\d[\d.,'\s\u00a0\u202f]*)\s*(\D*?)\s*$/u.exec(
    text.slice(0, 80),
  )
  if (!match) return { ok: false, reason: 'not-a-sum' }
  const [, outer, before = '', inner, figures = '', after = ''] = match
  const words = [before, after].filter(Boolean)
  const named = words.length > 1 ? undefined : codeOf(words[0])
  const currency = words.length === 0 ? usual : named
  if (!currency) return { ok: false, reason: 'which-currency' }
  const minor = parseFigures(figures, exponentOf(currency))
  if (typeof minor === 'string') return { ok: false, reason: minor }
  const signed = minor === 0 || !(outer ?? inner) ? minor : -minor
  return { ok: true, money: { minor: signed, currency } }
}

function codeOf(words: string | undefined): Currency | undefined {
  const code = words?.trim().toUpperCase()
  const written = currencySchema.safeParse(code)
  return written.success ? written.data : toCurrency(words)
}

/**
 * The last separator is the decimal one, unless it can only group: it comes more than once, or three
 * figures follow it in a currency that has no three decimals.
 */
function parseFigures(
  written: string,
  exponent: number,
): number | 'not-a-sum' | 'too-precise' | 'too-large' {
  const text = written.replace(/[\s\u00a0\u202f']/g, '')
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const sign = text[last] ?? ''
  const broken = last < 0 ? '' : text.slice(last + 1)
  const other = sign === '.' ? ',' : '.'
  const groups =
    last >= 0 &&
    (text.split(sign).length > 2 ||
      (broken.length === 3 && exponent !== 3 && !text.includes(other)))
  const whole = groups || last < 0 ? text : text.slice(0, last)
  const decimals = groups ? '' : broken
  if (!/^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)?$|^\d+$/.test(whole) || !/^\d*$/.test(decimals))
    return 'not-a-sum'
  if (decimals.replace(/0+$/, '').length > exponent) return 'too-precise'
  const figures = whole.replace(/[.,]/g, '') + decimals.slice(0, exponent).padEnd(exponent, '0')
  const minor = Number(figures)
  return minorSchema.safeParse(minor).success ? minor : 'too-large'
}

interface PrintOptions {
  locale?: string
  /** Leaves out the decimals of a whole sum: `€84`. */
  short?: boolean
}

/** With as many decimals as the currency has. */
export function printMoney(
  { minor, currency }: Money,
  { locale = 'en-GB', short = false }: PrintOptions = {},
): string {
  const exponent = exponentOf(currency)
  const digits = short && minor % 10 ** exponent === 0 ? 0 : exponent
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(decimalText(minor, exponent))
}

/** As decimal figures: a floating-point number would round large sums of small units. */
function decimalText(minor: number, exponent: number): Intl.StringNumericLiteral {
  const figures = String(Math.abs(minor)).padStart(exponent + 1, '0')
  const cut = figures.length - exponent
  const text = `${minor < 0 ? '-' : ''}${figures.slice(0, cut)}${exponent > 0 ? '.' : ''}${figures.slice(cut)}`
  return text as Intl.StringNumericLiteral
}
