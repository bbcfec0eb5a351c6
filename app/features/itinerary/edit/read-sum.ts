import type { Money } from '#domain/money/money.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { Engine } from './trip-tools.ts'

/**
 * Null where nothing is written, undefined where it is no sum. Without a currency's sign it is in the trip's
 * currency.
 */
export function readSum(text: string, trip: Trip, engine: Engine): Money | null | undefined {
  if (text.trim() === '') return null
  const usual = trip.currency ?? engine.currencySchema.parse('USD')
  const read = engine.parseMoney(text, usual)
  return read.ok && read.money.minor >= 0 ? read.money : undefined
}
