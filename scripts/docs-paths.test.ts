import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const inRoot = (pattern: string) => globSync(pattern, { cwd: root })
const rooms = [
  'app',
  'bench',
  'catalogue',
  'docs',
  'domain',
  'e2e',
  'posters',
  'scripts',
  'server',
].concat('supabase', 'testing')

/** Decision pages too: what was decided stays as it was written, and where it stands is told as of today (decision 206). */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...inRoot(`{${rooms}}/**/README.md`),
  ...inRoot('docs/**/*.md'),
]

const fromTheTop = new RegExp(`\`((?:${rooms.join('|')})/[\\w./$-]+)\``, 'g')
/** Named by its own name, or with the folders that it takes to know which one is meant. */
const sourceFile = /`([\w$][\w.$/-]*\.(?:tsx?|mjs|sql))`/g
const relativeLink = /\]\((?!https?:|mailto:)([^)#\s]+)/g
/** `x.server.ts` stands for any file named so. */
const isPattern = (name: string) => name.startsWith('x.')

const sourceFiles = [...inRoot('*.{ts,mjs}'), ...inRoot(`{${rooms}}/**/*.{ts,tsx,mjs,sql}`)].map(
  (file) => `/${file}`,
)

it.each(pages)('files and folders that %s names are there', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8')
  const named = (by: RegExp) => [...text.matchAll(by)].map(([, name = '']) => name)
  // Specs and tests are named without their ending.
  const noPath = named(fromTheTop).filter(
    (name) => !existsSync(path.join(root, name)) && inRoot(`${name}.*`).length === 0,
  )
  const noFile = named(sourceFile).filter(
    (name) => !isPattern(name) && !sourceFiles.some((file) => file.endsWith(`/${name}`)),
  )
  const noPage = named(relativeLink).filter(
    (name) => !existsSync(path.join(root, path.dirname(page), name)),
  )
  expect([...new Set([...noPath, ...noFile, ...noPage])]).toEqual([])
})
