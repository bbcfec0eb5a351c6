import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'plan.ts'), ...args], {
    encoding: 'utf8',
  })

describe('planning in a terminal', { timeout: 60_000 }, () => {
  it('prints the days, the reasons, a map and what stayed out', () => {
    const { stdout, status } = run('four slow days in Lisbon in May with two kids, no churches')
    expect(status).toBe(0)
    expect(stdout.match(/^Day \d, /gm)).toHaveLength(4)
    expect(stdout).toMatch(/\d\d:\d\d–\d\d:\d\d {2}\S/)
    expect(stdout).toContain('Children enjoy it.')
    expect(stdout).toContain('⌂')
    expect(stdout).toMatch(/Jerónimos Monastery: You asked for no churches/)
    expect(stdout).not.toMatch(/^ {2}\d\d:\d\d–\d\d:\d\d {2}Lisbon Cathedral/m)
  })

  it('says what it needs when nothing is asked, and what there is when no place was named', () => {
    expect(run().stdout).toContain('Say what to plan')
    expect(run('somewhere nice').stdout).toMatch(/There are: .*Lisbon/)
  })
})
