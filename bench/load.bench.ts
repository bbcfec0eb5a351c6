/**
 * Two hundred people at once, who think between their clicks: most read public pages, some are signed in,
 * some follow changes live while an administrator saves a page now and then. On the embedded database and on
 * PostgreSQL, beside a bare server that the same people ask for one page.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { PostgresServer } from '#server/backend/db/testing/postgres-server.ts'
import { readKeysFile } from '#server/data/keys.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { option, processorSeconds, quantile, residentMegabytes } from './figures.ts'
import { listenAll } from './load/listeners.ts'
import { type SignedIn, signIn } from './load/session.ts'
import { type Asked, type Walk, walkAll } from './load/walkers.ts'

const usualSeconds = 60
const thinkMs = 3_000
const saveEveryMs = 10_000
const accounts = 10
/** Two hundred together. */
const people = { visitors: 130, readers: 40, listeners: 30 }

const destinations = ['lisbon', 'rome', 'kyoto', 'paris', 'iceland', 'barcelona']
const publicPaths = [
  '/',
  ...destinations.map((slug) => `/${slug}`),
  '/inspirations',
  '/view-itinerary',
  ...destinations.map((slug) => `/view-itinerary/${slug}`),
  '/about',
  '/partners',
]

export const benchmark: Benchmark = {
  description: '200 people with think time on pages, data and live changes, on both databases',
  async run({ progress, args }) {
    const forMs = 1_000 * (Number(option(args, '--seconds')) || usualSeconds)
    const engine = option(args, '--engine')
    const figures: Figure[] = []
    if (engine !== 'postgres') figures.push(...(await onEngine('pglite', {}, forMs, progress)))
    if (engine !== 'pglite') {
      const postgres = await PostgresServer.create()
      const settings = { DATABASE_URL: postgres.url() }
      figures.push(...(await onEngine('postgres', settings, forMs, progress)))
      await postgres.remove()
    }
    return { figures }
  },
}

async function onEngine(
  engine: string,
  settings: Readonly<Record<string, string>>,
  forMs: number,
  progress: (line: string) => void,
): Promise<Figure[]> {
  const product = await startProduct({ TRUSTED_PROXIES: '1', ...settings })
  try {
    progress(`${engine}: ${people.visitors + people.readers + people.listeners} people`)
    const { anonKey, serviceRoleKey } = readKeysFile(path.join(product.dataDir, 'keys.json'))
    const paths = await foundPaths(product)
    const walks = await walksOf(product, anonKey, paths)
    const listening = await listenAll(product.url, anonKey, people.listeners)
    const memory = [residentMegabytes(product.process.pid)]
    const middle = pause(forMs / 2).then(() => memory.push(residentMegabytes(product.process.pid)))
    const workedBefore = processorSeconds(product.process.pid)
    const saving = savePages(product, serviceRoleKey, forMs, listening.announce)
    const asked = await walkAll(walks, { url: product.url, forMs, thinkMs, random: Math.random })
    await Promise.all([middle, saving])
    memory.push(residentMegabytes(product.process.pid))
    const worked = processorSeconds(product.process.pid) - workedBefore
    listening.close()
    progress(`${engine}: the same people and a bare server`)
    const bare = await askBare(await (await fetch(product.url)).text(), walks.length, forMs / 3)
    reportProblems(asked, progress)
    return figuresOf(engine, { asked, bare, heard: listening.heard, memory, worked })
  } finally {
    await product.stop()
  }
}

/** Each page is opened once before, which plans the samples of the day; what is not there is left out. */
async function foundPaths({ url }: RunningProduct): Promise<string[]> {
  const found: string[] = []
  for (const each of publicPaths) {
    const answer = await fetch(`${url}${each}`, { redirect: 'manual' })
    await answer.bytes()
    if (answer.status === 200) found.push(each)
  }
  return found
}

