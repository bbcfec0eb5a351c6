/**
 * Money: a whole number of the currency's smallest unit (`8450` in EUR is €84.50, in JPY ¥8,450), so
 * that sums are exact. Nothing here rounds except `convert`, which says with which rate.
 */
import { z } from 'zod'
import { type Currency, currencySchema, exponentOf } from './currency.ts'

/** Minor units; whole, and small enough that sums of many stay exact. */
export const minorSchema = z.int().min(-1e14).max(1e14)

export const moneySchema = z.strictObject({ minor: minorSchema, currency: currencySchema })
export type Money = z.infer<typeof moneySchema>

export function money(minor: number, currency: string): Money {
  return moneySchema.parse({ minor, currency })
}

/** Whole or broken major units as people say them, to the nearest minor unit: 84.5 in EUR is 8450. */
export function toMinor(amount: number, currency: string | undefined): number {
  return Math.round(Number((amount * 10 ** exponentOf(currency)).toPrecision(15)))
}

export function toMajor(minor: number, currency: string | undefined): number {
  return minor / 10 ** exponentOf(currency)
}

/** Adding euros to yen is a mistake of the caller, so it is thrown; `sumByCurrency` takes any list. */
export function addMoney(one: Money, other: Money): Money {
  if (one.currency !== other.currency) {
    throw new RangeError(`${one.currency} and ${other.currency} can't be added without a rate`)
  }
  return money(one.minor + other.minor, one.currency)
}

/** One sum a currency, in the order in which the currencies come up. */
export function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<Currency, number>()
  for (const { minor, currency } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0) + minor)
  }
  return [...sums].map(([currency, minor]) => ({ minor, currency }))
}

/** What one unit of `from` was worth in `to` on a date, in decimal figures, and who said so. */
export const exchangeRateSchema = z.strictObject({
  from: currencySchema,
  to: currencySchema,
  rate: z
    .string()
    .max(32)
    .regex(/^\d+(?:\.\d+)?$/)
    .refine((text) => /[1-9]/.test(text), 'A rate is more than nothing'),
  asOf: z.iso.date(),
  source: z.string().min(1).max(80),
})
export type ExchangeRate = z.infer<typeof exchangeRateSchema>

/** To the nearest minor unit, halves away from zero, without a floating-point step on the way. */
export function convert(amount: Money, { from, to, rate }: ExchangeRate): Money {
  if (amount.currency !== from) throw new RangeError(`The rate is for ${from}`)
  const [whole = '0', broken = ''] = rate.split('.')
  const decimals = broken.length + exponentOf(from) - exponentOf(to)
  const product = BigInt(amount.minor) * BigInt(whole + broken)
  const scaled = decimals < 0 ? product * 10n ** BigInt(-decimals) : product
  const divisor = decimals > 0 ? 10n ** BigInt(decimals) : 1n
  const size = scaled < 0n ? -scaled : scaled
  const rounded = (2n * size + divisor) / (2n * divisor)
  return money(Number(scaled < 0n ? -rounded : rounded), to)
}
