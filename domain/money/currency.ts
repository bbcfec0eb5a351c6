/**
 * ISO 4217: the currencies in use, and how many decimals each divides into. The exponent comes from
 * this table and not from `Intl`, whose figures follow how people pay and not what the standard says
 * (it gives the Iraqi dinar none, ISO 4217 three).
 */
import { z } from 'zod'

/** By exponent; all that stand in no other line have two decimals. */
const none = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const three = 'BHD IQD JOD KWD LYD OMR TND'
const four = 'CLF UYW'
const two =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD ' +
  'CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS ' +
  'GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD ' +
  'LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB ' +
  'PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP ' +
  'SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG'

const exponents: ReadonlyMap<string, number> = new Map(
  [none, '', two, three, four].flatMap((codes, exponent) =>
    codes
      .split(' ')
      .filter(Boolean)
      .map((code) => [code, exponent] as const),
  ),
)

export const currencySchema = z
  .string()
  .refine((code) => exponents.has(code), 'Not a currency of ISO 4217')
  .brand<'Currency'>()
export type Currency = z.infer<typeof currencySchema>

export const currencyCodes: readonly string[] = [...exponents.keys()]

/** Two where nobody said which currency it is: most have two. */
export function exponentOf(currency: string | undefined): number {
  return (currency === undefined ? undefined : exponents.get(currency)) ?? 2
}
