/**
 * The meaning of a budget where prices are unknown: a ceiling of price levels and a share of free sights. What a
 * city is visited for stays at any price (`isWorthItsPrice`). Told as an estimate; whether a sum suffices is judged
 * only with prices from a provider.
 */
import type { Budget } from '#domain/brief/schema.ts'
import { exponentOf } from '#domain/money/currency.ts'
import { perDollar } from '#domain/money/per-dollar.ts'
import type { Destination } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { mealsOf, type ToldDay, visitsOf } from './party/told-days.ts'

export interface Thrift {
  priceCeiling: number
  /** The least share of free sights a day. */
  freeShare: number
  /** The sum in words: "40 EUR a person and day". */
  sum: string
  /** The sum includes lodging, so that a part is left for the days. */
  withBeds?: true
}

/**
 * Dollars a person and day for food and sights, by the cost level of the destination: tight (`thin`), and
 * comfortable (`easy`).
 */
const usual: readonly { thin: number; easy: number }[] = [
  { thin: 20, easy: 60 },
  { thin: 35, easy: 100 },
  { thin: 55, easy: 150 },
  { thin: 75, easy: 200 },
]

/** Share of a sum with lodging that is left for food and sights. */
const besideBeds = 0.5

/** Cost level of destinations where it is unknown. */
const middle = 2

/** Usual cost of food and sights a person and day, in whole units: an estimate. */
export function usualSpending({
  currency,
  costLevel,
}: Pick<Destination, 'currency' | 'costLevel'>): { from: number; to: number } | null {
  const rate = perDollar[currency]
  const level = usual[costLevel - 1]
  if (rate === undefined || !level) return null
  const rounded = (dollars: number) => Number((dollars * rate).toPrecision(2))
  return { from: rounded(level.thin), to: rounded(level.easy) }
}

const tablesInWords: Readonly<Record<number, string>> = {
  1: 'the cheapest tables alone',
  2: 'simple tables',
  3: 'no table of the dearest kind',
}

function shareInWords(share: number): string {
  return share > 0.7 ? 'most' : share >= 0.5 ? 'at least half' : 'at least a quarter'
}

export function thriftOf(
  budget: Budget,
  destination: Pick<Destination, 'currency'> & Partial<Pick<Destination, 'costLevel'>>,
  { people, days }: { people: number; days: number },
): Thrift | null {
  const currency = budget.currency ?? destination.currency
  const rate = perDollar[currency]
  const level = usual[(destination.costLevel ?? middle) - 1]
  if (rate === undefined || !level) return null
  const whole = budget.minor / 10 ** exponentOf(budget.currency)
  const heads = { trip: people * days, person: days, day: people, night: people } as const
  const own = budget.per === 'person-day' || budget.per === 'person-night' ? 1 : heads[budget.per]
  const daily = whole / Math.max(1, own)
  const dollars = (daily / rate) * (budget.withBeds ? besideBeds : 1)
  const [priceCeiling, freeShare] =
    dollars < level.thin / 2
      ? [1, 0.8]
      : dollars < level.thin
        ? [2, 0.5]
        : dollars < Math.sqrt(level.thin * level.easy)
          ? [2, 0.25]
          : dollars < level.easy
            ? [3, 0.25]
            : [4, 0]
  return {
    priceCeiling,
    freeShare,
    sum: `${Math.round(daily)} ${currency} a person and day`,
    ...(budget.withBeds && { withBeds: budget.withBeds }),
  }
}

/** Sentences on the budget, of the rules that the finished days keep. */
export function thriftSays(
  { priceCeiling, freeShare, sum, withBeds }: Thrift,
  days: readonly ToldDay[],
): string {
  const meals = days.flatMap((day) => mealsOf(day)).flatMap(({ place }) => place ?? [])
  const sights = days.flatMap(visitsOf).map(({ place }) => place)
  const free = sights.filter(({ price }) => price === 0).length
  const tables = meals.every(({ price }) => (price ?? 0) <= priceCeiling)
    ? (tablesInWords[priceCeiling] ?? [])
    : []
  const share =
    free >= freeShare * sights.length ? `${shareInWords(freeShare)} of the sights cost nothing` : []
  const kept =
    freeShare === 0 ? 'nothing was left out for its price' : listed([tables, share].flat())
  const covers = withBeds
    ? `Your budget has the beds included: about ${sum} for all, half of it taken for beds`
    : `Your budget is about ${sum}, lodging not counted`
  return `${covers}${kept ? `: ${kept}` : ''}. An estimate, since no prices are known.`
}
