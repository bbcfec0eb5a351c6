/** Gets a Debian package where that is possible: as root, with apt. */
import { spawnSync } from 'node:child_process'

export function installWithApt(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !runs('apt-get', ['--version'])) return false
  runs('apt-get', ['update'])
  return runs('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
}

/** What a command prints goes to standard error, where it disturbs no report. */
export function runs(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0
}
