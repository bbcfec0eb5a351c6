/** What a kind of job is: its name, the schema of its payload, what it does, and when by the clock. */
import type { z } from 'zod'
import type { Outcome } from '#domain/outcome/outcome.ts'

/** Moments in UTC: each full hour or quarter of one, or each day at a time such as `03:00`. */
export type Schedule = 'every hour' | 'every quarter of an hour' | `daily at ${string}:${string}`

export interface JobContext {
  /** Aborts when the work takes too long, the process stops, or another process has the job now. */
  signal: AbortSignal
}

/** What it did, in a few words for administrators. */
type Report = string | undefined

interface JobDefinition<Payload> {
  /** Stored with every job: a new name is a new kind. */
  kind: string
  /** What is stored may be of an older version: a schema that changes must still read it. */
  payload: z.ZodType<Payload>
  /** Done at least once: a process may die between the work and the note that it was done. */
  run(payload: Payload, context: JobContext): Promise<Report>
  /** How often it is tried before it is parked. */
  tries?: number
  timeoutMs?: number
  /** By the clock, with an empty payload: such a kind's schema must take `{}`. */
  schedule?: Schedule
}

/** A kind as the runner needs it: its payload is not known before it was read. */
export interface Job {
  kind: string
  tries: number
  timeoutMs: number
  schedule: Schedule | undefined
  /** Reads a stored payload; the value does the work. */
  prepare(payload: unknown): Outcome<(context: JobContext) => Promise<Report>, 'unreadable-payload'>
}

/** One job to be done. */
export interface JobRequest {
  kind: string
  payload: unknown
  tries: number
}

export interface PayloadJob<Payload> extends Job {
  /** Throws for a payload that its schema does not take. */
  request(payload: Payload): JobRequest
}

export function defineJob<Payload>(definition: JobDefinition<Payload>): PayloadJob<Payload> {
  const { kind, payload: schema, run, schedule } = definition
  const { tries = 8, timeoutMs = 10 * 60_000 } = definition
  return {
    kind,
    tries,
    timeoutMs,
    schedule,
    prepare(stored) {
      const read = schema.safeParse(stored)
      if (read.success) return { ok: true, value: (context) => run(read.data, context) }
      const message = `The payload can't be read: ${read.error.message}`
      return { ok: false, reason: 'unreadable-payload', message }
    },
    request: (payload) => ({ kind, payload: schema.parse(payload), tries }),
  }
}
