/** Runs a function under the real Deno, with no network but the loopback. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { functionsDir } from './server.ts'

const root = path.join(import.meta.dirname, '..', '..', '..', '..')
const deno = path.join(root, 'node_modules', '.bin', 'deno')
const offline = ['--no-remote', '--cached-only', '--node-modules-dir=manual', '--no-lock']
/** As the edge runtime allows its workers, but for the network, which is the loopback alone. */
const rights = ['--allow-env', '--allow-net=127.0.0.1', '--allow-sys=hostname']

export interface RunningOnDeno {
  url: string
  stop(): Promise<void>
}

/** `serve` runs a default export; `run` a function that calls Deno.serve itself. */
export async function startOnDeno(
  name: string,
  how: 'serve' | 'run',
  environment: Readonly<Record<string, string>>,
  dir = functionsDir,
): Promise<RunningOnDeno> {
  const cache = await mkdtemp(path.join(tmpdir(), 'deno-'))
  const address = how === 'serve' ? ['--host=127.0.0.1', '--port=0'] : []
  const entry = path.join(dir, name, 'index.ts')
  const child = spawn(deno, [how, ...offline, ...rights, ...address, entry], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DENO_DIR: cache,
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const found = /Listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1]
        if (found) resolve(found)
      })
    }
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Deno did not start: ${output}`)))
  })
  return {
    url,
    async stop() {
      child.kill('SIGKILL')
      await ended
      await rm(cache, { recursive: true })
    },
  }
}
