import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withBuildLock } from './build-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'piri-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('lets one in at a time, and leaves nothing behind', async () => {
  const file = path.join(folder, 'lock')
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await Promise.resolve()
    inside -= 1
  }
  await Promise.all([1, 2, 3].map(() => withBuildLock(file, work)))
  expect(most).toBe(1)
  expect(existsSync(file)).toBe(false)
})

it('takes over from a build that was killed', async () => {
  const file = path.join(folder, 'lock')
  // No process has this number: it is past the largest that Linux gives out.
  writeFileSync(file, '4999999')
  expect(await withBuildLock(file, async () => 'built')).toBe('built')
})

it('opens again after a build that failed', async () => {
  const file = path.join(folder, 'lock')
  const failing = withBuildLock(file, async () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(await withBuildLock(file, async () => 'built')).toBe('built')
})
