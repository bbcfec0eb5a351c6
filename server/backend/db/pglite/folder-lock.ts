/**
 * Keeps two processes out of one data folder: a lock file with the owner's pid, taken over only
 * when that process is gone. A pid that the system gave to another process since does not count:
 * the process's start time and the system's boot are part of the lock.
 */
import { randomUUID } from 'node:crypto'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { z } from 'zod'

const ATTEMPTS = 5

export class DataFolderBusyError extends Error {
  override readonly name = 'DataFolderBusyError'
  readonly folder: string
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}.`)
    this.folder = folder
    this.pid = pid
  }
}

const ownerSchema = z.object({
  pid: z.int().positive(),
  startedAt: z.string().nullable(),
  boot: z.string().nullable(),
})

type Owner = z.infer<typeof ownerSchema>

/** Takes the lock and returns its release; throws `DataFolderBusyError` when it is taken. */
export async function lockFolder(folder: string, file: string): Promise<() => Promise<void>> {
  const draft = `${file}.${randomUUID()}`
  await writeDurably(draft, JSON.stringify(await describe(process.pid)))
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // A link appears with its whole content or not at all.
      if (await succeeds(link(draft, file), 'EEXIST')) return () => rm(file, { force: true })
      await removeIfStale(folder, file)
    }
  } finally {
    await rm(draft, { force: true })
  }
  throw new Error(`The lock ${file} changed hands too often to be taken.`)
}

async function removeIfStale(folder: string, file: string): Promise<void> {
  const found = await readOwner(file)
  if (found && (await isRunning(found))) throw new DataFolderBusyError(folder, found.pid)
  // Moved before it is removed: of several processes that saw the stale lock only one can move
  // it, and one that came late and moved a fresh lock puts it back.
  const aside = `${file}.${randomUUID()}`
  if (!(await succeeds(rename(file, aside), 'ENOENT'))) return
  const moved = await readOwner(aside)
  if (moved && (await isRunning(moved))) {
    await succeeds(link(aside, file), 'EEXIST')
    await rm(aside, { force: true })
    throw new DataFolderBusyError(folder, moved.pid)
  }
  await rm(aside, { force: true })
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return ownerSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // Gone, or not written by us: nobody's lock.
    return null
  }
}

async function isRunning(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    // EPERM: it runs, as another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const now = await describe(owner.pid)
  return now.boot === owner.boot && now.startedAt === owner.startedAt
}

/** Start time and boot are null where the system has no /proc; then the pid alone must do. */
async function describe(pid: number): Promise<Owner> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => null),
  ])
  // The command name, in brackets, may hold spaces; the start time is the 20th field after it.
  const startedAt = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  return { pid, startedAt, boot: boot?.trim() ?? null }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function succeeds(step: Promise<unknown>, expected: string): Promise<boolean> {
  try {
    await step
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === expected) return false
    throw error
  }
}
