/** How far a plan is from a dropped wish: the measure of "nearest". */
import type { CityLayout, Wish } from './trip-request.ts'

/** In days, roughly; a wish without a measure counts as one. */
export function lossOf(wish: Wish, plan: CityLayout): number {
  switch (wish.kind) {
    case 'length':
      return Math.abs((plan.stays.at(-1)?.last ?? 0) - wish.days)
    case 'stay':
      return Math.abs(daysIn(plan, wish.city) - wish.days)
    case 'window':
      return missed(plan, wish)
    case 'direct':
      return plan.legs.filter(({ mode }) => mode === undefined).length
    case 'budget':
      // Ten per cent over the budget count as a day.
      return (10 * Math.max(0, plan.cost.total - wish.amount)) / Math.max(1, wish.amount)
    default:
      return 1
  }
}

function daysIn(plan: CityLayout, city: string): number {
  return plan.days.filter(({ cities }) => cities.includes(city)).length
}

function missed(plan: CityLayout, { city, first, last }: Wish & { kind: 'window' }): number {
  const there = plan.days.filter(
    ({ day, cities }) => day >= first && day <= last && cities.includes(city),
  )
  return last - first + 1 - there.length
}
