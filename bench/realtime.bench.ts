/**
 * From a commit to its last delivery, with one writer and 200 subscribers. The server runs in a
 * process of its own, which also sends the same bytes to 200 bare `ws` clients for comparison.
 * On PGlite, or with `--postgres` on a PostgreSQL of its own.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { WebSocket, WebSocketServer } from 'ws'
import type { Database } from '#server/backend/db/driver.ts'
import { openDatabase } from '#server/backend/db/open.ts'
import { prepareEmbedded } from '#server/backend/db/pglite/prepare-embedded.ts'
import { prepareOwner } from '#server/backend/db/postgres/prepare-owner.ts'
import { PostgresServer } from '#server/backend/db/testing/postgres-server.ts'
import { createCredentialCheck } from '#server/backend/gateway/credentials.ts'
import { createRealtimeService } from '#server/backend/realtime/service.ts'
import { createTokenVerifier } from '#server/backend/tokens/token-verifier.ts'
import type { Benchmark, BenchmarkResult } from './benchmark.ts'
import { quantile } from './figures.ts'

const subscribers = 200
const idleConnections = 1_000
const rounds = 200
const warmUp = 20
const key = 'sb_publishable_bench'
const asServer = 'serve'

type Order = { write: number } | { bare: string } | { memory: true }
/** Times are of the monotonic clock, which all processes of a machine share, in milliseconds. */
type Answer = { port: number } | { at: number } | { bytes: number }

export const benchmark: Benchmark = {
  description: 'from a commit to the last of 200 subscribers, beside a bare ws broadcast',
  async run({ args, progress }) {
    const postgres = args.includes('--postgres') ? await PostgresServer.create() : null
    try {
      return figuresOf(await measure(postgres?.url() ?? '', progress))
    } finally {
      await postgres?.remove()
    }
  },
}

type Times = Awaited<ReturnType<typeof measure>>

async function measure(databaseUrl: string, progress: (line: string) => void) {
  const server = fork(import.meta.filename, [asServer], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, BENCH_DATABASE_URL: databaseUrl },
  })
  const ended = once(server, 'exit')
  try {
    return await measureOn(server, progress)
  } finally {
    if (server.connected) server.disconnect()
    await ended
  }
}

async function measureOn(server: ChildProcess, progress: (line: string) => void) {
  const ask = asking(server)
  const started = await answered(server)
  if (!('port' in started)) throw new Error('the server did not say its port')
  const at = `ws://127.0.0.1:${started.port}`
  progress(`${idleConnections} idle connections`)
  const before = await ask({ memory: true })
  const idle = await connect(`${at}/realtime/v1/websocket`, idleConnections, 'idle')
  const after = await ask({ memory: true })
  await idle.close()
  const live = await connect(`${at}/realtime/v1/websocket`, subscribers, 'live')
  const bare = await connect(`${at}/bare`, subscribers, null)
  const liveTimes: number[] = []
  const bareTimes: number[] = []
  for (let round = -warmUp; round < rounds; round++) {
    if (round % 50 === 0) progress(`round ${round} of ${rounds}`)
    const arrived = live.next()
    const written = await ask({ write: round + warmUp })
    const { at: lastLive, text } = await arrived
    const bareArrived = bare.next()
    const sent = await ask({ bare: text })
    const { at: lastBare } = await bareArrived
    if (round < 0 || !('at' in written) || !('at' in sent)) continue
    liveTimes.push(lastLive - written.at)
    bareTimes.push(lastBare - sent.at)
  }
  await Promise.all([live.close(), bare.close()])
  if (!('bytes' in before) || !('bytes' in after)) throw new Error('the server kept its memory')
  return { liveTimes, bareTimes, idleBytes: after.bytes - before.bytes }
}

function figuresOf({ liveTimes, bareTimes, idleBytes }: Times): BenchmarkResult {
  const beside = (share: number) => ({
    to: 'a bare ws broadcast',
    value: quantile(liveTimes, share) / quantile(bareTimes, share),
  })
  return {
    figures: [
      { name: 'p50', value: quantile(liveTimes, 0.5), unit: 'ms', ratio: beside(0.5) },
      { name: 'p99', value: quantile(liveTimes, 0.99), unit: 'ms', ratio: beside(0.99) },
      { name: 'bareP50', value: quantile(bareTimes, 0.5), unit: 'ms' },
      { name: 'bareP99', value: quantile(bareTimes, 0.99), unit: 'ms' },
      {
        name: 'memoryPerIdleConnection',
        value: idleBytes / idleConnections / 1000,
        unit: 'kB',
      },
    ],
  }
}

