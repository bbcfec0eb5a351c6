/** Where the browser suite's Chromium is, and how to get one. */
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { installWithApt, runs } from './debian-packages.ts'

// The shell is the same browser without a window, and a third faster for a suite that looks at none.
const headlessShell = 'chromium-headless-shell'
const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** `CHROMIUM_PATH`, else one on the PATH, else undefined: Playwright then uses its own download. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH is ${given}, which can't be run`)
    return given
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => isExecutable(file))
}

/** Debian's package where apt may install it, else Playwright's own download. */
export function ensureChromium(): void {
  const found = findChromium()
  if (found && (process.env.CHROMIUM_PATH || found.endsWith(headlessShell))) return
  if (installWithApt(headlessShell) || found) return
  process.stderr.write('No Chromium found; installing one (once)...\n')
  if (installWithApt('chromium')) return
  if (!runs('playwright', ['install', 'chromium'])) {
    throw new Error('No Chromium could be installed. Set CHROMIUM_PATH to one.')
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
