/**
 * The folder that holds the database's files: made whole or not at all. It is put together beside
 * its place, forced to disk, and moved there in one step, so that a start that was killed leaves
 * nothing half-made.
 */
import { access, constants, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { restrictTreeToOwner } from '#server/backend/owner-only.ts'

/** How many files are forced to disk at once; the thread pool decides how many truly are. */
const SYNCS_AT_ONCE = 16

export class DataFolderUnwritableError extends Error {
  override readonly name = 'DataFolderUnwritableError'
  readonly folder: string

  constructor(folder: string, options: ErrorOptions) {
    super(`The data folder ${folder} can't be written to.`, options)
    this.folder = folder
  }
}

/** Makes the folder when it is missing, readable by its owner alone. */
export async function ensureWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new DataFolderUnwritableError(folder, { cause })
  }
}

/** Returns the cluster's path in the folder; `fill` makes its content when there is none yet. */
export async function ensureCluster(
  folder: string,
  fill: (emptyDir: string) => Promise<void>,
): Promise<string> {
  const cluster = join(folder, 'database')
  const draft = join(folder, 'database.new')
  if (await exists(join(cluster, 'PG_VERSION'))) {
    await restrictTreeToOwner(cluster)
    return cluster
  }
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await fill(draft)
  await syncTree(draft)
  await rename(draft, cluster)
  await syncPath(folder)
  return cluster
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}

async function syncTree(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true })
  const paths = [root, ...entries.map((entry) => join(root, entry))]
  const next = paths.values()
  const syncRest = async () => {
    for (const path of next) await syncPath(path)
  }
  await Promise.all(Array.from({ length: SYNCS_AT_ONCE }, syncRest))
}

/** Forces a file's content, or a folder's list of names, to disk. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
