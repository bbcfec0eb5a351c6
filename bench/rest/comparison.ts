/** Measures the server and the bare driver in turns, so that a slower or faster moment of the machine affects both alike. */
import { median, quantile } from '../figures.ts'
import { encodeRequest, HttpConnection } from './http-connection.ts'
import { type LoadLimits, load, type Round } from './load.ts'
import { type BenchRequest, type Kind, kinds } from './requests.ts'

export interface Plan {
  rounds: number
  roundMs: number
  warmUpMs: number
  /** Requests of one round. */
  atMost: number
  concurrency: number
}

export interface Compared extends Side {
  /** Of the server's throughput to the bare driver's: the median over the pairs of rounds. */
  ratio: number
  bare: Side
}

interface Side {
  rps: number
  p50: number
  p99: number
}

export interface Contest {
  url: URL
  requests: Readonly<Record<Kind, readonly BenchRequest[]>>
  /** One round of the bare driver. */
  bare: (kind: Kind, limits: LoadLimits) => Promise<Round>
}

export async function compare(
  { url, requests, bare }: Contest,
  plan: Plan,
  progress: (line: string) => void,
): Promise<Record<Kind, Compared>> {
  const opening = Array.from({ length: plan.concurrency }, () => HttpConnection.open(url))
  const connections = await Promise.all(opening)
  const served = (kind: Kind, limits: LoadLimits) => {
    const encoded = requests[kind].map((request) => encodeRequest(request, url.host))
    const senders = connections.map((connection) => (variant: number) => {
      const bytes = encoded[variant]
      if (!bytes) throw new Error(`${kind} has no variant ${variant}`)
      return connection.send(bytes)
    })
    return load(senders, limits)
  }
  try {
    const found: [Kind, Compared][] = []
    for (const kind of kinds) {
      progress(`  ${kind}`)
      found.push([kind, await compareKind(kind, requests[kind].length, served, bare, plan)])
    }
    return Object.fromEntries(found) as Record<Kind, Compared>
  } finally {
    for (const connection of connections) connection.close()
  }
}

async function compareKind(
  kind: Kind,
  variants: number,
  served: Contest['bare'],
  bare: Contest['bare'],
  { rounds, roundMs, warmUpMs, atMost }: Plan,
): Promise<Compared> {
  const warmUp = { variants, forMs: warmUpMs, atMost }
  await served(kind, warmUp)
  await bare(kind, warmUp)
  const pairs: { ours: Round; theirs: Round }[] = []
  const limits = { variants, forMs: roundMs, atMost }
  for (let round = 0; round < rounds; round++) {
    const ours = await served(kind, limits)
    const theirs = await bare(kind, limits)
    pairs.push({ ours, theirs })
  }
  return {
    ...sideOf(pairs.map(({ ours }) => ours)),
    ratio: median(pairs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)),
    bare: sideOf(pairs.map(({ theirs }) => theirs)),
  }
}

function sideOf(rounds: readonly Round[]): Side {
  const latencies = rounds.flatMap(({ latenciesMs }) => latenciesMs)
  return {
    rps: median(rounds.map(({ perSecond }) => perSecond)),
    p50: median(latencies),
    p99: quantile(latencies, 0.99),
  }
}
