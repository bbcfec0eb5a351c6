import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createFunctionsService,
  type FunctionsService,
  type FunctionsServiceOptions,
} from './service.ts'
import type { FunctionsLogEvent } from './worker/worker-pool.ts'

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const modules = path.join(import.meta.dirname, '..', '..', '..', 'node_modules')

let dir: string
let service: FunctionsService
let log: FunctionsLogEvent[]

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'functions-'))
  await symlink(modules, path.join(dir, 'node_modules'))
  log = []
  service = createFunctionsService(options())
})
afterEach(async () => {
  await service.close()
  await rm(dir, { recursive: true })
})

const options = (): FunctionsServiceOptions => ({
  dir,
  config: { hello: { verifyJwt: false } },
  environment: {},
  reload: true,
  log: (event) => log.push(event),
})

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(dir, file)), { recursive: true })
  await writeFile(path.join(dir, file), text)
}

const anyone = { role: 'anon', claims: { role: 'anon' } }
const hello = () => service.fetch(new Request('http://backend/functions/v1/hello'), anyone)
const answer = async () => (await hello()).text()

describe('loading', () => {
  it('follows the import map, npm specifiers and types for editors', async () => {
    await write('hello/deno.json', '{"imports": {"shapes": "npm:zod@4", "#words/": "../_words/"}}')
    await write('_words/greeting.ts', `export const greeting: string = 'hi '`)
    await write(
      'hello/index.ts',
      `import 'jsr:@supabase/functions-js/edge-runtime.d.ts'
       import { z } from 'npm:zod@4'
       import { string } from 'shapes'
       import { greeting } from '#words/greeting.ts'
       Deno.serve(() => new Response(greeting + z.literal('zod').parse(string().parse('zod'))))`,
    )
    expect(await answer()).toBe('hi zod')
  })

  it('uses the import map that all functions share where one has none', async () => {
    await write('deno.json', '{"imports": {"words": "./_words/greeting.ts"}}')
    await write('_words/greeting.ts', `export const greeting = 'shared'`)
    await write(
      'hello/index.ts',
      `import { greeting } from 'words'
       export default { fetch: () => new Response(greeting) }`,
    )
    expect(await answer()).toBe('shared')
  })

  it('keeps functions apart: modules, globals and handlers', async () => {
    await write('_shared/count.ts', 'let calls = 0; export const count = () => (calls += 1)')
    const text = `import { count } from '../_shared/count.ts'
       globalThis.seen = (globalThis.seen ?? 0) + 1
       Deno.serve(() => new Response(String(count()) + globalThis.seen))`
    await write('hello/index.ts', text)
    await write('other/index.ts', text)
    expect(await answer()).toBe('11')
    const request = new Request('http://backend/functions/v1/other', {
      headers: { authorization: 'Bearer a.b.c' },
    })
    expect(await (await service.fetch(request, anyone)).text()).toBe('11')
    expect('Deno' in globalThis).toBe(false)
  })

  it('says why a function is not started: a module that is missing', async () => {
    await write('hello/index.ts', `import 'no-such-package'`)
    expect((await hello()).status).toBe(503)
    expect(String(log[0]?.error)).toContain('no-such-package')
  })

  it.each([
    ['ends while it loads', 'process.exit(0)'],
    ['leaves a rejection', 'Promise.reject(new Error()); await new Promise(() => {})'],
    ['waits for what never comes', 'await new Promise(() => {})'],
  ])('says so when a function %s', async (_, text) => {
    await write('hello/index.ts', text)
    expect((await hello()).status).toBe(503)
  })

  it('says so when the import map is none', async () => {
    await write('hello/index.ts', 'export default { fetch: () => new Response() }')
    await write('hello/deno.json', '{"imports": ["zod"]}')
    expect((await hello()).status).toBe(503)
  })

  it('waits only so long', async () => {
    await write('hello/index.ts', 'await new Promise(() => setInterval(() => {}, 1_000))')
    const impatient = createFunctionsService({ ...options(), bootTimeoutMs: 500 })
    const request = new Request('http://backend/functions/v1/hello')
    expect((await impatient.fetch(request, anyone)).status).toBe(503)
    expect(log.at(-1)?.message).toBe('A function took too long to start')
    await impatient.close()
  })

  it('logs what a function prints', async () => {
    await write(
      'hello/index.ts',
      `export default { fetch() { console.log('a line'); return new Response() } }`,
    )
    await hello()
    await expect
      .poll(() => log)
      .toContainEqual({ level: 'info', message: 'a line', function: 'hello' })
  })
})

describe('reloading', () => {
  it('takes up a change of the function, and of what it imports', async () => {
    await write('_words/greeting.ts', `export const greeting = 'first'`)
    const index = (mark: string) => `import { greeting } from '../_words/greeting.ts'
       export default { fetch: () => new Response(greeting + '${mark}') }`
    await write('hello/index.ts', index('!'))
    expect(await answer()).toBe('first!')
    await write('_words/greeting.ts', `export const greeting = 'second'`)
    await utimes(path.join(dir, '_words/greeting.ts'), 1, 1)
    expect(await answer()).toBe('second!')
    await write('hello/index.ts', index('?'))
    await utimes(path.join(dir, 'hello/index.ts'), 2, 2)
    expect(await answer()).toBe('second?')
  })

  it('lets the answers under way come to their end', async () => {
    const index = (word: string) => `export default {
      fetch: () => new Response(new ReadableStream({
        pull(c) { c.enqueue(new TextEncoder().encode('${word}')); this.n = (this.n ?? 0) + 1; if (this.n === 3) c.close() },
      }, { highWaterMark: 0 })) }`
    await write('hello/index.ts', index('old '))
    const response = await hello()
    await write('hello/index.ts', index('new '))
    await utimes(path.join(dir, 'hello/index.ts'), 1, 1)
    expect(await answer()).toBe('new new new ')
    expect(await response.text()).toBe('old old old ')
  })

  it('recovers from a version that did not load', async () => {
    await write('hello/index.ts', 'export default {')
    expect((await hello()).status).toBe(503)
    await write('hello/index.ts', `export default { fetch: () => new Response('mended') }`)
    expect(await answer()).toBe('mended')
  })
})
