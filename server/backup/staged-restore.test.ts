import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderBusyError, lockFolder } from '#server/backend/db/pglite/folder-lock.ts'
import { beginStaging, markComplete, settleInterruptedRestore } from './staged-restore.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'test-staging-'))
  await fill(dataDir, 'old')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function fill(folder: string, content: string): Promise<void> {
  for (const part of ['database', 'files']) {
    await mkdir(path.join(folder, part))
    await writeFile(path.join(folder, part, 'content'), content)
  }
  await writeFile(path.join(folder, 'keys.json'), content)
}

const found = async () => [
  await readFile(path.join(dataDir, 'database', 'content'), 'utf8'),
  await readFile(path.join(dataDir, 'files', 'content'), 'utf8'),
  await readFile(path.join(dataDir, 'keys.json'), 'utf8'),
]

describe('a restore that was cut off', () => {
  it('before it was complete is as if it had never begun', async () => {
    await fill(await beginStaging(dataDir), 'new')
    await settleInterruptedRestore(dataDir)
    expect(await found()).toEqual(['old', 'old', 'old'])
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'files', 'keys.json'])
  })

  it('after it was complete is finished by the next start', async () => {
    await mkdir(path.join(dataDir, 'rendered-images'))
    await fill(await beginStaging(dataDir), 'new')
    await markComplete(dataDir)
    await settleInterruptedRestore(dataDir)
    expect(await found()).toEqual(['new', 'new', 'new'])
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'files', 'keys.json'])
  })

  it.each([1, 2, 3])('in the middle of the move is finished too, after %i parts', async (moved) => {
    const staging = await beginStaging(dataDir)
    await fill(staging, 'new')
    await markComplete(dataDir)
    for (const part of ['files', 'keys.json', 'database'].slice(0, moved)) {
      await rm(path.join(dataDir, part), { recursive: true })
      await rename(path.join(staging, part), path.join(dataDir, part))
    }
    await settleInterruptedRestore(dataDir)
    expect(await found()).toEqual(['new', 'new', 'new'])
    expect(existsSync(staging)).toBe(false)
  })

  it('is not mistaken for one that is under way', async () => {
    const unlock = await lockFolder(dataDir, path.join(dataDir, 'database.lock'))
    const staging = await beginStaging(dataDir)
    await expect(settleInterruptedRestore(dataDir)).rejects.toThrow(DataFolderBusyError)
    expect(existsSync(staging)).toBe(true)
    await unlock()
  })
})
