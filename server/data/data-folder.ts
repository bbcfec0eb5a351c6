/** Tells a data folder that can be created from one whose path contains a broken link. */
import { lstatSync, readlinkSync, statSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../config.ts'

/**
 * A link whose target does not exist, anywhere in the path: creating folders through it fails with
 * a misleading error.
 */
export function refuseDanglingLink(folder: string): void {
  const parts = path.relative(path.parse(folder).root, folder).split(path.sep)
  let current = path.parse(folder).root
  for (const part of parts) {
    current = path.join(current, part)
    const found = lstatSync(current, { throwIfNoEntry: false })
    // Nothing below this folder exists yet.
    if (!found) return
    if (!found.isSymbolicLink() || leadsSomewhere(current)) continue
    throw new ConfigError(
      `DATA_DIR is ${JSON.stringify(folder)}, but ${current} is a link to ${readlinkSync(current)}, which is not there. Mend the link, or set DATA_DIR to another folder.`,
    )
  }
}

function leadsSomewhere(link: string): boolean {
  try {
    return statSync(link, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    // Links that form a loop.
    if (error instanceof Error && 'code' in error && error.code === 'ELOOP') return false
    throw error
  }
}
