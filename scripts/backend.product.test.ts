import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { PostgresServer } from '#server/backend/db/testing/postgres-server.ts'
import { andInFullRuns, inFullRuns } from '#testing/full-run-only.ts'
import { inheritedEngine } from '#testing/quick-engine.ts'
import { keptCode } from '#testing/start-product.ts'

const root = path.join(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(tmpdir(), 'standalone-'))
const running = new Set<ChildProcess>()
afterEach(() => Promise.all([...running].map((child) => stop(child))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Ready {
  url: string
  anonKey: string
  serviceRoleKey: string
  child: ChildProcess
}

function run(...args: string[]) {
  const script = path.join(root, 'scripts', 'backend.ts')
  const child = spawn(process.execPath, [...inheritedEngine(), script, ...args], {
    cwd: folder,
    env: { ...process.env, ...keptCode },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const printed = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.err += text
  })
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, ...printed }))
  return { child, printed, ended }
}

/** Runs until the address is printed. */
async function start(...args: string[]): Promise<Ready> {
  const { child, printed, ended } = run('--port', '0', ...args)
  const line = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const end = printed.out.indexOf('\n')
      if (end > 0) resolve(printed.out.slice(0, end))
    })
  })
  const failed = ended.then(({ err }) => Promise.reject(new Error(err)))
  return { ...JSON.parse(await Promise.race([line, failed])), child }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  running.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = await ended
  return code
}

let projects = 0
function project(files: Readonly<Record<string, string>> = notes): string {
  projects += 1
  const dir = path.join(folder, `project-${projects}`)
  for (const [name, sql] of Object.entries(files)) {
    const file = path.join(dir, 'supabase', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, sql)
  }
  return dir
}

const migration = 'migrations/20260101000000_notes.sql'
const notes = {
  [migration]: `create table public.notes (id int primary key, body text);
create schema drafts;
grant usage on schema drafts to anon;
create table drafts.notes (id int primary key);
grant all on drafts.notes to anon;
`,
  'seed.sql': "insert into public.notes values (1, 'from the seed');",
}

/** Making a database takes seconds: tests that need none of their own share this folder. */
const shared = project()

const client = ({ url, anonKey }: Pick<Ready, 'url' | 'anonKey'>) =>
  createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })

async function expectAllSwitchedOff(ready: Ready): Promise<void> {
  const keyless = await fetch(`${ready.url}/rest/v1/notes`)
  expect(keyless.status).toBe(401)
  const from = () => client(ready).from('notes')
  expect((await from().select('count()')).error?.code).toBe('PGRST123')
  expect((await from().select().explain()).status).toBe(406)
  const drafts = await client(ready).schema('drafts').from('notes').select()
  expect(drafts.error?.code).toBe('PGRST106')
  await from().insert({ id: 3 }).rollback()
  expect((await from().select('id').eq('id', 3)).data).toEqual([{ id: 3 }])
}

/** What is under way when it is told to stop is answered, also when it is told twice. */
async function expectAnswersWhileStopping({ child, url, anonKey }: Ready): Promise<void> {
  const insert = request(`${url}/rest/v1/notes`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
  })
  insert.write('{"id": 5, ')
  const answered = once(insert, 'response')
  // Whatever is asked after it has arrived after it.
  await fetch(`${url}/rest/v1/notes`, { headers: { apikey: anonKey } })
  child.kill('SIGINT')
  await expect.poll(() => fetch(url).catch(() => 'gone'), { timeout: 10_000 }).toBe('gone')
  child.kill('SIGINT')
  insert.end('"body": "in time"}')
  const [response] = await answered
  expect(response.resume().statusCode).toBe(201)
  expect(await stop(child)).toBe(0)
}

