/** The same files answer the same under Deno, on which Supabase's edge runtime is built, and here. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningOnDeno, startOnDeno } from './testing/deno.ts'
import { type RunningFunctions, startFunctions } from './testing/server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const environment = { GREETING: 'hello' }
const names = ['echo', 'served', 'stream', 'trouble', 'open'] as const
type Name = (typeof names)[number]

let here: RunningFunctions
const onDeno = new Map<Name, RunningOnDeno>()

beforeAll(async () => {
  const config = Object.fromEntries(names.map((name) => [name, { verifyJwt: false }]))
  here = await startFunctions({ environment, config })
  for (const name of names) {
    onDeno.set(name, await startOnDeno(name, name === 'served' ? 'run' : 'serve', environment))
  }
})
afterAll(async () => {
  await here.stop()
  for (const each of onDeno.values()) await each.stop()
})

/** Servers differ in whether they name plain text, so that name is left out. */
const told = ([name, value]: [string, string]) =>
  ['content-type', 'x-echo', 'set-cookie'].includes(name) && !value.startsWith('text/plain')

async function ask(base: string | undefined, path: string, init: RequestInit) {
  const response = await fetch(`${base}/${path}`, init)
  return {
    status: response.status,
    headers: [...response.headers].filter(told),
    body: await response.text(),
  }
}

const json = { 'content-type': 'application/json' }
const questions: [what: string, name: Name, path: string, init: RequestInit][] = [
  ['a JSON body', 'echo', 'echo/a?b=c', { method: 'POST', headers: json, body: '{"name":"Ada"}' }],
  ['a body that fails', 'echo', 'echo', { method: 'POST', headers: json, body: '{"name":1}' }],
  ['a broken JSON body', 'echo', 'echo', { method: 'POST', headers: json, body: '{"name":' }],
  ['a text body', 'echo', 'echo', { method: 'PUT', body: 'text' }],
  ['no body', 'echo', 'echo', { method: 'DELETE' }],
  ['a signed caller', 'echo', 'echo', { headers: { authorization: 'Bearer a.b.c' } }],
  ['Deno.serve and two cookies', 'served', 'served/x', { method: 'POST', body: 'hi' }],
  ['an event stream', 'stream', 'stream?count=5', {}],
  ['many bytes', 'stream', 'stream', { method: 'POST', body: new Uint8Array(3_000_000) }],
  ['a handler that throws', 'trouble', 'trouble?kind=throw', {}],
  ['a handler that answers nothing', 'trouble', 'trouble?kind=nothing', {}],
  ['an error of its own', 'trouble', 'trouble?kind=own-error', {}],
  ['a failure of its own', 'trouble', 'trouble?kind=own-500', {}],
  ['no key', 'open', 'open', { headers: { 'x-signature': 'abc' } }],
]

describe('here and on Deno', () => {
  it.each(questions)('%s gets the same answer', async (_, name, path, init) => {
    const embedded = await ask(`${here.url}/functions/v1`, path, init)
    expect(embedded).toEqual(await ask(onDeno.get(name)?.url, path, init))
  })
})
