import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('a process that a test started ends when its runner is killed', async () => {
  const flag = `--import=${path.join(import.meta.dirname, 'end-with-parent.mjs')}`
  // It would run for ever, as a product does.
  const child = [flag, '--eval', 'setInterval(() => {}, 1_000); process.send("ready")']
  const runner = `
    const { spawn } = await import('node:child_process')
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc']
    const child = spawn(process.execPath, ${JSON.stringify(child)}, { stdio })
    child.once('message', () => console.log(child.pid))`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', runner])
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(line)
  expect(isThere(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isThere(pid)).toBe(false)
})
