/**
 * Every commit on PGlite is forced to disk before it is acknowledged, counted twice: by the file
 * system inside the worker, and by strace, which sees what the kernel was really asked.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { isLinux, straceFlags } from '#testing/strace.ts'
import { openDatabase } from '../open.ts'
import { Engine } from '../pglite/engine.ts'
import type { EngineAnswer } from '../pglite/engine-messages.ts'

const COMMITS = 50

let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'test-fsync-'))
  const template = inject('databases').pgliteTemplate
  const database = await openDatabase({ kind: 'pglite', dir, template })
  await database.script('CREATE TABLE public.acknowledged (id int PRIMARY KEY)')
  await database.close()
})

afterAll(() => rm(dir, { recursive: true, force: true }))

it('asks the file system for at least one fsync a commit, and for none when nothing was written', async () => {
  const counts: number[] = []
  const heard = Promise.withResolvers<void>()
  const answered = (answer: EngineAnswer) => {
    if (answer.kind === 'reply') counts.push(answer.fsyncs)
    if (counts.length === 2 * COMMITS + 1) heard.resolve()
  }
  const engine = await Engine.prepare({ dir: join(dir, 'database'), extensions: [] })
  await engine.open({ answered, died: heard.reject })
  const post = (text: string, values: number[]) =>
    engine.post({ kind: 'batch', statements: [{ text, values }] })
  post('SELECT $1::int', [0])
  for (let id = 0; id < COMMITS; id++) {
    post('INSERT INTO public.acknowledged (id) VALUES ($1)', [-1 - id])
  }
  for (let id = 0; id < COMMITS; id++) post('SELECT $1::int', [id])
  await heard.promise
  await engine.close()

  const steps = counts.slice(1).map((count, index) => count - (counts[index] ?? 0))
  expect(Math.min(...steps.slice(0, COMMITS))).toBeGreaterThanOrEqual(1)
  expect(steps.slice(COMMITS)).toEqual(Array(COMMITS).fill(0))
})

it.runIf(isLinux)('has the kernel force the log to disk before each acknowledgement', async () => {
  const trace = join(dir, 'trace')
  const writer = join(import.meta.dirname, 'acknowledged-writer.ts')
  const options = JSON.stringify({ kind: 'pglite', dir })
  const strace = [...straceFlags(), '-y', '-e', 'trace=fsync,write', '-o', trace]
  const child = spawn('strace', [...strace, process.execPath, writer, options], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  const ended = once(child, 'exit')
  let acknowledged = 0
  for await (const _line of createInterface({ input: child.stdout })) {
    if (++acknowledged === COMMITS && child.pid) process.kill(-child.pid, 'SIGKILL')
  }
  await ended

  const calls = (await readFile(trace, 'utf8')).split('\n').flatMap((line) => {
    if (/ fsync\(\d+<.*\/pg_wal\//.test(line)) return 'fsync'
    return / write\(1<.*"\d+\\n"/.test(line) ? 'acknowledged' : []
  })
  const unforced = calls.filter(
    (call, index) => call === 'acknowledged' && calls[index - 1] !== 'fsync',
  )
  expect(calls.filter((call) => call === 'acknowledged').length).toBeGreaterThanOrEqual(COMMITS - 1)
  expect(unforced).toEqual([])
})
