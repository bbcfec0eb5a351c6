/** The statements on `trip_watches` and `evening_mails`. Secrets are digested before they come here. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type EveningSwap, eveningSwapSchema } from '#domain/weather-swaps/evening-swap.ts'
import type { FoundDay } from '#domain/weather-swaps/found-day.ts'
import type { Database, SqlValue } from '#server/backend/db/driver.ts'

export async function ask(database: Database, text: string, ...values: SqlValue[]) {
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
  /** Null where no mail is sent: none is wanted, or there is no address that is confirmed. */
  email: string | null
  /** The day whose mail a process began to send before it died. */
  begun: string | null
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
  /** Whose claim it is, and for how many seconds without being renewed. */
  holder: string
  seconds: number
  /** When the day begins. */
  until: number
  stopSecret: string
  swap: { secret: string; what: EveningSwap } | null
}

/** The id of the mail that may be sent now, or null. */
export async function claimMail(
  database: Database,
  { id, version }: Pick<DueTrip, 'id' | 'version'>,
  { date, holder, seconds, until, stopSecret, swap }: Claim,
): Promise<string | null> {
  const text = `select private.claim_evening_mail(
    $1::uuid, $2::int, $3::date, $4::uuid, $5::int, $6::timestamptz, $7, $8, $9::jsonb)`
  const [row] = await ask(
    database,
    text,
    ...[id, version, date, holder, seconds, instant(until), digestOf(stopSecret)],
    ...[swap && digestOf(swap.secret), swap && JSON.stringify(swap.what)],
  )
  return row?.[0] ?? null
}

interface Claimed {
  mail: string
  holder: string
}

export async function holdMail(
  database: Database,
  { mail, holder }: Claimed,
  seconds: number,
): Promise<void> {
  const text = 'select private.hold_evening_mail($1::uuid, $2::uuid, $3::int)'
  await ask(database, text, mail, holder, seconds)
}

/** `lost`: the connection broke, and the mail server may have taken the mail or not. */
export async function noteMail(
  database: Database,
  { mail, holder }: Claimed,
  outcome: 'sent' | 'refused' | 'lost',
): Promise<void> {
  const text = 'select private.note_evening_mail($1::uuid, $2::uuid, $3)'
  await ask(database, text, mail, holder, outcome)
}

/** The mail that a dead process began is not sent any more. */
export async function dropBegunMail(database: Database, { id, begun }: DueTrip): Promise<void> {
  await ask(database, 'select private.drop_begun_mail($1::uuid, $2::date)', id, begun)
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

export async function fetchSwap(database: Database, secret: string): Promise<StoredSwap | null> {
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

export async function fetchMail(database: Database, secret: string) {
  const [row] = await ask(database, 'select private.read_evening_mail($1)', digestOf(secret))
  return mailSchema.nullable().parse(JSON.parse(row?.[0] ?? 'null'))
}

export async function stopMails(database: Database, secret: string): Promise<void> {
  await ask(database, 'select private.stop_evening_mails($1)', digestOf(secret))
}
