/** Tells commands on the same machine where the process that holds a data folder can be reached. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileIn = (dataDir: string) => path.join(dataDir, 'running-at')

export function noteRunning(dataDir: string, url: string): void {
  // With PostgreSQL, an object store and keys from the environment nothing else has made it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(fileIn(dataDir), url, { mode: 0o600 })
}

export function forgetRunning(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true })
}

/** Left behind by a crash it may be stale; whoever calls the address will notice. */
export function readRunning(dataDir: string): string | undefined {
  try {
    return readFileSync(fileIn(dataDir), 'utf8')
  } catch {
    return undefined
  }
}
