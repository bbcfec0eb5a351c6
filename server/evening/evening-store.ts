/** The statements on `trip_watches` and `evening_mails`. Secrets are digested before they come here. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type EveningSwap, eveningSwapSchema } from '#domain/weather-swaps/evening-swap.ts'
import type { FoundDay } from '#domain/weather-swaps/found-day.ts'
import type { Database, SqlValue } from '#server/backend/db/driver.ts'

async function ask(database: Database, text: string, ...values: SqlValue[]) {
  const [result] = await database.transaction({
    role: 'service_role',
    statements: [{ text, values }],
  })
  return result?.rows ?? []
}

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
const instant = (minutes: number | null) =>
  minutes === null ? null : new Date(minutes * 60_000).toISOString()

export interface DueTrip {
  id: string
  version: number
  snapshot: unknown
  ignored: boolean
  email: string
}

/** The longest due first. */
export async function dueTrips(database: Database, most: number): Promise<DueTrip[]> {
  const text = `select trip_id, version, snapshot::text, ignored, email
    from private.trips_to_look_at($1::int)`
  return (await ask(database, text, most)).map(([id, version, snapshot, ignored, email]) => ({
    id: id ?? '',
    version: Number(version),
    snapshot: JSON.parse(snapshot ?? 'null'),
    ignored: ignored === 't',
    email: email ?? '',
  }))
}

/** `found` is null where nothing is known; `next` is an instant in minutes. */
export async function noteLook(
  database: Database,
  { id, version }: Pick<DueTrip, 'id' | 'version'>,
  found: readonly FoundDay[] | null,
  next: number | null,
): Promise<void> {
  const text = 'select private.note_look($1::uuid, $2::int, $3::jsonb, $4::timestamptz)'
  await ask(database, text, id, version, found && JSON.stringify(found), instant(next))
}

interface Claim {
  date: string
  stopSecret: string
  swap: { secret: string; what: EveningSwap; until: number } | null
}

/** The id of the mail that may be sent now, or null. */
export async function claimMail(
  database: Database,
  { id, version }: Pick<DueTrip, 'id' | 'version'>,
  { date, stopSecret, swap }: Claim,
): Promise<string | null> {
  const text = `select private.claim_evening_mail(
    $1::uuid, $2::int, $3::date, $4, $5, $6::jsonb, $7::timestamptz)`
  const [row] = await ask(
    database,
    text,
    ...[id, version, date, digestOf(stopSecret)],
    ...[swap && digestOf(swap.secret), swap && JSON.stringify(swap.what)],
    instant(swap?.until ?? null),
  )
  return row?.[0] ?? null
}

export async function noteMail(database: Database, mail: string, sent: boolean): Promise<void> {
  await ask(database, 'select private.note_evening_mail($1::uuid, $2::boolean)', mail, sent)
}

const storedSwapSchema = z.object({
  state: z.enum(['open', 'used', 'over', 'changed']),
  swap: eveningSwapSchema,
  trip: z.uuid(),
  title: z.string(),
  snapshot: z.unknown(),
  version: z.int(),
  mail: z.uuid(),
})
export type StoredSwap = z.infer<typeof storedSwapSchema>

export async function readSwap(database: Database, secret: string): Promise<StoredSwap | null> {
  const [row] = await ask(database, 'select private.read_evening_swap($1)', digestOf(secret))
  return storedSwapSchema.nullable().parse(JSON.parse(row?.[0] ?? 'null'))
}

/** `taken`, or why not; null where there is no such link. */
export async function takeSwap(
  database: Database,
  secret: string,
  snapshot: unknown,
): Promise<string | null> {
  const text = 'select private.take_evening_swap($1, $2::jsonb)'
  const [row] = await ask(database, text, digestOf(secret), JSON.stringify(snapshot))
  return row?.[0] ?? null
}

const mailSchema = z.object({ trip: z.uuid(), title: z.string(), on: z.boolean() })

export async function readMail(database: Database, secret: string) {
  const [row] = await ask(database, 'select private.read_evening_mail($1)', digestOf(secret))
  return mailSchema.nullable().parse(JSON.parse(row?.[0] ?? 'null'))
}

export async function stopMails(database: Database, secret: string): Promise<void> {
  await ask(database, 'select private.stop_evening_mails($1)', digestOf(secret))
}
