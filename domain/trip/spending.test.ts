import { expect, it } from 'vitest'
import { money } from '#domain/money/money.ts'
import { dayIdSchema, stopIdSchema, tripIdSchema } from './ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from './new-trip.ts'
import { keysBetween } from './order-keys.ts'
import { spendingOf } from './spending.ts'
import { stateOf, tripOf } from './trip-state.ts'

it('only what somebody typed in is summed, by day and in all, against the budget', () => {
  const budget = money(10_000, 'EUR')
  const fields = newTripFields({ title: 'Lisbon', start: '2027-05-10', budget })
  const state = stateOf(emptyTrip(tripIdSchema.parse('t'), fields))
  const zone = 'Europe/Lisbon'
  const day = dayIdSchema.parse('d')
  const [order] = keysBetween(null, null, 1)
  if (!order) throw new Error('There is a key')
  state.tables.day.set(day, newDayFields({ order, zone }))
  const costs = [money(1250, 'EUR'), money(800, 'EUR'), money(900, 'JPY'), null]
  for (const [index, cost] of costs.entries()) {
    const row = newStopFields({ day, order, zone, name: `Stop ${index}`, cost, price: 3 })
    state.tables.stop.set(stopIdSchema.parse(`s${index}`), row)
  }
  const { all, byDay, left } = spendingOf(tripOf(state))
  expect(all).toEqual([money(2050, 'EUR'), money(900, 'JPY')])
  expect(byDay.get(day)).toEqual(all)
  expect(left).toEqual(money(7950, 'EUR'))
})
