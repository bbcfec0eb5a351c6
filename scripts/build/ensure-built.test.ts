import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** All modules of this folder that a module loads at once, by way of others too. */
function loadedWith(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known
  known.add(file)
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  for (const [, next = ''] of source.matchAll(/from '\.\/([^']+)'/g)) loadedWith(next, known)
  return known
}

it('a start loads what looks for changes, and nothing of what builds', () => {
  expect([...loadedWith('ensure-built.ts')].sort()).toEqual(['build-stamp.ts', 'ensure-built.ts'])
  expect(loadedWith('build-process.ts')).toContain('build-product.ts')
})
