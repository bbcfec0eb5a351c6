/** Trips of the owner's that are shared by a link, and what somebody gets who has it. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { TestEngine } from '#server/backend/db/testing/both-engines.ts'
import { type Actor, ask } from '../permissions/actors.ts'
import { callWriteTrip, keepNewTrip, operationOf, renamed, sampleTrip } from './trip-client.ts'

const shareSchema = z.object({ id: z.uuid(), secret: z.string(), digest: z.string() })
const sharedSchema = z
  .strictObject({
    trip: z.record(z.string(), z.unknown()),
    version: z.int(),
    rights: z.enum(['read', 'suggest']),
    expires_at: z.string().nullable(),
    topic: z.string(),
    preview: z.string(),
  })
  .nullable()

export function sharedTripsOn(engine: TestEngine) {
  const run = (actor: Actor, text: string, ...values: (string | null)[]) =>
    ask(engine.database, actor, { text, values }, { keep: true })
  /** A trip of the owner's with a secret in its notes, and a link that does not show it. */
  const made = async (expires: string | null = null) => {
    const trip = sampleTrip(randomUUID())
    await keepNewTrip(engine.database, 'owner', trip)
    const text = `select row_to_json(share) from public.share_trip($1, 'read', '{}', $2) as share`
    const { rows } = await run('owner', text, trip.id, expires)
    const share = shareSchema.parse(JSON.parse(rows[0]?.[0] ?? 'null'))
    return { trip, ...share, topic: `share:${share.digest}` }
  }
  const read = async (actor: Actor, text: string, value: string) =>
    sharedSchema.parse(JSON.parse((await run(actor, text, value)).rows[0]?.[0] ?? 'null'))
  const bySecret = (secret: string, actor: Actor = 'anon') =>
    read(actor, 'select public.read_shared_trip($1)', secret)
  const byId = (trip: string) => read('anon', 'select public.read_public_trip($1)', trip)
  const change = async (trip: { id: string }, base: number) => {
    const before = sampleTrip(trip.id)
    const title = `Version ${base + 1}`
    const operations = [operationOf(renamed(before, title))]
    const snapshot = { ...before, title }
    await callWriteTrip(engine.database, 'owner', { trip: trip.id, base, operations, snapshot })
  }
  return { run, made, bySecret, byId, change }
}
