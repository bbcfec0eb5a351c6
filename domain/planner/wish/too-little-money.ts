/** Budgets that are too small: told as a sum a day, since prices are unknown. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { exponentOf } from '#domain/money/currency.ts'
import { money } from '#domain/money/money.ts'
import { printMoney } from '#domain/money/money-text.ts'
import type { Destination } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { isWished } from '../asked/asked-starts.ts'
import type { PlanRequest } from '../schema.ts'
import { type Thrift, usualSpending } from '../thrift.ts'
import type { Clash } from './clashes.ts'
import { wayTo } from './ways.ts'

/** Currencies in which ten units are less than a simple meal. */
const currencies = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD'])
const lessThanAMeal = 1000
/** With lodging included: share of the usual cost of food and sights below which a sum is too small. */
const hardly = 0.5

export function tooLittleMoney(brief: TripBrief, destination: Destination): Clash[] {
  const { budget, party } = brief
  const currency = budget?.currency ?? destination.currency
  if (!budget) return []
  const people = Math.max(1, party.total ?? party.adults ?? 1)
  const days = Math.max(1, brief.days ?? (brief.nights ?? 0) + 1)
  const shares = {
    trip: people * days,
    person: days,
    day: people,
    night: people,
    'person-day': 1,
    'person-night': 1,
  }
  const each = Math.round(budget.minor / shares[budget.per])
  const sum = (minor: number) => printMoney(money(minor, currency), { short: true })
  const { name } = destination
  const ways = [
    ...(days > 1 ? [wayTo('Go for one day', name, { ...brief, days: 1 })] : []),
    { says: 'Say a sum a person and day, without beds and the way there.' },
  ]
  const usual = usualSpending({ currency, costLevel: destination.costLevel })
  const least = (usual?.from ?? 0) * 10 ** exponentOf(currency)
  if (usual && budget.withBeds && each < hardly * least) {
    return [
      {
        says: `${sum(budget.minor)} is far too little: ${sum(each)} a person and day with the bed in it, while food and sights alone usually come to about ${usual.from} ${currency} in ${name}, an estimate. The beds and what you name most likely cost more than all of it: look up those first.`,
        ways: [
          { says: 'Keep the one dear thing that matters most, and leave the others.' },
          ...ways,
        ],
      },
    ]
  }
  if (!currencies.has(currency) || each >= lessThanAMeal) return []
  return [
    {
      says: `${sum(budget.minor)} is ${sum(each)} a person and day in ${name}, less than a simple meal costs. Prices are not known here, so nothing is promised.`,
      ways: [{ says: 'Keep to what is free, and eat from markets and supermarkets.' }, ...ways],
    },
  ]
}

const dearest = 4
/** Price ceiling up to which a budget has no room for places of the highest price level. */
const thinPurse = 2

/**
 * Sentences on wished places of the highest price level beside a thin budget: their prices are unknown, but their
 * levels are known.
 */
export function dearForTheSum(
  request: PlanRequest,
  { days }: Pick<Trip, 'days'>,
  thrift: Thrift | null,
): string[] {
  if (!thrift || thrift.priceCeiling > thinPurse) return []
  const there = new Set(days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
  const dear = request.places.filter(
    (place) =>
      there.has(place.id) &&
      (place.price ?? 0) >= dearest &&
      (request.mustSee.includes(place.id) || isWished(place, request)),
  )
  if (dear.length === 0) return []
  const are = dear.length > 1 ? 'are' : 'is'
  return [
    `About ${thrift.sum} hardly pays for ${listed(dear.map(({ name }) => name))}, which ${are} among the dearest things to do here: look up the price before you count on it.`,
  ]
}
