/**
 * `npm test`: lint, types, dead code and unit tests beside the build, then database with product tests, then browser tests;
 * all of it, every time.
 * `npm test -- WORDS` runs the tests whose file, or else whose title, has these words, and nothing besides; also those
 * that otherwise only full runs have.
 * `npm run test:unit`, `test:db` (with the product) and `test:e2e` run a part. `FULL=1` tries properties and kills more often.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureChromium } from '#testing/chromium.ts'
import { letDraftsDo } from '#testing/draft-build.ts'
import { namedTestsSetting } from '#testing/full-run-only.ts'
import { countsFile, isFullRun } from '#testing/run-count.ts'
import { ensureStrace } from '#testing/strace.ts'
import { ensureBuilt } from './build/ensure-built.ts'
import { readCounts } from './test/counts.ts'
import { readOutcome } from './test/outcome.ts'
import { command, heldBackCommand, runInOrder, runSideBySide, type Step } from './test/run-steps.ts'
import {
  partOf,
  type SelectedTests,
  selectTests,
  type TestPart,
  testParts,
} from './test/select-tests.ts'

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string', multiple: true }, trace: { type: 'boolean', default: false } },
})
const parts = testParts.filter((part) => !values.part || values.part.includes(part))
const selected = words.length > 0 ? selectFiles() : undefined
const chosen = parts.filter((part) => !selected || selected.files[part].length > 0)
if (chosen.length === 0) {
  process.stderr.write(`No test file, and no title of a test, has "${words.join(' ')}".\n`)
  process.exit(1)
}

letDraftsDo()
// Includes tests that otherwise only full runs have.
if (selected) process.env[namedTestsSetting] = '1'
/**
 * Parts of one group run together: database and product tests share a pool of workers, so that none
 * is idle at the end of one.
 */
const groups = [['unit'], ['database', 'product'], ['browser']] as const
const chosenGroups = groups
  .map((group): TestPart[] => group.filter((part) => chosen.includes(part)))
  .filter((group) => group.length > 0)
const reportOf = (group: readonly TestPart[]) => `test-results/${group.join('-and-')}.json`
const whole = !selected && !values.part
/**
 * Keeps the compiler's state between runs: files that did not change, with all that they import,
 * are not checked again; their errors are kept as well.
 */
const keptTypes = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']
const build: Step = { name: 'build', run: () => ensureBuilt().then(() => true) }

const deadCode: Step = { name: 'dead code', run: () => heldBackCommand('knip') }

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const finished = whole
  ? [
      // A build and the search for dead code use one core for most of their time, and unit tests need none of them.
      ...(await runSideBySide([
        [...checks(), unit()],
        [build, deadCode],
      ])),
      ...(await runInOrder(chosenGroups.filter(([part]) => part !== 'unit').map(stepOf))),
    ]
  : await runInOrder(chosenGroups.map(stepOf))
const failed = finished.filter(({ passed }) => !passed).map(({ name }) => name)
const times = finished.map(({ name, seconds }) => `${name} ${seconds} s`)
const outcome = readOutcome(chosenGroups.map(reportOf))
// Printed again at the very end, where whoever reads only the last page of a long log looks.
for (const { name, reason } of outcome.unsteady) {
  process.stdout.write(`\n~ only at the second try: ${name}\n${firstLines(reason)}\n`)
}
for (const { name, reason } of outcome.failed) {
  process.stdout.write(`\n✗ ${name}\n${firstLines(reason)}\n`)
}
if (isFullRun) {
  process.stdout.write(`\nCounted with FULL=1:\n${readCounts(countsFile).join('\n')}\n`)
}
process.stdout.write(`\n${times.join(', ')}\n`)
process.stdout.write(failed.length > 0 ? `\nFailed: ${failed.join(', ')}\n` : '\n')
const { passed, unsteady } = outcome
process.stdout.write(
  `${passed} passed, ${unsteady.length} only at the second try, ${outcome.failed.length} failed\n`,
)
process.exitCode = failed.length > 0 ? 1 : 0

/** The steps that a whole run begins with, beside the build. */
function checks(): Step[] {
  return [
    { name: 'lint', run: () => heldBackCommand('biome', 'ci', '--error-on-warnings', '.') },
    {
      name: 'types',
      run: async () =>
        (await heldBackCommand('react-router', 'typegen')) &&
        // Several threads work out the same types several times, and the other core has the build.
        (await heldBackCommand('tsc', '--noEmit', '--singleThreaded', ...keptTypes)),
    },
  ]
}

/** The unit tests of a whole run, whose output waits until the build has no more to say in between. */
function unit(): Step {
  return { name: 'unit', run: () => vitest(['unit'], heldBackCommand) }
}

function stepOf(group: readonly TestPart[]): Step {
  const run = () => (group.includes('browser') ? browser() : vitest(group))
  return { name: group.join(' and '), run }
}

function vitest(group: readonly TestPart[], run = command): Promise<boolean> {
  // Tests of both parts look at what the kernel was asked to force to disk.
  if (group.includes('unit') || group.includes('database')) ensureStrace()
  return run(
    'vitest',
    'run',
    ...group.flatMap((part) => ['--project', part]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(group)}`],
    ...(selected?.title ? ['-t', escaped(selected.title)] : []),
    ...group.flatMap((part) => selected?.files[part] ?? []),
  )
}

async function browser(): Promise<boolean> {
  ensureChromium()
  await ensureBuilt()
  return command(
    'playwright',
    'test',
    ...(values.trace ? ['--trace', 'on', '--retries', '0'] : []),
    ...(selected?.title ? ['--grep', escaped(selected.title)] : []),
    ...(selected?.files.browser ?? []).map(escaped),
  )
}

function selectFiles(): SelectedTests {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  const files = listed.stdout
    .split('\n')
    .filter((path) => partOf(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
  return selectTests(files, words)
}

/** Runners take patterns; the words are meant as they stand. Letters match in either case. */
function escaped(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
}

function firstLines(text: string): string {
  return text
    .split('\n')
    .slice(0, 20)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n')
}
