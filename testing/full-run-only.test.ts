import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const script = `
  import { andInFullRuns, inFullRuns, oneOfEvery } from ${JSON.stringify(path.join(import.meta.dirname, 'full-run-only.ts'))}
  inFullRuns((title) => console.log(title), 'every day: another')('declared')
  console.log(andInFullRuns(['first'], ['second']).join())
  console.log(oneOfEvery(3, [1, 2, 3, 4, 5], 4).join())`

/** What is declared in such a run, which is no run of this suite: nothing of it is counted. */
function declaredWith(env: Readonly<Record<string, string>>): string[] {
  const { PATH } = process.env
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { PATH, TEST_WORKER_INDEX: '0', ...env },
  })
  return stdout.trim().split('\n')
}

it('on other days a test of full runs is not declared, and a list is as long as every day', () => {
  expect(declaredWith({})).toEqual(['first', '2,5'])
})

it.each(['FULL', 'NAMED_TESTS'])('with %s all of them are whole', (setting) => {
  expect(declaredWith({ [setting]: '1' })).toEqual(['declared', 'first,second', '1,2,3,4,5'])
})
