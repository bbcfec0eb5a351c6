import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOutcome } from './outcome.ts'

let folder: string

// Inside the project, so that the runners find themselves; their report says what they really say.
beforeEach(() => {
  mkdirSync('test-results', { recursive: true })
  folder = mkdtempSync(join(process.cwd(), 'test-results', 'outcome-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

function run(command: string, ...args: string[]): void {
  const { VITEST: _inside, ...env } = process.env
  const { error } = spawnSync(command, args, { cwd: folder, env })
  if (error) throw error
}

function vitest(): string {
  const report = join(folder, 'vitest.json')
  run('vitest', 'run', '--root', folder, '--reporter=json', `--outputFile=${report}`)
  return report
}

test('vitest: what passed is counted, what failed is named with its reason', () => {
  const file = write(
    'sums.test.ts',
    `import { expect, test, describe } from 'vitest'
     test('adds', () => expect(1 + 1).toBe(2))
     describe('by hand', () => test('carries', () => expect(9 + 1).toBe(11)))`,
  )
  const outcome = readOutcome([vitest()])
  expect(outcome.passed).toBe(1)
  expect(outcome.failed).toHaveLength(1)
  expect(outcome.failed[0]?.name).toBe(`${relative(process.cwd(), file)} › by hand carries`)
  expect(outcome.failed[0]?.reason).toContain('expected 10 to be 11')
})

test('vitest: a file that can not be loaded is a failure of its own', () => {
  const file = write('broken.test.ts', `throw new Error('the engine is missing')`)
  const outcome = readOutcome([vitest()])
  expect(outcome.passed).toBe(0)
  expect(outcome.failed.map(({ name }) => name)).toEqual([relative(process.cwd(), file)])
  expect(outcome.failed[0]?.reason).toContain('the engine is missing')
})

test('the browser runner: tests in groups are found, a second try is told apart, and a report that is not there adds nothing', () => {
  const report = join(folder, 'browser.json')
  write(
    'playwright.config.ts',
    `export default { testDir: '.', respectGitIgnore: false, outputDir: 'left', workers: 1, retries: 1, reporter: [['json', { outputFile: ${JSON.stringify(report)} }]] }`,
  )
  write(
    'clock.spec.ts',
    `import { expect, test } from '@playwright/test'
     test('ticks', () => expect('tick').toBe('tick'))
     test.describe('at noon', () => {
       test('strikes twelve', () => expect(11).toBe(12))
     })
     test('is wound up', () => expect(test.info().retry).toBe(1))`,
  )
  run('playwright', 'test')
  const outcome = readOutcome([report, join(folder, 'never-written.json')])
  expect(outcome.passed).toBe(1)
  expect(outcome.failed.map(({ name }) => name)).toEqual(['e2e/clock.spec.ts:4 › strikes twelve'])
  expect(outcome.unsteady.map(({ name }) => name)).toEqual(['e2e/clock.spec.ts:6 › is wound up'])
  // Without the colours of a terminal.
  expect(outcome.failed[0]?.reason).toContain('Expected: 12')
}, 60_000)
