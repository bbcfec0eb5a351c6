/** Which currency a sign or a word means. */
import { type Currency, currencyCodes, currencySchema } from './currency.ts'

const bySign: readonly (readonly [pattern: string, code: string])[] = [
  ['us\\$|usd', 'USD'],
  [
    '(?:au|a)\\$|aud|(?:australian|aussie)(?: (?:dollars?|bucks))?|(?:dollars?|bucks) (?:australian|aussie)',
    'AUD',
  ],
  ['(?:ca|c)\\$|cad|canadian(?: (?:dollars?|bucks))?|(?:dollars?|bucks) canadian', 'CAD'],
  [
    'nz\\$|nzd|(?:new zealand|kiwi|nz)(?: (?:dollars?|bucks))|(?:dollars?|bucks) (?:kiwi|nz)',
    'NZD',
  ],
  ['hk\\$|hkd|(?:hong kong|hk) dollars?', 'HKD'],
  ['(?:sg|s)\\$|sgd|singapore(?:an)? dollars?', 'SGD'],
  ['(?:us |american )?dollars?|bucks?|\\$', 'USD'],
  ['euros?|eur|€', 'EUR'],
  ['(?:british )?pounds?(?: sterling)?|gbp|quid|£', 'GBP'],
  ['(?:japanese )?yen|jpy', 'JPY'],
  ['(?:chinese )?yuan|rmb|cny|renminbi', 'CNY'],
  ['¥', 'JPY'],
  ['(?:indian )?rupees?|inr|rs\\.?|₹', 'INR'],
  ['(?:korean )?won|krw|₩', 'KRW'],
  ['(?:swiss )?fran(?:cs?|ken)|chf|sfr', 'CHF'],
  ['swedish kronor|kronor|sek', 'SEK'],
  ['norwegian kroner|nok', 'NOK'],
  ['danish kroner|dkk|kroner', 'DKK'],
  ['(?:thai )?baht|thb|฿', 'THB'],
  ['(?:turkish )?lira|tl|(?<=\\d{3} ?)try(?! (?:to|and|out|the|an?|some|it|for)\\b)|₺', 'TRY'],
  ['(?:polish )?z[lł]oty(?:ch)?|pln|z[lł]', 'PLN'],
  ['czk|(?:czech )?koruna', 'CZK'],
  ['(?:hungarian )?forints?|huf', 'HUF'],
  ['dirhams?|aed', 'AED'],
  ['(?:south african )?rand|zar', 'ZAR'],
  ['(?:brazilian )?reais|brl|r\\$', 'BRL'],
  ['mxn|mexican pesos|pesos?', 'MXN'],
  ['ringgit|myr', 'MYR'],
  ['idr|rupiah', 'IDR'],
  ['sar|riyals?', 'SAR'],
  ['php', 'PHP'],
  ['vnd|dong', 'VND'],
]

/** Codes that are also words beside a figure: "2 tries", "500 all in". */
const wordCodes = new Set('ALL BAM BOB CUP GEL MAD MOP PEN SOS TOP TRY WST'.split(' '))
const codes = currencyCodes.filter((code) => !wordCodes.has(code)).map((code) => code.toLowerCase())

export const currencyPattern = [...bySign.map(([pattern]) => pattern), ...codes].join('|')

/** Signs that are one only before a figure, since they are letters: the rand's "R45 000". */
const onlyBefore: readonly (readonly [pattern: string, code: string])[] = [['r', 'ZAR']]
export const currencyBeforePattern = `${currencyPattern}|r(?=\\s?\\d{3}|\\s?\\d{1,3}[ ,.]\\d{3})`

/** Four countries write their crowns so; whose is meant, the countries of the trip tell. */
export const crownPattern = 'kr\\.?|kronas?|crowns'
const crowns: Readonly<Record<string, string>> = { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' }

export function crownOf(countries: readonly (string | undefined)[]): Currency | undefined {
  const code = countries.map((country) => crowns[country ?? '']).find((each) => each !== undefined)
  return currencySchema.safeParse(code).data
}

const readers = [...bySign, ...onlyBefore].map(
  ([pattern, code]) => [new RegExp(`^(?:${pattern})$`, 'i'), code] as const,
)

export function toCurrency(text: string | undefined): Currency | undefined {
  const written = text?.trim()
  if (!written) return undefined
  const code = readers.find(([pattern]) => pattern.test(written))?.[1] ?? written.toUpperCase()
  return currencySchema.safeParse(code).data
}
