/** Trips on the server, by supabase-js. */

import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { type Answer, type Answered, callingAs, declined, refused } from '#app/data/declined.ts'
import { createLiveQuery } from '#app/lib/live/live-query.ts'
import { type PersonId, type TripId, tripIdSchema } from '#domain/trip/ids.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import {
  behind,
  type FetchAnswer,
  type KeepingAnswer,
  type LogAnswer,
  missing,
  type TripBackend,
  type WriteAnswer,
} from './trip-backend.ts'
import type { LoggedOperation } from './trip-bodies.ts'
import { readLogged } from './trip-log.ts'
import {
  readSummaryRow,
  summaryColumns,
  type TripSummary,
  tripKeepingSchema,
} from './trip-summary.ts'

/** As many rows as one answer of a Supabase project has. */
const pageRows = 1000

const answerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('written'), version: z.int() }),
  z.object({
    outcome: z.literal('behind'),
    version: z.int(),
    operations: z.array(z.unknown()),
    snapshot: z.unknown().optional(),
    known: z.array(z.string()).default([]),
  }),
])
const versionRowSchema = z.object({ version: z.int().min(0) })
const tripRowSchema = z.object({ first_snapshot: z.unknown(), first_version: z.int().min(0) })
const keepingRowSchema = z.object({ state: tripKeepingSchema, owner_id: z.string() })
const shareRowsSchema = z.array(z.object({ trip_id: tripIdSchema }))

