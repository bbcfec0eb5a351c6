/** `npm run dev`: the app reloads in the browser, the server restarts when its sources change. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import path from 'node:path'
import { printPosters } from './build/build-product.ts'

/** An editor saves in several steps; they make one restart. */
const settleMs = 150

const posters = await printPosters(path.join(import.meta.dirname, '..'))
await posters.copyToBuild()
let server = start()
let settling: ReturnType<typeof setTimeout> | undefined
let restarting = Promise.resolve()

// Node's own --watch would also see the files that Vite writes while it reads its configuration.
for (const folder of ['server', 'domain', 'supabase']) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file || /\.test\.tsx?$/.test(file)) return
    clearTimeout(settling)
    settling = setTimeout(() => {
      restarting = restarting.then(restart)
    }, settleMs)
  })
}

let stopping = false
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.on(event, async () => {
    // A terminal tells the whole group, and whoever started this tells it again.
    if (stopping) return
    stopping = true
    await stop(server)
    process.exit(0)
  })
}

function start(): ChildProcess {
  const args = [
    '--disable-warning=ExperimentalWarning',
    // Vite takes React Router's development build; the server must share that very copy of it.
    '--conditions=development',
    'server/main.ts',
    '--development',
  ]
  return spawn(process.execPath, args, { stdio: 'inherit' })
}

async function restart(): Promise<void> {
  process.stderr.write('Server sources changed, restarting...\n')
  await stop(server)
  server = start()
}

/** A server that has already ended, by a mistake in its sources, is simply started anew. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
