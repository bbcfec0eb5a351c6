/** Lines of roads from a routing server: asked for once each, thinned, and left out where anything is wrong. */
import { kilometres } from '#domain/places/distance.ts'
import { keptLine } from '#domain/places/encoded-line.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { RoutingProvider } from '#domain/routing/travel-table.ts'
import type { Log } from '#server/process/log.ts'
import type { LineEnds } from './matrix-dialects.ts'
import type { Failure, FindDialect } from './routing.ts'

interface LinesOptions {
  url: URL
  /** For all the lines of a question together. */
  timeoutMs: number
  restMs: number
  now: () => number
  log: Pick<Log, 'warn'>
  dialect: FindDialect
}

const questionsAtOnce = 4
const mostRemembered = 500
/** Kilometres by which a line's ends may miss the way's: one that is farther off belongs to another way. */
const mostOff = 30

export function createLines(options: LinesOptions): NonNullable<RoutingProvider['lines']> {
  const { url, timeoutMs, restMs, now, log, dialect } = options
  /** Null where the server knows no road. */
  const remembered = new Map<string, string | null>()
  let freeAt = Number.NEGATIVE_INFINITY

  const askFor = async (ways: readonly LineEnds[]): Promise<Failure | undefined> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const found = await dialect(ways[0] ?? [], signal)
    if ('ok' in found) return found
    const left = [...ways]
    let failure: Failure | undefined
    const work = async () => {
      for (let way = left.pop(); way && !failure; way = left.pop()) {
        const asked = await found.line(url, way, signal)
        if (asked.ok) remember(keyOf(way), isBetween(asked.data, way) ? keptLine(asked.data) : null)
        // The server answered that there is no road.
        else if (asked.reason === 'refused') remember(keyOf(way), null)
        else failure ??= asked
      }
    }
    await Promise.all(Array.from({ length: questionsAtOnce }, work))
    return failure
  }
  const remember = (key: string, line: string | null) => {
    remembered.set(key, line)
    const oldest = remembered.keys().next().value
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
  }

  return async (ways) => {
    const unknown = ways.filter((way) => !remembered.has(keyOf(way)))
    if (unknown.length > 0 && now() >= freeAt) {
      const failure = await askFor(unknown)
      if (failure) {
        freeAt = now() + Math.max(restMs, failure.retryAfterMs ?? 0)
        const { reason, message } = failure
        log.warn('roads are not drawn', { provider: url.host, reason, detail: message })
      }
    }
    return ways.map((way) => remembered.get(keyOf(way)) ?? null)
  }
}

const keyOf = (way: LineEnds): string => way.join(' ')

function isBetween(line: readonly Coordinates[], [from, to]: LineEnds): boolean {
  const [first, last] = [line[0], line.at(-1)]
  return Boolean(
    first && last && kilometres(first, from) <= mostOff && kilometres(last, to) <= mostOff,
  )
}
