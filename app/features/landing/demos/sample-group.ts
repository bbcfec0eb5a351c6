/** Three friends and a weekend in Porto. The expenses and the settlements add up. */
import type { Companion } from '#app/ui/trip/companion.tsx'

export const currency = 'EUR'

export const ana: Companion = { name: 'Ana', tint: 'violet' }
export const ben: Companion = { name: 'Ben', tint: 'tide' }
export const chidi: Companion = { name: 'Chidi', tint: 'coral' }

export const expenses = [
  { title: 'Apartment, two nights', paidBy: ana, cents: 360_00 },
  { title: 'Train tickets', paidBy: chidi, cents: 96_00 },
  { title: 'Dinner by the river', paidBy: ben, cents: 84_00 },
] as const

export const settlements = [
  { from: ben, to: ana, cents: 96_00 },
  { from: chidi, to: ana, cents: 84_00 },
] as const

export const total = expenses.reduce((sum, { cents }) => sum + cents, 0)