describe('the backend on its own', () => {
  // Three starts, the first of which puts a database together.
  const patiently = { timeout: 240_000 }
  it(
    'serves a folder, keeps what it is told, stops when asked, and refuses a second process',
    patiently,
    async () => {
      const first = await start('--dir', shared)
      expect(first.anonKey).toMatch(/^sb_publishable_/)
      expect(first.serviceRoleKey).toMatch(/^sb_secret_/)
      const seeded = await client(first).from('notes').select()
      expect(seeded.data).toEqual([{ id: 1, body: 'from the seed' }])
      const written = await client(first).from('notes').insert({ id: 2, body: 'kept' })
      expect(written.status).toBe(201)
      expect(await stop(first.child)).toBe(0)

      const second = await start('--dir', shared)
      expect([second.anonKey, second.serviceRoleKey]).toEqual([first.anonKey, first.serviceRoleKey])
      const kept = await client(second).from('notes').select('body').order('id')
      expect(kept.data).toEqual([{ body: 'from the seed' }, { body: 'kept' }])

      const { code, out, err } = await run('--dir', shared, '--port', '0').ended
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toMatch(new RegExp(`is in use by process ${second.child.pid}`))
      expect(err.trimEnd().split('\n')).toHaveLength(1)
      expect((await client(second).from('notes').select()).status).toBe(200)
      await expectAllSwitchedOff(second)
      await expectAnswersWhileStopping(second)
    },
  )

  it('switches on what the flags say', async () => {
    const secret = 'super-secret-jwt-token-with-at-least-32-characters-long'
    const ready = await start(
      ...['--dir', shared, '--jwt-secret', secret, '--anon-key', 'my-anon-key'],
      ...['--service-key', 'my-service-key', '--keyless', '--schemas', 'public,drafts'],
      ...['--aggregates', '--plan', '--tx-override', '--autoconfirm', '--anonymous'],
    )
    expect(ready).toMatchObject({ anonKey: 'my-anon-key', serviceRoleKey: 'my-service-key' })
    const keyless = await fetch(`${ready.url}/rest/v1/notes?select=count()`)
    expect(await keyless.json()).toEqual([{ count: expect.any(Number) }])
    const from = () => client(ready).from('notes')
    expect((await from().select().explain()).data).toContain('cost=')
    expect((await client(ready).schema('drafts').from('notes').select()).data).toEqual([])
    await from().insert({ id: 4 }).rollback()
    expect((await from().select('id').eq('id', 4)).data).toEqual([])
    const anonKey = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from(secret))
    expect(
      (
        await client({ ...ready, anonKey })
          .from('notes')
          .select()
      ).status,
    ).toBe(200)
  })

  it('serves a PostgreSQL server as well, also from two processes', async () => {
    const server = await PostgresServer.create()
    try {
      const given = ['--database', server.url(), '--anon-key', 'shared-key']
      const dir = project()
      const [one, other] = await Promise.all([
        start('--dir', dir, ...given),
        start('--dir', dir, ...given),
      ])
      await client(one).from('notes').insert({ id: 2, body: 'shared' })
      const { data } = await client(other).from('notes').select('body').eq('id', 2).single()
      expect(data).toEqual({ body: 'shared' })
      expect(await Promise.all([stop(one.child), stop(other.child)])).toEqual([0, 0])
    } finally {
      await Promise.all([...running].map((child) => stop(child)))
      await server.remove()
    }
  })
})

describe('a start that fails', () => {
  const wrongWords: [string, string[], string][] = [
    ['a folder that is missing', ['--dir', '/no/such', '--port', '0'], '--dir is /no/such'],
    ['a port that is none', ['--dir', folder, '--port', 'http'], '--port is http'],
    ['an unknown flag', ['--dir', folder, '--port', '0', '--fast'], "Unknown option '--fast'"],
    ['another database', ['--dir', folder, '--port', '0', '--database', 'x'], '--database must be'],
  ]
  it.each(andInFullRuns([['nothing', [], '--dir is required']], wrongWords))(
    'by %s says so, shows the usage and ends with 2',
    async (_, args, reason) => {
      const { code, out, err } = await run(...args).ended
      expect({ code, out }).toEqual({ code: 2, out: '' })
      const [line, usage, ...rest] = err.trimEnd().split('\n')
      expect(line).toContain(reason)
      expect(usage).toMatch(/^npm run backend -- --dir DIR --port N /)
      expect(rest).toEqual([])
    },
  )

  const failsWith = async (reason: RegExp, ...args: string[]) => {
    const { code, out, err } = await run(...args).ended
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err.trimEnd()).toMatch(reason)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  }

  inFullRuns(
    it,
    'every day: `server/backend/db/migrate` on both engines, and what else fails in one line in this file',
  )('by a migration names the file and the line, and leaves nothing behind', async () => {
    const dir = project({ ...notes, [migration]: 'create table a (id int);\n\nselect nonsense;\n' })
    await failsWith(
      /20260101000000_notes\.sql:3: column "nonsense" does not exist$/,
      ...['--dir', dir, '--port', '0'],
    )
    writeFileSync(path.join(dir, 'supabase', migration), notes[migration] ?? '')
    const mended = await start('--dir', dir)
    expect((await client(mended).from('notes').select('id')).data).toEqual([{ id: 1 }])
  })

  inFullRuns(
    it,
    'every day: `server/backend/db/migrate` on both engines, and what else fails in one line in this file',
  )('by a migration that was changed names the file', async () => {
    const dir = shared
    await stop((await start('--dir', dir)).child)
    writeFileSync(path.join(dir, 'supabase', migration), 'create table public.other (id int);')
    await failsWith(
      /20260101000000_notes\.sql: was changed after it was applied to this database$/,
      ...['--dir', dir, '--port', '0'],
    )
    writeFileSync(path.join(dir, 'supabase', migration), notes[migration] ?? '')
  })

  it('by a port that is taken names the flag', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    await failsWith(new RegExp(`${port}.*--port`), '--dir', shared, '--port', `${port}`)
    other.close()
  })

  it('by a database that can’t be reached says why', async () => {
    await failsWith(
      /^The database can't be used: .*ECONNREFUSED/,
      ...['--dir', project(), '--port', '0', '--database', 'postgres://x@127.0.0.1:1/x'],
    )
  })
})
