/**
 * Sends what waits for one trip: first the trip itself, then its operations in order. An answer that
 * others were faster puts their operations beneath ours, and ours are sent again on top; by their ids
 * the server knows those that it has.
 */

import type { SendResult } from '#app/data/outbox/flusher.ts'
import type { Refused } from '#app/data/outbox/waiting.ts'
import { replay } from '#domain/trip/apply.ts'
import type { SentOperation } from '#domain/trip/operation.ts'
import type { TripBackend } from './trip-backend.ts'
import type { LoggedOperation } from './trip-bodies.ts'
import type { TripLine } from './trip-line.ts'
import type { WaitingForTrip } from './trip-rows.ts'
import type { TripSession } from './trip-session.ts'

const mostAtOnce = 100
/** As text, about; the server takes 256 KB in each and more in all. */
const mostCharacters = 400_000

export async function sendTrip(
  session: TripSession,
  backend: TripBackend,
  now: () => number,
): Promise<SendResult> {
  await session.readStore()
  let atOnce = mostAtOnce
  for (;;) {
    const { line, waiting } = session.known.get()
    if (waiting.unreadable.length > 0) {
      await putAsideUnreadable(session)
      continue
    }
    if (waiting.removal) {
      // Not due yet: it can still be taken back, and a timer of `TripData` sends again when it is.
      return waiting.removal.due > now() ? 'sent' : sendRemoval(session, backend)
    }
    if (waiting.creation) {
      const result = await sendCreation(session, backend)
      if (result) return result
      continue
    }
    if (waiting.keeping) {
      const result = await sendKeeping(session, backend, waiting.keeping)
      if (result) return result
      continue
    }
    if (waiting.operations.length === 0) return 'sent'
    if (!line) {
      await session.fetch()
      const { state } = session.known.get()
      if (state === 'missing') await refuse(session, waiting.operations, gone)
      else if (state !== 'ready') return 'later'
      continue
    }
    const batch = batchOf(line, atOnce)
    if (batch.length === 0) {
      // All of them are in the log already.
      await session.persist(
        async () => undefined,
        waiting.operations.map(({ id }) => id),
      )
      await session.readStore()
      continue
    }
    const { trip: snapshot } = replay(line.settled, batch)
    const answer = await backend.write(session.id, line.version, batch, snapshot)
    if (answer.ok) {
      await acknowledge(session, line, batch, answer.value.version, { backend, now })
    } else if (answer.reason === 'behind') {
      if (answer.snapshot) {
        const { trip, known } = answer.snapshot
        await session.beginAnew({ trip, version: answer.version }, [], known)
      } else await session.accept(answer.operations)
    } else if (answer.reason === 'refused') {
      // One by one from here, so that only what can't be taken is put aside.
      if (batch.length > 1 && answer.status !== 404 && answer.status !== 403) atOnce = 1
      else await refuse(session, batch, answer.message)
    } else return answer.reason
  }
}

const gone = 'This trip was deleted, or it is not shared with you any more.'

function batchOf({ waiting }: TripLine, atOnce: number): SentOperation[] {
  let characters = 0
  const batch: SentOperation[] = []
  for (const { operation } of waiting.slice(0, atOnce)) {
    characters += JSON.stringify(operation).length
    if (batch.length > 0 && characters > mostCharacters) break
    batch.push(operation)
  }
  return batch
}

async function acknowledge(
  session: TripSession,
  line: TripLine,
  batch: readonly SentOperation[],
  version: number,
  { backend, now }: { backend: TripBackend; now: () => number },
): Promise<void> {
  if (version !== line.version + batch.length) {
    // They had arrived in an earlier try, with others' in between: the log says in which order.
    await session.fetch()
    await session.persist(
      async () => undefined,
      batch.map(({ id }) => id),
    )
    await session.readStore()
    return
  }
  const at = new Date(now()).toISOString()
  await session.accept(
    batch.map(
      ({ id, hand, change }, index): LoggedOperation => ({
        version: line.version + index + 1,
        id,
        hand,
        change,
        personId: backend.personId,
        at,
      }),
    ),
  )
}

/** The result where it ends the sending; undefined where it can go on. */
async function sendCreation(
  session: TripSession,
  backend: TripBackend,
): Promise<SendResult | undefined> {
  const { creation, operations, madeAt } = session.known.get().waiting
  if (!creation) return undefined
  const { trip, id } = creation
  const answer = await backend.write(session.id, 0, [], trip)
  if (answer.ok && answer.value.version === 0) {
    await session.beginAnew({ trip, version: 0 }, [], [id])
    return undefined
  }
  if (answer.ok || answer.reason === 'behind') {
    // The server has the trip already, in a later version: what this device has follows from that.
    const fetched = await backend.fetchTrip(session.id)
    if (!fetched.ok) return 'later'
    const { first, firstVersion, log } = fetched.value
    await session.beginAnew({ trip: first, version: firstVersion }, log, [id])
    return undefined
  }
  if (answer.reason !== 'refused') return answer.reason
  const all: Refused[] = [
    { id, body: { kind: 'create', trip }, at: madeAt.get(id) ?? 0, message: answer.message },
    ...operations.map((operation) => refusedOf(operation, madeAt, answer.message)),
  ]
  await session.putAside(all)
  return 'sent'
}

/** Only the owner can ask for it, and there is nothing to decide where it is refused: it is dropped. */
async function sendKeeping(
  session: TripSession,
  backend: TripBackend,
  { ids, keeping }: NonNullable<WaitingForTrip['keeping']>,
): Promise<SendResult | undefined> {
  const answer = await backend.setKeeping(session.id, keeping)
  if (!answer.ok && answer.reason !== 'refused') return answer.reason
  await session.persist(async () => undefined, ids)
  await session.readStore()
  return undefined
}

async function sendRemoval(session: TripSession, backend: TripBackend): Promise<SendResult> {
  const answer = await backend.remove(session.id)
  if (!answer.ok && answer.reason !== 'refused') return answer.reason
  await session.forgetTrip()
  return 'sent'
}

async function refuse(
  session: TripSession,
  operations: readonly SentOperation[],
  message: string,
): Promise<void> {
  const { madeAt } = session.known.get().waiting
  await session.putAside(operations.map((operation) => refusedOf(operation, madeAt, message)))
}

function refusedOf(
  operation: SentOperation,
  madeAt: ReadonlyMap<string, number>,
  message: string,
): Refused {
  const at = madeAt.get(operation.id) ?? 0
  return { id: operation.id, body: { kind: 'operation', operation }, at, message }
}

async function putAsideUnreadable(session: TripSession): Promise<void> {
  const message = 'A change that this browser had kept could not be read.'
  const { unreadable } = session.known.get().waiting
  await session.putAside(unreadable.map((each) => ({ ...each, message })))
}
