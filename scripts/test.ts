/**
 * `npm test`: lint, types, dead code, build, unit, database, product and browser tests; all of it, every time.
 * `npm test -- WORDS` runs the tests whose file, or else whose title, has these words, and nothing besides.
 * `npm run test:unit`, `test:db` and `test:e2e` run a part. `FULL=1` tries properties and kills more often.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureChromium } from '#testing/chromium.ts'
import { installWithApt, runs } from '#testing/debian-packages.ts'
import { countsFile, isFullRun } from '#testing/run-count.ts'
import { ensureBuilt } from './build/ensure-built.ts'
import { readCounts } from './test/counts.ts'
import { readOutcome } from './test/outcome.ts'
import {
  partOf,
  type SelectedTests,
  selectTests,
  type TestPart,
  testParts,
} from './test/select-tests.ts'

interface Step {
  name: string
  run: () => boolean | Promise<boolean>
}

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

const reportOf = (part: TestPart) => `test-results/${part}.json`
const whole = !selected && !values.part
const steps: Step[] = [...(whole ? checks() : []), ...chosen.map(stepOf)]

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const failed: string[] = []
const times: string[] = []
for (const step of steps) {
  const startedAt = performance.now()
  process.stdout.write(`\n── ${step.name}\n`)
  const passed = await step.run()
  if (!passed) failed.push(step.name)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  times.push(`${step.name} ${seconds} s`)
  process.stdout.write(`── ${step.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s\n`)
}
const outcome = readOutcome(chosen.map(reportOf))
// Again at the very end, where whoever reads only the last page of a long log looks.
for (const { name, reason } of outcome.failed) {
  process.stdout.write(`\n✗ ${name}\n${firstLines(reason)}\n`)
}
if (isFullRun) {
  process.stdout.write(`\nCounted with FULL=1:\n${readCounts(countsFile).join('\n')}\n`)
}
process.stdout.write(`\n${times.join(', ')}\n`)
process.stdout.write(failed.length > 0 ? `\nFailed: ${failed.join(', ')}\n` : '\n')
process.stdout.write(`${outcome.passed} passed, ${outcome.failed.length} failed\n`)
process.exitCode = failed.length > 0 ? 1 : 0

/** What a whole run looks at before it runs a test. */
function checks(): Step[] {
  return [
    { name: 'lint', run: () => command('biome', 'ci', '--error-on-warnings', '.') },
    { name: 'types', run: () => command('react-router', 'typegen') && command('tsc', '--noEmit') },
    { name: 'dead code', run: () => command('knip') },
    { name: 'build', run: () => ensureBuilt().then(() => true) },
  ]
}

function stepOf(part: TestPart): Step {
  return { name: part, run: () => (part === 'browser' ? browser() : vitest(part)) }
}

function vitest(part: Exclude<TestPart, 'browser'>): boolean {
  // A database test looks at what the kernel was asked for; the tool for it is small.
  if (part === 'database' && !runs('strace', ['-V'])) installWithApt('strace')
  return command(
    'vitest',
    'run',
    ...['--project', part, '--reporter=default', '--reporter=json'],
    `--outputFile.json=${reportOf(part)}`,
    ...(selected?.title ? ['-t', escaped(selected.title)] : []),
    ...(selected?.files[part] ?? []),
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

function command(name: string, ...args: string[]): boolean {
  return spawnSync(name, args, { stdio: 'inherit' }).status === 0
}

function firstLines(text: string): string {
  return text
    .split('\n')
    .slice(0, 20)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n')
}
