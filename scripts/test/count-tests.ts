/** Adds up what the runners' own reports say. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

export interface TestCounts {
  passed: number
  failed: number
}

export function countTests(files: readonly string[]): TestCounts {
  return files
    .map(countIn)
    .reduce(
      (sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }),
      { passed: 0, failed: 0 },
    )
}

/** A runner that died before its report has failed already; it adds nothing here. */
function countIn(file: string): TestCounts {
  const report = readReport(file)
  const vitest = vitestReport.safeParse(report)
  if (vitest.success) {
    return { passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests }
  }
  const playwright = playwrightReport.safeParse(report)
  if (!playwright.success) return { passed: 0, failed: 0 }
  const { expected, unexpected, flaky } = playwright.data.stats
  return { passed: expected, failed: unexpected + flaky }
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
