/** Three friends and a weekend in Porto. What they paid adds up, and so does what they owe. */

export const currency = 'EUR'

export const expenses = [
  { title: 'Apartment, two nights', paidBy: 'Ana', cents: 360_00 },
  { title: 'Train tickets', paidBy: 'Chidi', cents: 96_00 },
  { title: 'Dinner by the river', paidBy: 'Ben', cents: 84_00 },
] as const

export const settlements = [
  { from: 'Ben', to: 'Ana', cents: 96_00 },
  { from: 'Chidi', to: 'Ana', cents: 84_00 },
] as const

export const total = expenses.reduce((sum, { cents }) => sum + cents, 0)
