import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { leanAllocation, leanFlags } from './lean-process.mjs'

const root = path.join(import.meta.dirname, '..')

/** The words of the command as a shell takes them from what the launcher says. */
function saidCommand(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const script =
    'command=$(node scripts/launch.mjs --say "$@") && eval printf "\'%s\\n\'" "$command"'
  const { PATH, HOME } = process.env
  const printed = execFileSync('sh', ['-c', script, 'sh', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH, HOME, ...settings },
  })
  return printed.trimEnd().split('\n')
}

it('says how the server is started lean, on the Node of the project', () => {
  const words = saidCommand(['scripts/start.ts'])
  const node = words.indexOf(path.join(root, 'node_modules', 'node', 'bin', 'node'))
  expect(words[0]).toBe('env')
  expect(words.slice(1, node)).toEqual(
    expect.arrayContaining(Object.entries(leanAllocation).map((each) => each.join('='))),
  )
  expect(words.slice(node + 1)).toEqual(expect.arrayContaining(leanFlags))
  expect(words.at(-1)).toBe('scripts/start.ts')
})

it('keeps words whole, whatever is in them', () => {
  const said = ['scripts/plan.ts', 'two days', "in L'Aquila", '"$HOME" \\']
  expect(saidCommand(said).slice(-said.length)).toEqual(said)
})

it('leaves settings alone that are set already', () => {
  const words = saidCommand(['scripts/start.ts'], { MALLOC_ARENA_MAX: '7' })
  expect(words.filter((word) => word.startsWith('MALLOC_ARENA_MAX'))).toEqual([])
})
