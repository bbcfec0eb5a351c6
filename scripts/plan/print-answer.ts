/**
 * All that planning a wish answers, as lines of text for a person: what can't be had first, then what
 * to know, and what was understood and assumed. Words of others can't steer the terminal.
 */

import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import { withHeadWord } from '#domain/planner/wish/slot-words.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { printTrip } from './print-trip.ts'

const longestLine = 1_000

export function printAnswer(answer: PlanAnswer): string[] {
  const { understood, notUnderstood, assumed, unmet, notes, question, proposals, waysOut, trip } =
    answer
  const { answers } = answer
  const lines = [
    ...(trip ? [trip.title] : []),
    ...list('You asked', answers ?? []),
    ...list('Understood', understood.map(withHeadWord)),
    ...list('Not understood', notUnderstood),
    ...list('Assumed', assumed),
    ...list('Not met', unmet),
    ...list(
      'Ways out',
      waysOut.map(({ says, wish }) => (wish ? `${says} Ask for: "${wish}"` : says)),
    ),
    ...list('Good to know', notes),
    ...(question ? ['', question] : []),
    ...list(
      'For example',
      proposals.map(({ says, wish }) => `${says.replace(/\.$/, '')}. Ask for: "${wish}"`),
    ),
    ...(trip ? ['', ...printTrip(trip)] : []),
  ]
  return lines.map(shown)
}

/** The indentation stays, everything else of a line is cleaned. */
function shown(line: string): string {
  const indent = /^ */.exec(line)?.[0] ?? ''
  const gap = /^( *\d\d:\d\d–\d\d:\d\d {2})(.*)$/.exec(line)
  if (gap) return `${gap[1]}${cleanText(gap[2] ?? '', longestLine)}`
  return `${indent}${cleanText(line, longestLine)}`
}

function list(head: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`${head}:`, ...lines.map((line) => `  ${line}`)] : []
}
