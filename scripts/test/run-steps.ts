/** Runs the steps of a whole run, one after the other or beside one another, and tells how each ended. */
import { spawn } from 'node:child_process'

export interface Step {
  name: string
  run: () => Promise<boolean>
}

export interface FinishedStep {
  name: string
  passed: boolean
  seconds: string
}

export async function runInOrder(steps: readonly Step[]): Promise<FinishedStep[]> {
  const finished: FinishedStep[] = []
  for (const { name, run } of steps) {
    const startedAt = performance.now()
    process.stdout.write(`\n── ${name}\n`)
    const passed = await run()
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s\n`)
    finished.push({ name, passed, seconds })
  }
  return finished
}

/** For what leaves a core idle by itself. Steps that share the terminal should hold back their output. */
export async function runSideBySide(tracks: readonly (readonly Step[])[]): Promise<FinishedStep[]> {
  return (await Promise.all(tracks.map(runInOrder))).flat()
}

/** Its output goes to the terminal as it comes. */
export function command(name: string, ...args: string[]): Promise<boolean> {
  return ended(spawn(name, args, { stdio: 'inherit' }))
}

/** Its output is printed when it has ended, so that it stands together. */
export async function heldBackCommand(name: string, ...args: string[]): Promise<boolean> {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => printed.push(chunk))
  }
  const passed = await ended(child)
  process.stdout.write(Buffer.concat(printed))
  return passed
}

function ended(child: ReturnType<typeof spawn>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
}
