import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { inFullRuns } from '#testing/full-run-only.ts'
import { keptCode } from '#testing/start-product.ts'

const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'run.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...keptCode },
  })

describe('the benchmark runner', () => {
  // It loads all of them, which takes ten seconds of a busy machine.
  inFullRuns(
    it,
    'every day: the names that there are, in the next test; that each has a description, by its type',
  )('lists what there is when it is asked for nothing', () => {
    const { stdout, status } = run()
    expect(status).toBe(0)
    expect(stdout).toMatch(/^start +\S/m)
  })

  it('says which names there are when a name is unknown', () => {
    const { stderr, status } = run('strat')
    expect(status).toBe(2)
    expect(stderr).toMatch(/There is no benchmark "strat"\. There are: .*start/)
  })

  it('says when the data folder is missing', () => {
    const { stderr, status } = run('start', '--data', '/no/such/folder')
    expect(status).toBe(2)
    expect(stderr).toContain('/no/such/folder')
  })

  inFullRuns(it, 'every day: names and folders in this file; figures are for who measures')(
    'ends with one JSON object that has the figures',
    () => {
      const { stdout, status } = run('start', '--section', 'built', '--rounds', '1', '--json')
      expect(status).toBe(0)
      const last = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')
      expect(last).toMatchObject({
        benchmark: 'start',
        machine: { cores: expect.any(Number) },
        versions: { node: process.versions.node },
        figures: { firstStart: { value: expect.any(Number), unit: 'ms' } },
      })
    },
  )
})
