/** Which of several sums is the budget: the last that a second thought led to, or the first. */

import type { Reading } from '../reading.ts'
import type { Budget } from '../schema.ts'
import type { MoneyFindings } from './read-money.ts'

const secondThought =
  /\b(?:actually|no wait|wait|make (?:it|that)|scratch that|i mean|or rather|sorry|changed?|revised|instead|now)\b[^.?!]{0,34}$/

export function chosenBudget(reading: Reading, money: MoneyFindings): Budget | undefined {
  const turned = money.budgets.findLast(
    ({ start }, index) => index > 0 && reading.leads(secondThought, start, 50),
  )
  const chosen = turned ?? money.budgets[0]
  if (!chosen) return undefined
  const { start, ...budget } = chosen
  return budget
}
