/** What a trip costs as far as somebody said: sums of a provider or a traveller, none that is guessed. */
import { type Money, sumByCurrency } from '#domain/money/money.ts'
import type { DayId } from './ids.ts'
import type { Trip } from './schema.ts'

export interface Spending {
  /** One sum a currency. */
  all: Money[]
  byDay: ReadonlyMap<DayId, Money[]>
  /** Budget less what is spent in its currency; null where no budget was set. */
  left: Money | null
}

export function spendingOf({ days, lodgings, bookings, budget }: Trip): Spending {
  const ofDays = days.map(({ id, stops }) => [id, stops.flatMap(({ cost }) => cost ?? [])] as const)
  const all = sumByCurrency([
    ...ofDays.flatMap(([, costs]) => costs),
    ...lodgings.flatMap(({ cost }) => cost ?? []),
    ...bookings.flatMap(({ cost, status }) => (cost && status !== 'cancelled' ? [cost] : [])),
  ])
  const spent = all.find(({ currency }) => currency === budget?.currency)?.minor ?? 0
  return {
    all,
    byDay: new Map(ofDays.map(([id, costs]) => [id, sumByCurrency(costs)])),
    left: budget && { ...budget, minor: budget.minor - spent },
  }
}
