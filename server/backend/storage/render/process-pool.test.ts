import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openProcessPool, type ProcessPool } from './process-pool.ts'

const entry = new URL('../testing/misbehaving-process.ts', import.meta.url)
let dir: string
let pool: ProcessPool
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'test-pool-'))
})
afterEach(() => pool.close())
afterAll(() => rm(dir, { recursive: true, force: true }))

const order = (then: 'answer' | 'die' | 'hang') => pool.run({ then, file: path.join(dir, 'pid') })
const written = async () => Number(await readFile(path.join(dir, 'pid'), 'utf8'))
const gone = (pid: number) =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000 })

describe('work in a process of its own', () => {
  it('uses the same process again, and leaves none running after it is closed', async () => {
    pool = openProcessPool({ entry, seconds: 60 })
    const pid = await order('answer')
    expect(await order('answer')).toBe(pid)
    pool.close()
    await gone(await written())
  })

  it('has several at the same time', async () => {
    pool = openProcessPool({ entry, seconds: 60 })
    const pids = await Promise.all([order('answer'), order('answer')])
    expect(new Set(pids).size).toBe(2)
  })

  it('is killed at the time limit, even where it handles no signal', async () => {
    pool = openProcessPool({ entry, seconds: 2 })
    // On a busy machine a process may take longer than that to begin.
    const answered = () => vi.waitFor(() => order('answer'), { timeout: 20_000 })
    const pid = await answered()
    await expect(order('hang')).rejects.toThrow('took too long')
    await gone(Number(pid))
    expect(await answered()).not.toBe(pid)
  })

  it('fails with its process, and the next does not', async () => {
    pool = openProcessPool({ entry, seconds: 60 })
    await expect(order('die')).rejects.toThrow('ended before')
    expect(await order('answer')).toBe(await written())
  })

  it('ends a process that was idle for a while', async () => {
    pool = openProcessPool({ entry, seconds: 60, idleMs: 0 })
    await order('answer')
    await gone(await written())
  })
})
