/** Lets one build run at a time in a checkout: a start and a test run may well meet. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const lookAgainMs = 200

export async function withBuildLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!taken(file)) await sleep(lookAgainMs)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** The file holds the owner's pid; what a killed build left behind is taken over. */
function taken(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  if (!isRunning(readOwner(file))) rmSync(file, { force: true })
  return false
}

function readOwner(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function isRunning(pid: number): boolean {
  // Not written yet: the owner has just made the file.
  if (pid === 0) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
