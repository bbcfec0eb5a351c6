/**
 * Which sources the build in this checkout was made from: a hash over everything that a build reads. A draft has the
 * same code as a whole build, with small pictures and loosely compressed copies: tests ask for no more, and a whole
 * build does for them as well (docs/decisions/0143-a-draft-for-tests.md).
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')
const stampFile = path.join(root, 'build', '.built-from')

/** Everything a build reads. */
export const buildSources = [
  'app',
  'catalogue',
  'domain',
  'public',
  'scripts/build',
  'posters',
  'server/backend/db',
  'server/data/product-schema.ts',
  'supabase',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** What is set where a draft will do; processes that tests start inherit it. */
export const draftSetting = 'DRAFT_BUILD'

export const draftWillDo = (): boolean => process.env[draftSetting] === '1'

export function isBuilt(): boolean {
  const stamp = readIfThere(stampFile)
  return stamp !== undefined && willDo(stamp, { sources: hashSources(), draft: draftWillDo() })
}

/** Whether what the stamp is of will do for whoever asks. */
export function willDo(stamp: string, asked: { sources: string; draft: boolean }): boolean {
  return stamp === asked.sources || (asked.draft && stamp === stampOf(asked))
}

export const stampOf = ({ sources, draft }: { sources: string; draft: boolean }): string =>
  draft ? `draft of ${sources}` : sources

export const forgetBuilt = (): void => rmSync(stampFile, { force: true })

export const noteBuilt = (sources: string): void =>
  writeFileSync(stampFile, stampOf({ sources, draft: draftWillDo() }))

export function hashSources(): string {
  const hash = createHash('sha256')
  for (const source of buildSources) {
    for (const file of filesUnder(path.join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

function filesUnder(place: string): string[] {
  const entries = listIfFolder(place)
  if (!entries) return [place]
  return entries.sort().flatMap((name) => filesUnder(path.join(place, name)))
}

function listIfFolder(place: string): string[] | undefined {
  try {
    return readdirSync(place)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
