/** Rows of one table that belong to one person, by supabase-js. */

import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import {
  type Answer,
  type Answered,
  callingAs,
  type Declined,
  declined,
} from '#app/data/declined.ts'
import { createLiveQuery } from '#app/lib/live/live-query.ts'
import type { PersonId } from '#domain/trip/ids.ts'
import type { KeptRow, RowBackend, RowKind, SentRow } from './row-kind.ts'

/** As many rows as one answer of a Supabase project has. */
const pageRows = 1000

interface RowTable<Row extends KeptRow> {
  client: SupabaseClient
  personId: PersonId
  /** Its entity is the table's name. */
  kind: RowKind<Row>
  columns: string
  /** What is stored for a row, besides whose it is. */
  toStored: (sent: SentRow<Row>) => object
}

class DeclinedError extends Error {
  readonly answer: Declined
  constructor(answer: Declined) {
    super(answer.message)
    this.answer = answer
  }
}

export function createRowBackend<Row extends KeptRow>({
  client,
  personId,
  kind,
  columns,
  toStored,
}: RowTable<Row>): RowBackend<Row> {
  const asPerson = callingAs(client, personId)
  const table = kind.entity
  const readRow = (record: unknown) => kind.schema.safeParse(record).data
  const readRows = (data: unknown) =>
    z
      .array(z.unknown())
      .parse(data)
      .flatMap((record) => readRow(record) ?? [])
  let hear: Parameters<RowBackend<Row>['follow']>[0] | undefined

  const fetchPages = () =>
    asPerson<Answered<Row[]>>(async (signal) => {
      const rows: Row[] = []
      for (let from = 0; ; from += pageRows) {
        const answer: Answer = await client
          .from(table)
          .select(columns)
          .eq('user_id', personId)
          .order('created_at', { ascending: true })
          .order('id')
          .range(from, from + pageRows - 1)
          .abortSignal(signal)
        if (answer.error) return declined(answer)
        const page = readRows(answer.data)
        rows.push(...page)
        if (z.array(z.unknown()).parse(answer.data).length < pageRows)
          return { ok: true, value: rows }
      }
    })

  const live = createLiveQuery<Row>({
    client,
    table,
    filter: `user_id=eq.${personId}`,
    read: async () => {
      const answer = await fetchPages()
      if (!answer.ok) throw new DeclinedError(answer)
      return answer.value
    },
    rules: { keyOf: ({ id }) => String(id), toRow: readRow },
    onPatch: (patch) => hear?.onPatch(patch),
    onStale: () => hear?.onStale(),
  })

  return {
    fetchAll: async () => {
      try {
        return { ok: true, value: await live.read() }
      } catch (error) {
        if (error instanceof DeclinedError) return error.answer
        throw error
      }
    },
    save: (sent) =>
      asPerson<Answered<Row[]>>(async (signal) => {
        const rows = sent.map((each) => ({ ...toStored(each), user_id: personId }))
        const answer: Answer = await client
          .from(table)
          .upsert(rows, { onConflict: 'id' })
          .select(columns)
          .abortSignal(signal)
        if (answer.error) return declined(answer)
        return { ok: true, value: readRows(answer.data) }
      }),
    remove: (ids) =>
      asPerson<Answered<null>>(async (signal) => {
        const answer: Answer = await client.from(table).delete().in('id', ids).abortSignal(signal)
        return answer.error ? declined(answer) : { ok: true, value: null }
      }),
    follow(listener) {
      hear = listener
      live.start()
      return {
        stop() {
          hear = undefined
          void live.stop()
        },
      }
    },
  }
}
