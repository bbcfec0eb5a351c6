/**
 * What the REST service costs: its throughput over HTTP next to the same statements without it, with
 * as many under way at once, prepared and with bound values on both sides. On PostgreSQL the bare side
 * is `pg` with a round trip a statement; on PGlite it is the engine in the senders' own thread, given
 * the same bytes as the server's, so that a ratio is what HTTP, REST and the server's thread cost.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { leanFlags } from '../scripts/lean-process.mjs'
import type { Benchmark, Figure } from './benchmark.ts'
import { headersOf, makeKeys } from './rest/backend.ts'
import type { Plan } from './rest/comparison.ts'
import { type EngineResult, type EngineRun, runOnPglite, runOnPostgres } from './rest/engines.ts'
import { type BenchRequest, type Kind, kinds, requestsOf, user } from './rest/requests.ts'

export const benchmark: Benchmark = {
  description: 'requests per second of /rest/v1, and their ratio to the same statements without it',
  async run({ args, progress }) {
    const options = readOptions(args)
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-rest-'))
    const keys = makeKeys()
    const run: EngineRun = {
      folder,
      keys,
      requests: await signedRequests(await headersOf(user, keys)),
      plan: options.plan,
      nodeOptions: [
        ...(options.plain ? [] : leanFlags),
        ...(options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []),
      ],
      progress,
    }
    try {
      const postgres = options.engines.includes('postgres') ? await onPostgres(run) : null
      const pglite = options.engines.includes('pglite') ? await onPglite(run) : null
      return {
        figures: [
          ...(postgres ? figuresOf('postgres', postgres, 'bare pg') : []),
          ...(pglite ? figuresOf('pglite', pglite, 'bare PGlite') : []),
          ...(pglite ? [{ name: 'firstStart', value: pglite.firstStartMs, unit: 'ms' }] : []),
        ],
        summary: { rest: { postgres, pglite, firstStartMs: pglite?.firstStartMs ?? null } },
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

function readOptions(args: readonly string[]): {
  plan: Plan
  engines: string[]
  profile: string | undefined
  plain: boolean
} {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '7' },
      'round-ms': { type: 'string', default: '250' },
      engine: { type: 'string', multiple: true, default: ['postgres', 'pglite'] },
      /** A folder for what the server's processor did, as Chromium's developer tools read it. */
      profile: { type: 'string' },
      /** As Node runs by itself, without the flags that keep the product's process small. */
      plain: { type: 'boolean', default: false },
    },
  })
  const plan: Plan = {
    rounds: Number(values.rounds),
    roundMs: Number(values['round-ms']),
    warmUpMs: 1_000,
    atMost: 5_000,
    concurrency: 16,
  }
  return { plan, engines: values.engine, profile: values.profile, plain: values.plain }
}

async function signedRequests(
  headers: Readonly<Record<string, string>>,
): Promise<Record<Kind, BenchRequest[]>> {
  const signed = (request: BenchRequest) => ({
    ...request,
    headers: { ...request.headers, ...headers },
  })
  const entries = kinds.map((kind) => [kind, requestsOf(kind).map(signed)] as const)
  return Object.fromEntries(entries) as Record<Kind, BenchRequest[]>
}

function onPostgres(run: EngineRun) {
  run.progress('PostgreSQL')
  return runOnPostgres(run)
}

function onPglite(run: EngineRun) {
  run.progress('PGlite')
  return runOnPglite(run)
}

function figuresOf(engine: string, result: EngineResult, to: string): Figure[] {
  const ofKind = (kind: Kind): Figure[] => {
    const { rps, p50, p99, ratio, bare } = result[kind]
    return [
      { name: `${engine}.${kind}`, value: rps, unit: 'requests/s', ratio: { to, value: ratio } },
      { name: `${engine}.${kind}.p50`, value: p50, unit: 'ms' },
      { name: `${engine}.${kind}.p99`, value: p99, unit: 'ms' },
      { name: `${engine}.${kind}.bare`, value: bare.rps, unit: 'transactions/s' },
    ]
  }
  return [
    ...kinds.flatMap(ofKind),
    { name: `${engine}.memory`, value: result.memoryMb, unit: 'MB' },
  ]
}
