import { expect, it } from 'vitest'
import { expenses, settlements, total } from './sample-group.ts'

it('the payments make everyone even, to the cent', () => {
  const people = ['Ana', 'Ben', 'Chidi']
  const spent = (name: string) =>
    expenses.reduce((sum, { paidBy, cents }) => sum + (paidBy === name ? cents : 0), 0) +
    settlements.reduce(
      (sum, { from, to, cents }) => sum + (from === name ? cents : 0) - (to === name ? cents : 0),
      0,
    )
  expect(people.map(spent)).toEqual(people.map(() => total / people.length))
})
