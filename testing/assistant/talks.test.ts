import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { oneOfEvery } from '#testing/full-run-only.ts'
import { brainToGrade } from './brain-to-grade.ts'
import { talks } from './talks.ts'
import { writeQuestions } from './write-questions.ts'
import { writeTalk } from './write-talk.ts'

const folder = path.join(import.meta.dirname, 'golden')
const rewrite = 'changed: read what it says now, and write it with npm run talks'

describe('golden conversations', { timeout: 120_000 }, () => {
  it.each(oneOfEvery(2, talks))('$file is what the assistant says today', async (talk) => {
    const file = path.join(folder, `${talk.file}.md`)
    const page = await writeTalk(talk, await brainToGrade())
    expect(page, rewrite).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
  })

  it('the single questions are answered as their page says', async () => {
    const file = path.join(import.meta.dirname, 'single-questions.md')
    const page = await writeQuestions(await brainToGrade())
    expect(page, rewrite).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
  })

  it('has no page that nobody holds', () => {
    expect(readdirSync(folder).sort()).toEqual(talks.map(({ file }) => `${file}.md`))
  })
})
