/** Starts the whole product as a process of its own, on a free port, with a throwaway data folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../scripts/build/ensure-built.ts'
import { leanAllocation, leanFlags } from '../scripts/lean-process.mjs'
import { inheritedEngine } from './quick-engine.ts'

const root = path.join(import.meta.dirname, '..')

export interface RunningProduct {
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything the process has printed so far. */
  output: () => string
  /** Ends it politely, waits until it is gone and removes the folder it made. */
  stop: () => Promise<void>
}

export type Exit = { code: number | null; output: string }

type Environment = Readonly<Record<string, string>>

/** As `npm start` has it: compiled code is kept, which saves a second of the processor a start. */
export const keptCode = {
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
}

/** The product's own settings only: nothing of the machine it runs on leaks in. */
function environment(overrides: Environment): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env
  return {
    PATH,
    HOME,
    PORT: '0',
    NODE_ENV: 'production',
    ...keptCode,
    ...leanAllocation,
    ...overrides,
  }
}

export function spawnProduct(overrides: Environment): {
  child: ChildProcess
  output: () => string
} {
  let printed = ''
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      `--import=${path.join(import.meta.dirname, 'end-with-parent.mjs')}`,
      // Of two flags of one kind the last one counts.
      ...[...leanFlags, ...inheritedEngine()],
      path.join(root, 'server', 'main.ts'),
    ],
    { cwd: root, env: environment(overrides), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  )
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  return { child, output: () => printed }
}

/** Once a process: to look for changes, everything that a build reads is read. */
let built: Promise<void> | undefined

export async function startProduct(overrides: Environment = {}): Promise<RunningProduct> {
  built ??= ensureBuilt()
  await built
  const ownFolder = overrides.DATA_DIR ? undefined : await mkdtemp(path.join(tmpdir(), 'piri-'))
  const dataDir = overrides.DATA_DIR ?? path.join(ownFolder ?? '', 'data')
  const { child, output } = spawnProduct({ ...overrides, DATA_DIR: dataDir })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => {
      resolve(`http://localhost:${(message as { port: number }).port}`)
    })
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${output()}`)))
  })
  return {
    url,
    dataDir,
    process: child,
    output,
    stop: async () => {
      await ended(child, () => child.kill('SIGTERM'))
      if (ownFolder) await rm(ownFolder, { recursive: true, force: true })
    },
  }
}

/** Runs a start that is expected to fail, and says how it ended. */
export async function startAndFail(overrides: Environment): Promise<Exit> {
  const { child, output } = spawnProduct(overrides)
  const code = await ended(child)
  return { code, output: output() }
}

export function ended(child: ChildProcess, trigger?: () => void): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
    // 'close' and not 'exit': by then everything it printed has arrived.
    child.once('close', (code) => resolve(code))
    trigger?.()
  })
}