if (process.argv[2] === asServer && process.send) await serve()

async function serve(): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'piri-bench-'))
  const database = await openBenchDatabase(dir)
  const now = () => Date.now()
  const realtime = createRealtimeService({
    database,
    credentials: createCredentialCheck({
      anonKeys: [key],
      serviceKeys: [],
      tokens: createTokenVerifier({ now }),
      keyless: false,
    }),
    now,
    log: ({ message, error }) => console.error(message, error),
  })
  const bare = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const server = createServer().on('upgrade', (request, socket, head) => {
    if (request.url !== '/bare') return void realtime.handleUpgrade(request, socket, head)
    bare.handleUpgrade(request, socket, head, (client) => bare.emit('connection', client))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = (message: Answer) => process.send?.(message)

  process.on('message', async (order: Order) => {
    if ('write' in order) {
      await database.transaction({
        role: 'service_role',
        statements: [
          {
            text: 'insert into public.bench values ($1, $2)',
            values: [order.write, 'x'.repeat(200)],
          },
        ],
      })
      answer({ at: monotonic() })
    } else if ('bare' in order) {
      const at = monotonic()
      for (const client of bare.clients) client.send(order.bare)
      answer({ at })
    } else {
      globalThis.gc?.()
      const { heapUsed, external, arrayBuffers } = process.memoryUsage()
      answer({ bytes: heapUsed + external + arrayBuffers })
    }
  })
  process.on('disconnect', async () => {
    await realtime.close()
    server.close()
    await database.close()
    await rm(dir, { recursive: true })
    process.exit()
  })
  answer({ port: (server.address() as AddressInfo).port })
}

async function openBenchDatabase(dir: string): Promise<Database> {
  const files = {
    platformDir: path.join(import.meta.dirname, '../server/backend/db/platform'),
    migrationsDir: path.join(import.meta.dirname, '../supabase/migrations'),
  }
  const table = `set role migrator;
    create table public.bench (id int primary key, text text not null);
    alter publication supabase_realtime add table public.bench;`
  const ownerUrl = process.env.BENCH_DATABASE_URL
  if (!ownerUrl) {
    const { database } = await prepareEmbedded({ dir, ...files })
    await database.script(table)
    return database
  }
  const { url } = await prepareOwner({ ...files, url: ownerUrl, authenticatorPassword: 'bench' })
  const owner = await openDatabase({ kind: 'postgres', url: ownerUrl })
  await owner.script(table)
  await owner.close()
  return openDatabase({ kind: 'postgres', url })
}

function asking(server: ChildProcess) {
  return (order: Order): Promise<Answer> => {
    const answer = answered(server)
    server.send(order)
    return answer
  }
}

async function answered(server: ChildProcess): Promise<Answer> {
  const [answer] = await once(server, 'message')
  return answer
}

/** Clients that joined a channel where one is named, and when the last of them gets a message. */
async function connect(url: string, count: number, topic: string | null) {
  let left = 0
  let done: (delivery: { at: number; text: string }) => void = () => {}
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = new WebSocket(`${url}${topic === null ? '' : `?apikey=${key}&vsn=2.0.0`}`)
      await once(socket, 'open')
      if (topic !== null) await join(socket, topic)
      socket.on('message', (data) => {
        const text = String(data)
        JSON.parse(text)
        left -= 1
        if (left === 0) done({ at: monotonic(), text })
      })
      return socket
    }),
  )
  return {
    next: () =>
      new Promise<{ at: number; text: string }>((resolve) => {
        left = count
        done = resolve
      }),
    close: () =>
      Promise.all(
        sockets.map((socket) => {
          socket.close()
          return once(socket, 'close')
        }),
      ),
  }
}

/** Done when the server has said that changes are listened to. */
async function join(socket: WebSocket, topic: string): Promise<void> {
  const config = {
    presence: { enabled: false },
    postgres_changes: [{ event: '*', schema: 'public', table: 'bench' }],
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  const listen = (data: unknown) => {
    if (String(data).includes('Subscribed to PostgreSQL')) resolve()
  }
  socket.on('message', listen)
  socket.send(JSON.stringify(['1', '1', `realtime:${topic}`, 'phx_join', { config }]))
  await promise
  socket.off('message', listen)
}

const monotonic = () => Number(process.hrtime.bigint()) / 1e6
