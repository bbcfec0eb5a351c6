/**
 * `node scripts/launch.mjs <script.ts> [arguments]`: installs what is missing from the lockfile,
 * then runs the script on the Node 24 that the project brings; with `--say` before the script, it
 * prints the command for a shell to run instead. This file alone must run on whatever Node the
 * machine has (20.20 or newer), with nothing installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { leanAllocation, leanFlags, quickLoading } from './lean-process.mjs'

const root = path.join(import.meta.dirname, '..')
const nodeBinary = path.join(root, 'node_modules', 'node', 'bin', 'node')
const stampFile = path.join(root, 'node_modules', '.installed-for')

ensureInstalled()
run()

/** The stamp says which lockfile, on which kind of machine, the folder was filled from. */
function ensureInstalled() {
  const lockfile = readFileSync(path.join(root, 'package-lock.json'))
  const wanted = `${process.platform} ${process.arch} ${createHash('sha256').update(lockfile).digest('hex')}`
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (installed === wanted && existsSync(nodeBinary)) return
  process.stderr.write('Installing dependencies (about a minute, once)...\n')
  rmSync(stampFile, { force: true })
  const install = spawnSync(
    'npm',
    ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  )
  if (install.status !== 0) {
    process.stderr.write('The install failed; its messages stand above.\n')
    process.exit(install.status ?? 1)
  }
  writeFileSync(stampFile, wanted)
}

function run() {
  const given = process.argv.slice(2)
  const isSaid = given[0] === '--say'
  const [script, ...args] = isSaid ? given.slice(1) : given
  if (!script) throw new Error('launch.mjs needs the script to run')
  const isServer = script === 'scripts/start.ts'
  const flags = [
    '--disable-warning=ExperimentalWarning',
    quickLoading,
    ...(isServer ? leanFlags : []),
  ]
  const settings = {
    // Compiled code is kept between runs.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
    ...(isServer ? leanAllocation : {}),
  }
  if (isSaid) say(settings, [...flags, script, ...args])
  else become(settings, [...flags, script, ...args])
}

/**
 * Tells the shell what to run in its own place: a launcher that stays beside the server, only to wait for it,
 * holds forty megabytes. What is set already is left as it is.
 *
 * @param {Record<string, string>} settings
 * @param {string[]} args
 */
function say(settings, args) {
  const set = Object.entries(settings).filter(([name]) => process.env[name] === undefined)
  const words = ['env', ...set.map((each) => each.join('=')), nodeBinary, ...args]
  process.stdout.write(words.map(quoted).join(' '))
}

/**
 * As a shell reads it as one word.
 *
 * @param {string} word
 */
function quoted(word) {
  return `'${word.replaceAll("'", `'\\''`)}'`
}

/**
 * @param {Record<string, string>} settings
 * @param {string[]} args
 */
function become(settings, args) {
  const child = spawn(nodeBinary, args, {
    cwd: root,
    // The channel closes when this process dies by whatever means, and the child stops then.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...settings,
      ...process.env,
      PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
    },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
    child.channel?.unref()
  })
}
