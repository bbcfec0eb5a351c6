/** What the runners' own reports say: how many tests passed, and which did not, and why. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

export interface FailedTest {
  /** Where it stands and what it promises. */
  name: string
  reason: string
}

export interface Outcome {
  passed: number
  failed: FailedTest[]
  /** Failed once and passed when tried again, in the browser only: nothing else is tried twice. */
  unsteady: FailedTest[]
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const browserSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(
        z.object({ error: z.object({ message: z.string().default('') }).optional() }),
      ),
    }),
  ),
})

const browserSuite = z.object({
  title: z.string(),
  specs: z.array(browserSpec).default([]),
  get suites() {
    return z.array(browserSuite).default([])
  },
})

const browserReport = z.object({
  suites: z.array(browserSuite),
  errors: z.array(z.object({ message: z.string().default('') })),
  stats: z.object({ expected: z.number() }),
})

/** Adds up the reports in these files. A runner that died before its report adds nothing here. */
export function readOutcome(files: readonly string[]): Outcome {
  const outcomes = files.map((file) => outcomeOf(readReport(file)))
  return {
    passed: outcomes.reduce((sum, each) => sum + each.passed, 0),
    failed: outcomes.flatMap((each) => each.failed),
    unsteady: outcomes.flatMap((each) => each.unsteady),
  }
}

function outcomeOf(report: unknown): Outcome {
  const vitest = vitestReport.safeParse(report)
  if (vitest.success) return outcomeOfVitest(vitest.data)
  const browser = browserReport.safeParse(report)
  if (browser.success) return outcomeOfBrowser(browser.data)
  return { passed: 0, failed: [], unsteady: [] }
}

function outcomeOfVitest(report: z.infer<typeof vitestReport>): Outcome {
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages?.join('\n')))
    // A file that can't be loaded, or whose set-up fails, has no test to blame.
    return tests.length === 0 && status === 'failed' ? [failure(file, message)] : tests
  })
  return { passed: report.numPassedTests, failed, unsteady: [] }
}

function outcomeOfBrowser(report: z.infer<typeof browserReport>): Outcome {
  const specs = report.suites.flatMap(specsIn)
  const failedRun = report.errors.map(({ message }) => failure('browser tests', message))
  return {
    passed: report.stats.expected,
    failed: [...testsThatEnded('unexpected', specs), ...failedRun],
    unsteady: testsThatEnded('flaky', specs),
  }
}

function testsThatEnded(
  ending: 'unexpected' | 'flaky',
  specs: readonly z.infer<typeof browserSpec>[],
): FailedTest[] {
  return specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === ending)
      .map(({ results }) =>
        failure(
          `e2e/${file}:${line} › ${title}`,
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  )
}

function specsIn(suite: z.infer<typeof browserSuite>): z.infer<typeof browserSpec>[] {
  const within = suite.suites.flatMap(specsIn)
  return [...suite.specs, ...within]
}

function failure(name: string, reason = ''): FailedTest {
  return { name, reason: stripVTControlCharacters(reason).trim() }
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
