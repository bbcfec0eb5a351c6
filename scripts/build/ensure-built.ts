/**
 * Builds the product when its sources changed since the last build. The build runs in a process of its own:
 * what it loads (bundler, encoders, a database) would stay in the memory of the server that starts afterwards.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { isBuilt } from './build-stamp.ts'

const buildProcess = path.join(import.meta.dirname, 'build-process.ts')

export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', buildProcess],
    // The channel closes when this process dies by whatever means, and the build ends then.
    { stdio: ['ignore', 2, 2, 'ipc'] },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The build failed; its messages stand above.')
}
