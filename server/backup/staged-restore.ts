/**
 * What is restored is put together in a folder of its own inside the data folder, and takes its
 * place only when all of it is there. From then on it is as good as restored: a process that finds
 * it finishes the move, so that a cut at any moment leaves the old data or the new, and no mixture.
 */
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { lockFolder } from '#server/backend/db/pglite/folder-lock.ts'

const stagingIn = (dataDir: string) => path.join(dataDir, 'restoring')
const complete = 'complete'

/** What may be staged; the database last, because it is what makes a data folder one. */
const parts = ['files', 'keys.json', 'database'] as const

/** An empty folder to put the parts in. The caller holds the lock of the data folder. */
export async function beginStaging(dataDir: string): Promise<string> {
  const staging = stagingIn(dataDir)
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { mode: 0o700 })
  return staging
}

export async function markComplete(dataDir: string): Promise<void> {
  await writeFile(path.join(stagingIn(dataDir), complete), '', { mode: 0o600, flush: true })
  await sync(stagingIn(dataDir))
}

export async function dropStaging(dataDir: string): Promise<void> {
  await rm(stagingIn(dataDir), { recursive: true, force: true })
}

/** Puts complete parts in place of what is there, and forgets incomplete ones. */
export async function settleStaging(dataDir: string): Promise<void> {
  const staging = stagingIn(dataDir)
  if (existsSync(path.join(staging, complete))) {
    const replaced = path.join(staging, 'replaced')
    await mkdir(replaced, { recursive: true, mode: 0o700 })
    for (const part of parts) {
      const [from, to] = [path.join(staging, part), path.join(dataDir, part)]
      if (!existsSync(from)) continue
      if (existsSync(to)) await rename(to, path.join(replaced, `${part}-${Date.now()}`))
      await rename(from, to)
    }
    await sync(dataDir)
    // Rendered pictures may be of files that are gone; they are rendered again when they are asked
    // for.
    await rm(path.join(dataDir, 'rendered-images'), { recursive: true, force: true })
  }
  await dropStaging(dataDir)
}

/**
 * Called at a start, before anything is opened: completes a restore that was cut off in its last
 * step, or removes an earlier one.
 */
export async function settleInterruptedRestore(dataDir: string): Promise<void> {
  if (!existsSync(stagingIn(dataDir))) return
  const unlock = await lockFolder(dataDir, path.join(dataDir, 'database.lock'))
  try {
    await settleStaging(dataDir)
  } finally {
    await unlock()
  }
}

async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(folder, 'r')
  await handle.sync()
}