async function walksOf(
  product: RunningProduct,
  anonKey: string,
  paths: readonly string[],
): Promise<Walk[]> {
  const sessions: SignedIn[] = []
  for (let count = 0; count < accounts; count++) sessions.push(await signIn(product, anonKey))
  const visitors = Array.from({ length: people.visitors }, () => ({ kind: 'page', paths }))
  const readers = Array.from({ length: people.readers }, (_, number): Walk => {
    const session = sessions[number % accounts]
    if (!session) throw new Error('There are no accounts')
    return number % 2 === 0
      ? { kind: 'data', headers: session.data, paths: dataPaths }
      : { kind: 'ownPage', headers: session.pages, paths: ['/', '/lisbon', '/saved-trips'] }
  })
  return [...visitors, ...readers]
}

const dataPaths = [
  '/rest/v1/profiles?select=*',
  '/rest/v1/ideas?select=*&limit=50',
  '/rest/v1/pages?select=slug,friendly_name,page_sections(title)&is_published=eq.true',
]

/** Saves content as an administrator does, so that kept pages are dropped and subscribers are told. */
async function savePages(
  { url }: RunningProduct,
  serviceRoleKey: string,
  forMs: number,
  announce: (at: number) => void,
): Promise<void> {
  const pages = createClient(url, serviceRoleKey, { auth: { persistSession: false } }).from('pages')
  for (let passed = 0; passed + saveEveryMs < forMs; passed += saveEveryMs) {
    await pause(saveEveryMs)
    announce(performance.now())
    const updated_at = new Date().toISOString()
    const { error } = await pages.update({ updated_at }).eq('slug', 'lisbon')
    if (error) throw error
  }
}

async function askBare(markup: string, count: number, forMs: number): Promise<Asked[]> {
  const server = fork(path.join(import.meta.dirname, 'load', 'bare-static.ts'))
  server.send(markup)
  const [{ port }] = await once(server, 'message')
  const walks = Array.from({ length: count }, () => ({ kind: 'bare', paths: ['/'] }))
  const url = `http://127.0.0.1:${port}`
  const asked = await walkAll(walks, { url, forMs, thinkMs, random: Math.random })
  server.disconnect()
  await once(server, 'exit')
  return asked
}

function reportProblems(asked: readonly Asked[], progress: (line: string) => void): void {
  const problems = Map.groupBy(asked, ({ problem }) => problem)
  problems.delete(undefined)
  for (const [problem, { length }] of problems) progress(`${length} × ${problem}`)
}

interface Measured {
  asked: readonly Asked[]
  bare: readonly Asked[]
  heard: readonly number[]
  memory: readonly number[]
  /** Seconds of a processor that the product took. */
  worked: number
}

function figuresOf(engine: string, { asked, bare, heard, memory, worked }: Measured): Figure[] {
  const times = (of: readonly Asked[], kind?: string) =>
    of.filter((each) => kind === undefined || each.kind === kind).map(({ ms }) => ms)
  const beside = (name: string, ms: readonly number[], share: number): Figure => {
    const value = quantile(ms, share)
    const bareMs = quantile(times(bare), share)
    const ratio = { to: `a bare server (${bareMs.toFixed(1)} ms)`, value: value / bareMs }
    return { name: `${engine}${name}`, value, unit: 'ms', ratio }
  }
  const kinds = [
    ['Page', 'page'],
    ['OwnPage', 'ownPage'],
    ['Data', 'data'],
  ] as const
  return [
    { name: `${engine}Requests`, value: asked.length, unit: '' },
    { name: `${engine}Errors`, value: asked.filter(({ problem }) => problem).length, unit: '' },
    { name: `${engine}Processor`, value: (1_000 * worked) / asked.length, unit: 'ms/request' },
    beside('P50', times(asked), 0.5),
    beside('P99', times(asked), 0.99),
    ...kinds.flatMap(([name, kind]) => [
      beside(`${name}P50`, times(asked, kind), 0.5),
      beside(`${name}P99`, times(asked, kind), 0.99),
    ]),
    { name: `${engine}HeardP50`, value: quantile(heard, 0.5), unit: 'ms' },
    { name: `${engine}HeardP99`, value: quantile(heard, 0.99), unit: 'ms' },
    { name: `${engine}Deliveries`, value: heard.length, unit: '' },
    ...['Start', 'Middle', 'End'].map((when, index) => ({
      name: `${engine}Memory${when}`,
      value: memory[index] ?? Number.NaN,
      unit: 'MB',
    })),
  ]
}
