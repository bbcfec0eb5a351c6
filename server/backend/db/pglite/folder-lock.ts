/**
 * Keeps two processes out of one data folder.
 *
 * Whoever wants the folder first writes a lock file of its own and then looks for others; it has
 * the folder when it sees no other whose process still runs. Of two that come together at least
 * one sees the other, and no file is ever taken over, so there is nothing to race for. The file's
 * name says whose it is, so it can't be half-written.
 */
import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ATTEMPTS = 50
const WAIT_MS = 20

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

/**
 * Identifies a process by more than its number, which the system uses again. Start time and boot
 * are empty where the system has no /proc; then the number alone must do.
 */
interface Owner {
  pid: number
  startedAt: string
  boot: string
}

/** Takes the lock and returns its release; throws `DataFolderBusyError` when it is taken. */
export async function lockFolder(folder: string, file: string): Promise<() => Promise<void>> {
  const { pid, startedAt, boot } = await describe(process.pid)
  const own = `${file}.${[pid, startedAt, boot, randomUUID()].join('.')}`
  const release = () => rm(own, { force: true })
  for (let attempt = 1; ; attempt++) {
    await writeFile(own, '', { mode: 0o600 })
    const rival = await findRival(own, file)
    if (!rival) return release
    await release()
    // Two processes that came together have both withdrawn: the one whose lock file sorts first
    // tries again.
    const yields = basename(rival.name) < basename(own)
    if (yields || attempt === ATTEMPTS) throw new DataFolderBusyError(folder, rival.pid)
    await wait(WAIT_MS)
  }
}

/** Removes what dead processes left and returns a lock of a running one, the first by name. */
async function findRival(
  own: string,
  file: string,
): Promise<{ name: string; pid: number } | undefined> {
  const prefix = `${basename(file)}.`
  const names = (await readdir(dirname(file))).filter((name) => name.startsWith(prefix)).sort()
  for (const name of names) {
    if (name === basename(own)) continue
    const [pid = '', startedAt = '', boot = ''] = name.slice(prefix.length).split('.')
    const owner: Owner = { pid: Number(pid), startedAt, boot }
    if (await isRunning(owner)) return { name, pid: owner.pid }
    await rm(join(dirname(file), name), { force: true })
  }
  return undefined
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

async function describe(pid: number): Promise<Owner> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
  ])
  // The command name, in brackets, may hold spaces; the start time is the 20th field after it.
  const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return { pid, startedAt, boot: boot.trim() }
}
