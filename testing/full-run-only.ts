/**
 * Tests that only full runs have (`FULL=1`), and runs of tests that are named (`npm test -- WORDS`): the core of what
 * they promise is proved every day by something else, which each of them names. In other runs they are not declared,
 * so that no report speaks of skipped tests. A full run prints them with its counts.
 */
import { isFullRun, noteCount } from './run-count.ts'

/** Set by `npm test -- WORDS`: whoever names tests means all of them. */
export const namedTestsSetting = 'NAMED_TESTS'

export const hasFullRunTests = isFullRun || process.env[namedTestsSetting] === '1'

/** `inFullRuns(test, 'every day: …')('title', …)`, with whatever declares a test or a group of them. */
export function inFullRuns<Declare extends (...given: never[]) => unknown>(
  declare: Declare,
  everyDay: `every day: ${string}`,
): Declare {
  // Stands in for the declaring function, and declares nothing.
  if (!hasFullRunTests) return (() => {}) as unknown as Declare
  noteCount({ of: `tests of full runs only; ${everyDay}`, count: 1 })
  return declare
}

/** Those of a list that every run walks through, and in full runs the others as well. */
export function andInFullRuns<Each>(
  everyDay: readonly Each[],
  others: readonly Each[],
): readonly Each[] {
  return hasFullRunTests ? [...everyDay, ...others] : everyDay
}

/**
 * One of so many of a list, spread over it because neighbours are often alike, and in full runs all of it. Tests that ask
 * the same of several such lists begin at another place in each, so that between them they have every part of it.
 */
export function oneOfEvery<Each>(many: number, list: readonly Each[], from = 0): readonly Each[] {
  return hasFullRunTests ? list : list.filter((_, index) => index % many === from % many)
}

/** Files of nothing else, which other runs leave out: a file without a test is taken for a mistake. */
export const filesOfFullRuns: readonly string[] = [
  'server/evening-mails/killed-process.product.test.ts',
  'supabase/functions/ask-piri-enhanced/live-providers.db.test.ts',
  'supabase/functions/ask-piri-enhanced/same-on-deno.db.test.ts',
]
