import { expect, it } from 'vitest'
import type { Companion } from '#app/ui/trip/companion.tsx'
import { ana, ben, chidi, expenses, settlements, total } from './sample-group.ts'

const people = [ana, ben, chidi]

it('the settlements balance the expenses, to the cent', () => {
  const spent = (person: Companion) =>
    expenses.reduce((sum, { paidBy, cents }) => sum + (paidBy === person ? cents : 0), 0) +
    settlements.reduce(
      (sum, { from, to, cents }) =>
        sum + (from === person ? cents : 0) - (to === person ? cents : 0),
      0,
    )
  expect(people.map(spent)).toEqual(people.map(() => total / people.length))
})

it('every member has a colour of their own', () => {
  expect(new Set(people.map(({ tint }) => tint)).size).toBe(people.length)
})
