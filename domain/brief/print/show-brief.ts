/** What was understood, for a terminal: the request with its spans marked, and the brief below. */
import { questions } from '../check-brief.ts'
import type { BriefSpan, TripBrief } from '../schema.ts'
import { printBrief } from './print-brief.ts'

export function showBrief(text: string, brief: TripBrief): string {
  const says = brief.contradictions.map((each) => each.says)
  // Which place is meant comes before everything else that is asked.
  const asked = [
    ...says.filter((each) => each.endsWith('?')),
    ...brief.missing.map((slot) => questions[slot]),
  ].map((each) => `  ${each}`)
  const wrong = says.filter((each) => !each.endsWith('?')).map((each) => `  ${each}`)
  return [
    ...linesOf(text).flatMap((line) => markedLine(line, brief.spans)),
    '',
    printBrief(brief),
    '',
    brief.notUnderstood.length > 0
      ? `Not understood: ${brief.notUnderstood.map((words) => `"${words}"`).join(', ')}`
      : 'Every word that says something was understood.',
    ...(wrong.length > 0 ? ['', 'What can not be:', ...wrong] : []),
    ...(asked.length > 0 ? ['', 'Still to ask:', ...asked] : []),
  ].join('\n')
}

interface Line {
  text: string
  start: number
}

/** The widest a line may be, so that the marks stay under their words. */
const width = 96

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  while (start < text.length) {
    const broken = text.indexOf('\n', start)
    const end = broken < 0 ? text.length : broken
    const space = end - start > width ? text.lastIndexOf(' ', start + width) : end
    const stop = space > start ? space : Math.min(end, start + width)
    lines.push({ text: text.slice(start, stop), start })
    start = stop + (/[\s]/.test(text[stop] ?? '') ? 1 : 0)
  }
  return lines
}

/** The line, a rule under each understood part, and below it what each is. */
function markedLine({ text, start }: Line, spans: readonly BriefSpan[]): string[] {
  const inside = spans.filter((span) => span.end > start && span.start < start + text.length)
  if (inside.length === 0) return [text]
  let rule = ''
  const labels: string[] = []
  for (const { slot, start: from, end } of inside) {
    const column = Math.max(0, from - start)
    rule =
      rule.padEnd(column) +
      '‾'.repeat(Math.max(1, Math.min(end - start, text.length) - Math.max(column, rule.length)))
    placeLabel(labels, slot, column)
  }
  return [text, rule, ...labels]
}

/** On the first row that has room. */
function placeLabel(rows: string[], label: string, column: number): void {
  const free = rows.findIndex((row) => row.length < column)
  const at = free < 0 ? rows.length : free
  rows[at] = (rows[at] ?? '').padEnd(column) + label
}
