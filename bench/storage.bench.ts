/** What the file service costs: uploads and downloads next to bare Node writing and sending the same file. */
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { getRequestListener } from '@hono/node-server'
import { createBackend } from '#server/backend/backend.ts'
import { migrate } from '#server/backend/db/migrate.ts'
import { openDatabase } from '#server/backend/db/open.ts'
import { openDiskStore } from '#server/backend/storage/store/disk-store.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { median } from './figures.ts'

const serviceKey = 'sb_secret_bench'
const sizes = [
  { name: '100KB', bytes: 100_000, rounds: 60 },
  { name: '10MB', bytes: 10_000_000, rounds: 12 },
]

interface Addresses {
  service: string
  bare: string
}

export const benchmark: Benchmark = {
  description: 'uploads and downloads through /storage/v1, and their ratio to bare Node',
  async run({ progress }) {
    const dir = await mkdtemp(path.join(tmpdir(), 'bench-storage-'))
    // The servers have a thread of their own, so that the one who asks does not slow them down.
    const servers = new Worker(new URL(import.meta.url), { workerData: { dir } })
    try {
      const [addresses]: Addresses[] = await once(servers, 'message')
      if (!addresses) throw new Error('the servers did not start')
      const figures: Figure[] = []
      for (const size of sizes) {
        progress(`files of ${size.name}, ${size.rounds} rounds`)
        figures.push(...(await measure(size, addresses)))
      }
      return { figures }
    } finally {
      await servers.terminate()
      await rm(dir, { recursive: true, force: true })
    }
  },
}

/** The two take turns, so that a busy moment of the machine hits both. */
async function measure(
  { name, bytes, rounds }: (typeof sizes)[number],
  { service, bare }: Addresses,
): Promise<Figure[]> {
  const body = new Uint8Array(bytes).map((_, at) => (at * 31) % 251)
  const times = { upload: pair(), download: pair() }
  for (let round = -3; round < rounds; round++) {
    for (const [of, address] of [
      ['service', `${service}/object/bench/${name}-${round}`],
      ['bare', `${bare}/${name}-${round}`],
    ] as const) {
      const upload = await timed(() => ask(address, { method: 'POST', body }))
      const download = await timed(() => ask(address, {}))
      if (round < 0) continue
      times.upload[of].push(upload)
      times.download[of].push(download)
    }
  }
  return (['upload', 'download'] as const).map((kind) => {
    const [ours, theirs] = [median(times[kind].service), median(times[kind].bare)]
    const ratio = { to: `bare Node (${theirs.toPrecision(3)} ms)`, value: ours / theirs }
    return { name: `${kind}${name}`, value: ours, unit: 'ms', ratio }
  })
}

const pair = () => ({ service: [] as number[], bare: [] as number[] })

async function ask(address: string, init: RequestInit): Promise<void> {
  const headers = { apikey: serviceKey, 'content-type': 'application/octet-stream' }
  const response = await fetch(address, { ...init, headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function serve(dir: string): Promise<void> {
  const files = path.join(dir, 'bare')
  const migrationsDir = path.join(dir, 'migrations')
  await mkdir(files)
  await mkdir(migrationsDir)
  const database = await openDatabase({ kind: 'pglite', dir: path.join(dir, 'data') })
  const platformDir = path.join(import.meta.dirname, '..', 'server', 'backend', 'db', 'platform')
  await migrate(database, { platformDir, migrationsDir })
  await database.script("insert into storage.buckets (id, name) values ('bench', 'bench')")
  const backend = createBackend({
    database,
    secret: 'the secret of a benchmark',
    anonKeys: [],
    serviceKeys: [serviceKey],
    storage: {
      store: await openDiskStore(path.join(dir, 'files')),
      renderCache: { dir: path.join(dir, 'rendered') },
    },
    now: () => Date.now(),
    onError: (message, error) => console.error(message, error),
  })
  const service = await listen(getRequestListener((request) => backend.gateway.fetch(request)))
  const bare = await listen(bareListener(files))
  const addresses: Addresses = { service: `${service}/storage/v1`, bare }
  parentPort?.postMessage(addresses)
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The least that stores and sends a file: no names, no rights, no types, no hashes. */
function bareListener(dir: string): RequestListener {
  return async (request, response) => {
    const file = path.join(dir, path.basename(request.url ?? ''))
    if (request.method === 'POST') {
      await using handle = await open(file, 'w')
      for await (const chunk of request) await handle.write(chunk)
      await handle.sync()
      response.end()
      return
    }
    response.setHeader('content-length', (await stat(file)).size)
    await pipeline(createReadStream(file), response)
  }
}

if (!isMainThread) await serve(workerData.dir)
