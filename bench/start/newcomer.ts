/**
 * `npm start` in a fresh copy of the tree: no build, no data, none of the caches of earlier runs. The
 * installed packages are taken from this tree; how long they take to download is not ours.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/backend/db/testing/free-port.ts'
import { processTree, type RunningProcess } from './process-tree.ts'

const root = path.join(import.meta.dirname, '..', '..')
const lookEveryMs = 250
const laterMs = 60_000
const script = 'scripts/start.ts'
/** What a visitor who looks around reads. */
const visitedPaths = [
  '/',
  '/about',
  '/inspirations',
  '/lisbon',
  '/partners',
  '/contact',
  '/create-itinerary',
]

export interface Newcomer {
  /** From the command to a finished build, and on to the first answer. */
  buildMs: number
  readyMs: number
  /** The most that all processes held together while it was built, in megabytes. */
  buildPeak: number
  /** What the server's process holds: when it is ready, after a visit of seven pages, and a minute later. */
  server: { ready: number; visited: number; later: number }
  /** What npm and the launcher hold besides. */
  beside: number
  /** What all of them hold after the visit. */
  together: number
}

export async function startAsNewcomer(progress: (line: string) => void): Promise<Newcomer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'piri-newcomer-'))
  try {
    await copyTree(folder)
    return await measure(folder, progress)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function copyTree(folder: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const file of listed.split('\0').filter(Boolean)) {
    // What was deleted and not committed is still listed.
    if (existsSync(path.join(root, file))) {
      await cp(path.join(root, file), path.join(folder, file), { recursive: true })
    }
  }
  const installed = path.join(folder, 'node_modules')
  await mkdir(installed)
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '.cache') continue
    await symlink(path.join(root, 'node_modules', name), path.join(installed, name))
  }
}

async function measure(folder: string, progress: (line: string) => void): Promise<Newcomer> {
  const port = await freePort()
  const { PATH, HOME } = process.env
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH, HOME, PORT: `${port}` },
    stdio: 'ignore',
  })
  const ended = once(npm, 'exit')
  const pid = npm.pid ?? 0
  try {
    let buildPeak = 0
    while (!existsSync(path.join(folder, 'build', '.built-from'))) {
      stillRuns(npm.exitCode)
      buildPeak = Math.max(buildPeak, heldBy(processTree(pid)))
      await pause(lookEveryMs)
    }
    const buildMs = performance.now() - startedAt
    progress(`built after ${Math.round(buildMs / 1_000)} s`)
    while (!(await isReady(port))) {
      stillRuns(npm.exitCode)
      await pause(lookEveryMs)
    }
    const readyMs = performance.now() - startedAt
    const tree = processTree(pid)
    const ready = serverIn(tree).megabytes
    for (const each of visitedPaths) await (await fetch(`http://localhost:${port}${each}`)).text()
    const afterVisit = processTree(pid)
    const visited = serverIn(afterVisit).megabytes
    progress('ready and visited; a minute until the last look')
    await pause(laterMs)
    const later = serverIn(processTree(pid)).megabytes
    const beside = heldBy(tree) - ready
    const server = { ready, visited, later }
    return { buildMs, readyMs, buildPeak, server, beside, together: heldBy(afterVisit) }
  } finally {
    process.kill(serverIn(processTree(pid)).pid, 'SIGTERM')
    await ended
  }
}

const heldBy = (tree: readonly RunningProcess[]) =>
  tree.reduce((sum, { megabytes }) => sum + megabytes, 0)

/** The process that runs the script itself, and not the launcher, which names it as well. */
function serverIn(tree: readonly RunningProcess[]): RunningProcess {
  const server = tree.find(({ command }) => command.endsWith(script) && !/launch/.test(command))
  if (!server) throw new Error('The server is not among the processes of npm start')
  return server
}

function stillRuns(exitCode: number | null): void {
  if (exitCode !== null) throw new Error(`npm start ended with ${exitCode}`)
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/readyz`)).ok
  } catch {
    // Nobody listens yet.
    return false
  }
}
