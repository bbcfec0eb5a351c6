/** The table of all plans and their answers, between two marks of README.md. */
import type { PlanCase } from './plan-requests.ts'
import { type Answers, questionNames, scoreOf } from './rubric.ts'

const marks = { from: '<!-- scores -->', to: '<!-- end of scores -->' }

export function scoreTable(
  cases: readonly PlanCase[],
  answers: Readonly<Record<string, Answers>>,
): string {
  const scores = cases.flatMap(({ name }) => answers[name] ?? []).map(scoreOf)
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
  const rows = cases.map(({ file, kind, name }) => {
    const given = answers[name]
    const no = given ? questionNames.filter((question) => given.no[question]).join(', ') : ''
    return `| [${file}](golden/${file}.md) | ${kind} | ${given ? scoreOf(given) : ''} | ${no} |`
  })
  return [
    '| plan | kind | score | answered with no |',
    '|---|---|---|---|',
    ...rows,
    '',
    `Mean ${mean.toFixed(1)}, lowest ${Math.min(...scores)}.`,
  ].join('\n')
}

export function withScores(readme: string, table: string): string {
  const [head, rest] = readme.split(marks.from)
  const [, tail] = (rest ?? '').split(marks.to)
  if (head === undefined || tail === undefined) throw new Error('README.md has no marks for scores')
  return `${head}${marks.from}\n${table}\n${marks.to}${tail}`
}
