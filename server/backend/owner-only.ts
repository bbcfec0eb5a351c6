/**
 * Removes all permissions but the owner's from the server's files, so that other accounts of the
 * machine can't read them.
 */
import { chmod, lstat, readdir } from 'node:fs/promises'
import path from 'node:path'

const othersRights = 0o077
const atOnce = 16

/** Folders and files, also where a folder above keeps others out already. */
export async function restrictTreeToOwner(folder: string): Promise<void> {
  // Windows keeps rights in another way, and shows none of them here.
  if (process.platform === 'win32') return
  const entries = await readdir(folder, { recursive: true })
  const next = entries.values()
  const mendRest = async () => {
    for (const entry of next) await restrictToOwner(path.join(folder, entry))
  }
  await Promise.all(Array.from({ length: atOnce }, mendRest))
  await restrictToOwner(folder)
}

/**
 * The same, once: the folder's own mode is set last and says that it was done, so that a start
 * with many files looks at one folder only.
 */
export async function restrictTreeToOwnerOnce(folder: string): Promise<void> {
  if (((await lstat(folder)).mode & othersRights) !== 0) await restrictTreeToOwner(folder)
}

async function restrictToOwner(found: string): Promise<void> {
  const entry = await lstat(found)
  if (entry.isSymbolicLink() || (entry.mode & othersRights) === 0) return
  await chmod(found, entry.isDirectory() ? 0o700 : 0o600)
}
