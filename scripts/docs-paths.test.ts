import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')

/** The pages that say where things stand today. Decision pages tell what was so when they were written. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'catalogue/README.md',
  ...globSync('docs/*.md', { cwd: root }),
]

const rooms = 'app|bench|catalogue|docs|domain|e2e|posters|scripts|server|supabase|testing'
const inBackticks = new RegExp(`\`((?:${rooms})/[\\w./$-]+)\``, 'g')

it.each(pages)('files and folders that %s names are there', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8')
  const named = [...text.matchAll(inBackticks)].map(([, name = '']) => name)
  // Specs and tests are named without their ending.
  const missing = named.filter(
    (name) =>
      !existsSync(path.join(root, name)) && globSync(`${name}.*`, { cwd: root }).length === 0,
  )
  expect(missing).toEqual([])
})
