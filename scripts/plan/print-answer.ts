/** All that planning a wish answers, as lines of text for a person. */
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import { printTrip } from './print-trip.ts'

export function printAnswer(answer: PlanAnswer): string[] {
  const { understood, notUnderstood, assumed, unmet, notes, question, proposals, waysOut, trip } =
    answer
  return [
    ...(trip ? [trip.title] : []),
    ...list(
      'Understood',
      understood.map(({ slot, text }) => `${slot}: ${text}`),
    ),
    ...list('Not understood', notUnderstood),
    ...list('Assumed', assumed),
    ...list('Not met', unmet),
    ...list('Notes', notes),
    ...list(
      'Ways out',
      waysOut.map(({ says }) => says),
    ),
    ...(question ? ['', question] : []),
    ...list(
      'For example',
      proposals.map(({ wish }) => `npm run plan -- "${wish}"`),
    ),
    ...(trip ? ['', ...printTrip(trip)] : []),
  ]
}

function list(head: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`${head}:`, ...lines.map((line) => `  ${line}`)] : []
}
