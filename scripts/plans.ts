/**
 * `npm run plans`: plans the requests of testing/plans and writes their pages and the table of scores
 * anew. `npm run plans -- 07 vienna` writes those whose names begin with or contain one of the words.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { planCases, planRequests } from '#testing/plans/plan-requests.ts'
import { answers, fingerprint } from '#testing/plans/rubric.ts'
import { scoreTable, withScores } from '#testing/plans/score-table.ts'
import { withAnswers, writePlan } from '#testing/plans/write-plan.ts'

const room = path.join(import.meta.dirname, '..', 'testing', 'plans')
const words = process.argv.slice(2)
const wanted = planCases.filter(
  ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
)
const plan = await planRequests()
mkdirSync(path.join(room, 'golden'), { recursive: true })
for (const request of wanted) {
  const page = writePlan(request, await plan(request))
  const given = answers[request.name]
  writeFileSync(path.join(room, 'golden', `${request.file}.md`), withAnswers(page, given))
  const print = fingerprint(page)
  const state = !given ? 'not read' : given.read === print ? 'read' : 'changed since it was read'
  process.stdout.write(`${request.file} ${print} ${state}\n`)
}
const readme = path.join(room, 'README.md')
writeFileSync(readme, withScores(readFileSync(readme, 'utf8'), scoreTable(planCases, answers)))
