import { expect, it } from 'vitest'
import { heldBackCommand, runInOrder, runSideBySide } from './run-steps.ts'

const node = (source: string) => heldBackCommand(process.execPath, '-e', source)

it('a step that fails is told as failed, and the next one runs all the same', async () => {
  const finished = await runInOrder([
    { name: 'lint', run: () => node('process.exit(1)') },
    { name: 'types', run: () => node('') },
  ])
  expect(finished).toMatchObject([
    { name: 'lint', passed: false },
    { name: 'types', passed: true },
  ])
})

it('tracks begin together, and the steps of each follow one another', async () => {
  const begun: string[] = []
  const built = Promise.withResolvers<boolean>()
  const finished = await runSideBySide([
    // First: one after the other, its end would never come.
    [
      {
        name: 'build',
        run: () => {
          begun.push('build')
          return built.promise
        },
      },
    ],
    [
      { name: 'lint', run: async () => begun.push('lint') > 0 },
      {
        name: 'types',
        run: async () => {
          begun.push('types')
          built.resolve(true)
          return true
        },
      },
    ],
  ])
  expect(begun).toEqual(['build', 'lint', 'types'])
  expect(finished.map(({ name }) => name)).toEqual(['build', 'lint', 'types'])
})

it('a command that can’t be found is a failure of the run itself', async () => {
  await expect(heldBackCommand('no-such-command')).rejects.toThrow('ENOENT')
})
