/**
 * Where tests put what they throw away: in memory, where there is enough of it. A test database is opened and
 * closed hundreds of times a run, and forcing it to a disk costs more than using it. What is forced is still
 * asked of the kernel, so that tests of durability see the same calls.
 */
import { accessSync, constants, statfsSync } from 'node:fs'

const memory = '/dev/shm'
const enough = 4 * 1024 ** 3

/** For the start of a test runner: its workers inherit it, and `os.tmpdir()` leads there. */
export function putScratchFilesInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = memory
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enough
  } catch {
    return false
  }
}
