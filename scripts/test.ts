/** `npm test`: lint, dead code, types, build, unit, backend and browser; all of it, every time. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureChromium } from '#testing/chromium.ts'
import { installWithApt, runs } from '#testing/debian-packages.ts'
import { ensureBuilt } from './build/ensure-built.ts'
import { readOutcome } from './test/outcome.ts'

interface Step {
  name: string
  run: () => boolean | Promise<boolean>
}

const reports = { vitest: 'test-results/vitest.json', browser: 'test-results/browser.json' }

const steps: Step[] = [
  { name: 'lint', run: () => command('biome', 'ci', '--error-on-warnings', '.') },
  {
    name: 'types',
    run: () => command('react-router', 'typegen') && command('tsc', '--noEmit'),
  },
  { name: 'dead code', run: () => command('knip') },
  { name: 'build', run: () => ensureBuilt().then(() => true) },
  {
    name: 'unit and backend',
    run: () => {
      // One test looks at what the kernel was asked for; the tool for it is small.
      if (!runs('strace', ['-V'])) installWithApt('strace')
      return command(
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reports.vitest}`,
      )
    },
  },
  {
    name: 'browser',
    run: () => {
      ensureChromium()
      return command('playwright', 'test')
    },
  },
]

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const failed: string[] = []
for (const step of steps) {
  const startedAt = performance.now()
  process.stdout.write(`\n── ${step.name}\n`)
  const passed = await step.run()
  if (!passed) failed.push(step.name)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`── ${step.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s\n`)
}
const outcome = readOutcome(Object.values(reports))
// Again at the very end, where whoever reads only the last page of a long log looks.
for (const { name, reason } of outcome.failed) {
  process.stdout.write(`\n✗ ${name}\n${firstLines(reason)}\n`)
}
process.stdout.write(failed.length > 0 ? `\nFailed: ${failed.join(', ')}\n` : '\n')
process.stdout.write(`${outcome.passed} passed, ${outcome.failed.length} failed\n`)
process.exitCode = failed.length > 0 ? 1 : 0

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
