/** A function gets the same packages here, where they are installed, and on the edge, where `deno.json` names them. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')
const configs = globSync('{supabase,server/backend,testing}/**/functions/**/deno.json', {
  cwd: root,
})

const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const npmTargets = (config: string): string[] =>
  Object.values<string>(readJson(config).imports ?? {}).filter((to) => to.startsWith('npm:'))

describe.each(configs)('%s', (config) => {
  it.each(npmTargets(config))('pins %s to what is installed', (target) => {
    const [, name, version] = /^npm:((?:@[^/]+\/)?[^/@]+)@([^/]+)/.exec(target) ?? []
    expect(version).toBe(readJson(`node_modules/${name}/package.json`).version)
  })
})

it('finds the configurations', () => {
  expect(configs).not.toEqual([])
})