export function createTripBackend(client: SupabaseClient, personId: PersonId): TripBackend {
  const asPerson = callingAs(client, personId)

  const fetchOperations = async (
    id: TripId,
    after: number,
    signal: AbortSignal,
  ): Promise<Answered<LoggedOperation[]>> => {
    const log: LoggedOperation[] = []
    for (let from = after; ; ) {
      const answer: Answer = await client
        .from('trip_operations')
        .select('version, id, hand, change, person_id, written_at')
        .eq('trip_id', id)
        .gt('version', from)
        .order('version')
        .limit(pageRows)
        .abortSignal(signal)
      if (answer.error) return declined(answer)
      const rows = z.array(z.unknown()).parse(answer.data)
      log.push(...rows.flatMap(readLogged))
      const last = log.at(-1)
      if (rows.length < pageRows || !last) return { ok: true, value: log }
      from = last.version
    }
  }
  const sharesInForce = (signal: AbortSignal) =>
    client
      .from('trip_shares')
      .select('trip_id')
      .is('revoked_at', null)
      .or(`expires_at.is.null,expires_at.gt.${new Date().toISOString()}`)
      .limit(pageRows)
      .abortSignal(signal)
  const fetchRow = (id: TripId, columns: string, signal: AbortSignal): PromiseLike<Answer> =>
    client.from('trips').select(columns).eq('id', id).abortSignal(signal).maybeSingle()

  return {
    personId,
    fetchLog: (id, after) =>
      asPerson<LogAnswer>(async (signal) => {
        // Asked for first, so that the log is not older than the version it is held against.
        const answer = await fetchRow(id, 'version', signal)
        if (answer.error) return declined(answer)
        if (answer.data === null) return missing
        const { version } = versionRowSchema.parse(answer.data)
        if (version <= after) return { ok: true, value: { version, log: [] } }
        const log = await fetchOperations(id, after, signal)
        return log.ok ? { ok: true, value: { version, log: log.value } } : log
      }),
    write: (id, base, operations, snapshot) =>
      asPerson<WriteAnswer>(async (signal) => {
        const sent = { p_trip: id, p_base: base, p_operations: operations, p_snapshot: snapshot }
        const answer: Answer = await client.rpc('write_trip', sent).abortSignal(signal)
        if (answer.error) return declined(answer)
        return writeAnswerOf(answer.data)
      }),
    fetchTrip: (id) =>
      asPerson<FetchAnswer>(async (signal) => {
        const answer = await fetchRow(id, 'first_snapshot, first_version', signal)
        if (answer.error) return declined(answer)
        if (answer.data === null) return missing
        const row = tripRowSchema.parse(answer.data)
        const first = readTrip(row.first_snapshot)
        if (!first.ok) return unreadable
        const log = await fetchOperations(id, row.first_version, signal)
        if (!log.ok) return log
        const { first_version: firstVersion } = row
        return { ok: true, value: { first: first.trip, firstVersion, log: log.value } }
      }),
    fetchList: () =>
      asPerson<Answered<TripSummary[]>>(async (signal) => {
        const [answer, published, linked] = await Promise.all([
          client
            .from('trips')
            .select(summaryColumns)
            .order('updated_at', { ascending: false })
            .limit(pageRows)
            .abortSignal(signal),
          sharesInForce(signal).is('secret', null),
          // Filters by the secret without selecting it.
          sharesInForce(signal).not('secret', 'is', null),
        ])
        const failed: Answer | undefined = [answer, published, linked].find(({ error }) => error)
        if (failed) return declined(failed)
        const [everybody, holders] = [published, linked].map(
          ({ data }) => new Set(shareRowsSchema.parse(data).map(({ trip_id }) => trip_id)),
        )
        const rows = z.array(z.unknown()).parse(answer.data)
        return {
          ok: true,
          value: rows.flatMap((row): TripSummary[] => {
            const summary = readSummaryRow(row)
            if (!summary) return []
            if (everybody?.has(summary.id)) return [{ ...summary, shared: 'public' }]
            return [holders?.has(summary.id) ? { ...summary, shared: 'link' } : summary]
          }),
        }
      }),
    fetchKeeping: (id) =>
      asPerson<KeepingAnswer>(async (signal) => {
        const answer = await fetchRow(id, 'state, owner_id', signal)
        if (answer.error) return declined(answer)
        if (answer.data === null) return missing
        // Only the owner decides what a group's trip is kept as.
        const { state, owner_id } = keepingRowSchema.parse(answer.data)
        return owner_id === personId ? { ok: true, value: state } : missing
      }),
    setKeeping: (id, keeping) =>
      asPerson<Answered<null>>(async (signal) => {
        const answer: Answer = await client
          .from('trips')
          .update({ state: keeping })
          .eq('id', id)
          .abortSignal(signal)
        return answer.error ? declined(answer) : { ok: true, value: null }
      }),
    remove: (id) =>
      asPerson<Answered<null>>(async (signal) => {
        const answer: Answer = await client.from('trips').delete().eq('id', id).abortSignal(signal)
        return answer.error ? declined(answer) : { ok: true, value: null }
      }),
    followLog(id, { onOperations, onStale }) {
      const live = createLiveQuery<LoggedOperation>({
        client,
        table: 'trip_operations',
        filter: `trip_id=eq.${id}`,
        read: async () => [],
        rules: {
          keyOf: ({ version }) => String(version),
          toRow: (record) => readLogged(record)[0],
        },
        onPatch: (patch) => onOperations(patch([])),
        onStale,
      })
      live.start()
      return { stop: () => void live.stop() }
    },
    followList({ onPatch, onStale }) {
      const live = createLiveQuery<TripSummary>({
        client,
        table: 'trips',
        read: async () => [],
        rules: {
          keyOf: ({ id }) => String(id),
          toRow: readSummaryRow,
        },
        onPatch,
        onStale,
      })
      live.start()
      return { stop: () => void live.stop() }
    },
  }
}

const unreadable: Extract<FetchAnswer, { reason: 'unreadable' }> = {
  ok: false,
  reason: 'unreadable',
  message: 'This trip was stored by a newer version.',
}

/** Of `write_trip`, which names its outcomes itself. */
function writeAnswerOf(value: unknown): WriteAnswer {
  const answer = answerSchema.parse(value)
  const { version } = answer
  if (answer.outcome === 'written') return { ok: true, value: { version } }
  const operations = answer.operations.flatMap(readLogged)
  if (answer.snapshot === undefined) return behind({ version, operations, snapshot: null })
  const read = readTrip(answer.snapshot)
  if (!read.ok) return refused(422, 'A newer version of this trip is stored.')
  const snapshot = { trip: read.trip, known: answer.known }
  return behind({ version, operations, snapshot })
}
