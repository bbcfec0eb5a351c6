import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { oneOfEvery } from '#testing/full-run-only.ts'
import { planCases, planRequests } from './plan-requests.ts'
import { answers } from './rubric.ts'
import { scoreTable, withScores } from './score-table.ts'
import { withAnswers, writePlan } from './write-plan.ts'

const folder = path.join(import.meta.dirname, 'golden')
const plan = await planRequests()
const rewrite = 'changed: read what it says now, and write it with npm run plans'

describe('golden plans', () => {
  it.each(oneOfEvery(2, planCases))('$file is what the engine says today', async (request) => {
    const file = path.join(folder, `${request.file}.md`)
    const page = withAnswers(writePlan(request, await plan(request)), answers[request.name])
    expect(page, rewrite).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
  })

  it('has no page that nobody asks for, and the scores in its README', () => {
    expect(readdirSync(folder).sort()).toEqual(planCases.map(({ file }) => `${file}.md`))
    const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')
    expect(withScores(readme, scoreTable(planCases, answers)), rewrite).toBe(readme)
  })

  it('has an answer for every plan', () => {
    expect(Object.keys(answers).sort()).toEqual(planCases.map(({ name }) => name).sort())
  })
})
