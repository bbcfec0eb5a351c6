/** Which currency a sign or a word means. */
import { type Currency, currencySchema } from './currency.ts'

const bySign: readonly (readonly [pattern: string, code: string])[] = [
  ['us\\$|usd', 'USD'],
  ['(?:au|a)\\$|aud', 'AUD'],
  ['(?:ca|c)\\$|cad', 'CAD'],
  ['nz\\$|nzd', 'NZD'],
  ['hk\\$|hkd', 'HKD'],
  ['(?:sg|s)\\$|sgd', 'SGD'],
  ['(?:us |american )?dollars?|bucks?|\\$', 'USD'],
  ['euros?|eur|€', 'EUR'],
  ['(?:british )?pounds?(?: sterling)?|gbp|quid|£', 'GBP'],
  ['yen|jpy', 'JPY'],
  ['yuan|rmb|cny|renminbi', 'CNY'],
  ['¥', 'JPY'],
  ['rupees?|inr|rs\\.?|₹', 'INR'],
  ['(?:korean )?won|krw|₩', 'KRW'],
  ['(?:swiss )?francs?|chf|sfr', 'CHF'],
  ['swedish kronor|kronor|sek', 'SEK'],
  ['norwegian kroner|nok', 'NOK'],
  ['danish kroner|dkk|kroner', 'DKK'],
  ['baht|thb|฿', 'THB'],
  ['(?:turkish )?lira|₺', 'TRY'],
  ['z[lł]oty(?:ch)?|pln|z[lł]', 'PLN'],
  ['czk|koruna', 'CZK'],
  ['forints?|huf', 'HUF'],
  ['dirhams?|aed', 'AED'],
  ['rand|zar', 'ZAR'],
  ['reais|brl|r\\$', 'BRL'],
  ['mxn|mexican pesos|pesos?', 'MXN'],
  ['ringgit|myr', 'MYR'],
  ['idr|rupiah', 'IDR'],
  ['sar|riyals?', 'SAR'],
  ['php', 'PHP'],
  ['vnd|dong', 'VND'],
]

export const currencyPattern = bySign.map(([pattern]) => pattern).join('|')

const readers = bySign.map(
  ([pattern, code]) => [new RegExp(`^(?:${pattern})$`, 'i'), code] as const,
)

export function toCurrency(text: string | undefined): Currency | undefined {
  const written = text?.trim()
  if (!written) return undefined
  const code = readers.find(([pattern]) => pattern.test(written))?.[1]
  return currencySchema.safeParse(code).data
}
