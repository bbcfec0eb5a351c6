/**
 * Rows that are kept one by one: each has an id of the client's making and fields that change on their
 * own. What waits for a row is a list of bodies; folded over what the server has, they are what is shown.
 */
import { z } from 'zod'
import type { Answered } from '#app/data/declined.ts'
import type { Refused, Waiting } from '#app/data/outbox/waiting.ts'

export interface KeptRow {
  id: string
}

/** What a table's rows are. */
export interface RowKind<Row extends KeptRow> {
  /** The entity's name in the outbox and the store. */
  entity: string
  schema: z.ZodType<Row>
  compare: (one: Row, other: Row) => number
}

/** When this device changed each field, in milliseconds. */
export type FieldTimes = Readonly<Record<string, number>>

export type RowBody<Row extends KeptRow> =
  | { kind: 'create'; row: Row; at: number }
  | { kind: 'change'; fields: Partial<Row>; at: number }
  | { kind: 'remove'; at: number }

const bodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create'), row: z.unknown(), at: z.number() }),
  z.object({
    kind: z.literal('change'),
    fields: z.record(z.string(), z.unknown()),
    at: z.number(),
  }),
  z.object({ kind: z.literal('remove'), at: z.number() }),
])

/**
 * Undefined for an invalid body. The fields of a change are checked later, with the row that they are applied
 * to.
 */
export function readBody<Row extends KeptRow>(
  { schema }: RowKind<Row>,
  value: unknown,
): RowBody<Row> | undefined {
  const { data: body } = bodySchema.safeParse(value)
  if (!body || body.kind === 'remove') return body
  if (body.kind === 'change') return { ...body, fields: body.fields as Partial<Row> }
  const { data: row } = schema.safeParse(body.row)
  return row && { kind: 'create', row, at: body.at }
}

export interface Folded<Row extends KeptRow> {
  /** Null where it is to be removed, or is not there. */
  row: Row | null
  changed: FieldTimes
  /** Of the bodies that this is made of. */
  ids: ReadonlySet<string>
}

/** An invalid body, or one that does not fit the row, does nothing; its id is settled with the rest. */
export function fold<Row extends KeptRow>(
  kind: RowKind<Row>,
  stored: Row | undefined,
  waiting: readonly Pick<Waiting, 'id' | 'body'>[],
): Folded<Row> {
  let row = stored ?? null
  let changed: Record<string, number> = {}
  for (const { body: value } of waiting) {
    const body = readBody(kind, value)
    if (body?.kind === 'create') {
      row = body.row
      changed = timesOf(body.row, body.at)
    } else if (body?.kind === 'remove') {
      row = null
      changed = {}
    } else if (body && row) {
      const next = kind.schema.safeParse({ ...row, ...body.fields, id: row.id })
      if (!next.success) continue
      row = next.data
      changed = { ...changed, ...timesOf(body.fields, body.at) }
    }
  }
  return { row, changed, ids: new Set(waiting.map(({ id }) => id)) }
}

function timesOf(fields: object, at: number): Record<string, number> {
  const names = Object.keys(fields).filter((name) => name !== 'id' && name !== 'created_at')
  return Object.fromEntries(names.map((name) => [name, at]))
}

/**
 * A row to store, and when each of its changed fields was changed: the server leaves the other fields as they
 * are.
 */
export interface SentRow<Row> {
  row: Row
  changed: FieldTimes
}

export interface RowBackend<Row extends KeptRow> {
  fetchAll(): Promise<Answered<readonly Row[]>>
  /** Stores them, all or none, and answers how they stand there now. */
  save(rows: readonly SentRow<Row>[]): Promise<Answered<readonly Row[]>>
  remove(ids: readonly string[]): Promise<Answered<null>>
  follow(hear: {
    onPatch: (patch: (rows: readonly Row[]) => readonly Row[]) => void
    onStale: () => void
  }): { stop(): void }
}

/** What waits and what was refused, by the id of the row. */
export interface PendingRows {
  waiting: ReadonlyMap<string, readonly Waiting[]>
  refused: ReadonlyMap<string, readonly Refused[]>
}
