/** Promises about money, where it was described in words: plenty, or little without a sum. */
import type { PlanRequest } from '../schema.ts'
import type { PromiseLine } from './promises.ts'
import { mealsOf, type ToldDay, visitsOf } from './told-days.ts'

/** Price levels of fine tables, and of tables for who saves. */
const dear = 3
const simple = 2

function dinnersOf(days: readonly ToldDay[]) {
  const dinners = days.flatMap((day) => mealsOf(day, 'dinner')).flatMap(({ place }) => place ?? [])
  return { dinners, fine: dinners.filter(({ price }) => (price ?? 0) >= dear) }
}

function freeSights(days: readonly ToldDay[]) {
  const sights = days.flatMap(visitsOf).map(({ place }) => place)
  return { sights, free: sights.filter(({ price }) => price === 0) }
}

const isSmall = ({ priceCeiling, lavish }: PlanRequest) => priceCeiling <= simple && !lavish

export const promisesOfMoney: readonly PromiseLine[] = [
  {
    isFor: ({ lavish }) => lavish,
    opening: () => 'Since money is no concern',
    promises: [
      {
        says: (days) => {
          const { dinners, fine } = dinnersOf(days)
          return fine.length === dinners.length
            ? 'dinners at tables of the upper price levels'
            : `${fine.length} of ${dinners.length} dinners at tables of the upper price levels`
        },
        holds: (days) => {
          const { dinners, fine } = dinnersOf(days)
          return fine.length > 0 && fine.length >= dinners.length / 2
        },
      },
      { says: () => 'rides by taxi', holds: (_days, { taxis }) => taxis },
    ],
  },
  {
    isFor: isSmall,
    // A sum has a sentence of its own.
    opening: () => 'On a small budget',
    promises: [
      {
        says: (_days, _request, { thrift }) => (thrift ? null : 'simple tables'),
        holds: (days) =>
          days.flatMap((day) => mealsOf(day)).every(({ place }) => (place?.price ?? 0) <= simple),
      },
      {
        says: (days, _request, { thrift }) => {
          const { sights, free } = freeSights(days)
          return thrift ? null : `${free.length} of ${sights.length} sights that cost nothing`
        },
        holds: (days) => freeSights(days).free.length > 0,
      },
    ],
  },
]
