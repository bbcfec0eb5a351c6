import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { buildSources, stampOf, willDo } from './build-stamp.ts'

const isSource = (file: string) =>
  buildSources.some((source) => file === source || file.startsWith(`${source}/`))

it('a change of whatever the build runs makes a new build', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const imported = files.flatMap((file) => {
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    return [...source.matchAll(/'#([^']+)'/g)].map(([, to = '']) => to)
  })
  expect(imported).toContain('server/backend/db/pglite/kept-template.ts')
  expect(imported.filter((file) => !isSource(file))).toEqual([])
})

it('so does a change of what its tools are told', () => {
  const told = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']
  expect(told.filter((file) => !isSource(file))).toEqual([])
})

it('a whole build does for tests and for a start, a draft for tests alone, and neither for other sources', () => {
  const whole = stampOf({ sources: 'these', draft: false })
  const draft = stampOf({ sources: 'these', draft: true })
  const asked = (stamp: string, sources: string) => ({
    forStart: willDo(stamp, { sources, draft: false }),
    forTests: willDo(stamp, { sources, draft: true }),
  })
  expect(asked(whole, 'these')).toEqual({ forStart: true, forTests: true })
  expect(asked(draft, 'these')).toEqual({ forStart: false, forTests: true })
  expect(asked(whole, 'others')).toEqual({ forStart: false, forTests: false })
  expect(asked(draft, 'others')).toEqual({ forStart: false, forTests: false })
})
