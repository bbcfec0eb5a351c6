/** `npm run dev`: the app reloads in the browser, the server restarts when its sources change. */
import { spawn } from 'node:child_process'

const child = spawn(
  process.execPath,
  [
    '--watch',
    ...['server', 'domain', 'supabase'].map((folder) => `--watch-path=${folder}`),
    '--watch-preserve-output',
    '--disable-warning=ExperimentalWarning',
    'server/main.ts',
    '--development',
  ],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
process.on('disconnect', () => child.kill('SIGTERM'))
child.on('exit', (code) => process.exit(code ?? 0))
