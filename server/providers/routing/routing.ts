/**
 * Travel times from a routing server, within its time; what it does not know or does not say in time
 * is estimated and marked, leg by leg. A caller always gets a table. Lines of roads are told where the
 * server draws them; the others are null.
 */
import type { Coordinates } from '#domain/places/schema.ts'
import type { RoutingProvider, TravelTable } from '#domain/routing/travel-table.ts'
import type { Log } from '#server/process/log.ts'
import type { ServiceAnswer } from '#server/providers/places/ask.ts'
import { type MatrixDialect, osrm, type RoutedMode, valhalla } from './matrix-dialects.ts'
import { createLines } from './road-lines.ts'
import { blocksOf, combinedTable, type KnownWays, note, pointsAt } from './travel-blocks.ts'

interface RoutingOptions {
  url: URL
  /** For a whole table, however many questions it takes. */
  timeoutMs?: number
  /** After a failure the server is left alone for a while, so that it costs nobody its time-out. */
  restMs?: number
  now: () => number
  log: Pick<Log, 'warn'>
}

export type Failure = Extract<ServiceAnswer<never>, { ok: false }>

export type FindDialect = (
  points: readonly Coordinates[],
  signal: AbortSignal,
) => Promise<MatrixDialect | Failure>

const questionsAtOnce = 4
const mostRemembered = 50

export function createRouting({
  url,
  timeoutMs = 4_000,
  restMs = 30_000,
  now,
  log,
}: RoutingOptions): RoutingProvider {
  const remembered = new Map<string, TravelTable>()
  /** Which protocol the server speaks, known from its first answer on. */
  let spoken: MatrixDialect | undefined
  let freeAt = Number.NEGATIVE_INFINITY

  const dialect: FindDialect = async (points, signal) => {
    if (spoken) return spoken
    const two = points.slice(0, 2)
    let failure: Failure | undefined
    for (const each of [osrm, valhalla]) {
      const asked = await each.matrix(url, { sources: two, targets: two, mode: 'drive' }, signal)
      if (asked.ok) {
        spoken = each
        return each
      }
      failure = asked
      // Tries the other dialect only if the server answers but does not understand: one that is
      // down speaks neither.
      if (asked.reason !== 'refused' && asked.reason !== 'wrong-answer') break
    }
    return failure ?? { ok: false, reason: 'refused', message: 'it speaks no known language' }
  }

  /** Stores every way received before the first failure. */
  const explore = async (
    ways: KnownWays,
    wanted: readonly RoutedMode[],
  ): Promise<Failure | undefined> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const found = await dialect(ways.points, signal)
    if ('ok' in found) return found
    const modes = wanted.filter((mode) => found.modes.includes(mode))
    const blocks = blocksOf(ways.points.length, modes)
    let failure: Failure | undefined
    const work = async () => {
      for (let block = blocks.pop(); block && !failure; block = blocks.pop()) {
        const sources = pointsAt(ways.points, block.rows)
        const targets = pointsAt(ways.points, block.columns)
        const asked = await found.matrix(url, { sources, targets, mode: block.mode }, signal)
        if (asked.ok) note(ways, block, asked.data)
        else failure ??= asked
      }
    }
    await Promise.all(Array.from({ length: questionsAtOnce }, work))
    return failure
  }

  return {
    lines: createLines({ url, timeoutMs, restMs, now, log, dialect }),
    async table(points, preferences) {
      const key = JSON.stringify([points, preferences])
      const known = remembered.get(key)
      if (known) return known
      const ways: KnownWays = { points, walk: new Map(), drive: new Map() }
      if (points.length < 2 || now() < freeAt) return combinedTable(ways, preferences)
      const wanted: RoutedMode[] =
        preferences.beyondWalking === 'drive' ? ['drive', 'walk'] : ['walk']
      const failure = await explore(ways, wanted)
      const table = combinedTable(ways, preferences)
      if (failure) {
        freeAt = now() + Math.max(restMs, failure.retryAfterMs ?? 0)
        const { reason, message } = failure
        log.warn('travel times are estimates', { provider: url.host, reason, detail: message })
        return table
      }
      remembered.set(key, table)
      const oldest = remembered.keys().next().value
      if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
      return table
    },
  }
}
