/** The list of a holder's trips: those of the server, with what this browser knows of them. */

import { z } from 'zod'
import type { Holder } from '#app/data/holder.ts'
import { Observable } from '#app/data/observable.ts'
import type { Outbox } from '#app/data/outbox/outbox.ts'
import { waitingKey } from '#app/data/outbox/waiting.ts'
import type { Key, ReadTransaction, Store } from '#app/data/store/store.ts'
import type { TripId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { Following, TripBackend } from './trip-backend.ts'
import { beginLine, withLogged, withWaiting } from './trip-line.ts'
import {
  fetchTripFromStore,
  type StoredTrip,
  thingOfTrip,
  tripEntity,
  tripOfThing,
  type WaitingForTrip,
} from './trip-rows.ts'
import { summaryOf, type TripKeeping, type TripSummary, tripSummarySchema } from './trip-summary.ts'

export interface TripList {
  state: 'loading' | 'ready'
  trips: readonly TripSummary[]
}

interface ListingOptions {
  store: Store
  holder: Holder
  backend: TripBackend | null
  outbox: Outbox
}

const summariesSchema = z.array(tripSummarySchema)

/** What one trip of this browser adds to the list. */
interface Local {
  signature: string
  summary: TripSummary | null
  waiting: Pick<WaitingForTrip, 'creation' | 'keeping' | 'removal'>
}

export class TripListing {
  readonly list = new Observable<TripList>({ state: 'loading', trips: [] })
  private readonly options: ListingOptions
  /** As the server has them; null until it has answered, or a copy was found. */
  private fromServer: readonly TripSummary[] | null = null
  private local: ReadonlyMap<TripId, Local> = new Map()
  private following: Following | undefined
  private watchers = 0

  constructor(options: ListingOptions) {
    this.options = options
  }

  watch(): () => void {
    this.watchers += 1
    if (this.watchers === 1) void this.begin()
    return () => {
      this.watchers -= 1
      if (this.watchers === 0) this.stop()
    }
  }

  stop(): void {
    this.following?.stop()
    this.following = undefined
  }

  private async begin(): Promise<void> {
    const { store, holder, backend } = this.options
    const kept = await store.read((rows) => rows.get('cache', listKey(holder)))
    this.fromServer ??= summariesSchema.safeParse(kept).data ?? null
    if (!backend || this.fromServer) await this.readAgain()
    if (this.watchers === 0) return
    this.following ??= backend?.followList({
      onPatch: (patch) => void this.keep(this.patched(patch)),
      onStale: () => void this.fetch(),
    })
    await this.fetch()
  }

  private async fetch(): Promise<void> {
    const answer = await this.options.backend?.fetchList()
    if (answer?.ok) await this.keep(answer.value)
    // Without the server, what this browser has is the list.
    else await this.readAgain()
  }

  private async keep(trips: readonly TripSummary[]): Promise<void> {
    const { outbox, holder } = this.options
    this.fromServer = trips
    await outbox.writeCopies(
      async () => undefined,
      (rows) => rows.put('cache', listKey(holder), trips),
    )
    await this.readAgain()
  }

  /** The server has taken it, and will tell us later: until then the list would be behind. */
  async wrote(trip: Trip, id: TripId, updated: string): Promise<void> {
    const before = this.fromServer?.find((each) => each.id === id)
    const { state = 'draft', shared = 'private' } = before ?? {}
    const others = this.fromServer?.filter((each) => each.id !== id)
    if (others) await this.keep([{ ...summaryOf(trip, id, updated), state, shared }, ...others])
  }

  async keptAs(id: TripId, state: TripKeeping): Promise<void> {
    const trips = this.fromServer?.map((trip) => (trip.id === id ? { ...trip, state } : trip))
    if (trips) await this.keep(trips)
  }

  async removed(id: TripId): Promise<void> {
    const others = this.fromServer?.filter((trip) => trip.id !== id)
    if (others) await this.keep(others)
  }

  /** Keeps `shared` as it is known: links are in another table, so a changed row of a trip says nothing of them. */
  private patched(patch: (trips: readonly TripSummary[]) => readonly TripSummary[]) {
    const before = this.fromServer ?? []
    const shared = new Map(before.map((trip) => [trip.id, trip.shared]))
    return patch(before).map((trip) => ({ ...trip, shared: shared.get(trip.id) ?? trip.shared }))
  }

  /** Puts the list together from what is known; only where somebody looks at it. */
  async readAgain(): Promise<void> {
    if (this.watchers === 0) return
    const { store } = this.options
    const changed = await store.read((rows) => this.readLocal(rows))
    const trips = new Map((this.fromServer ?? []).map((trip) => [trip.id, trip]))
    for (const [id, { summary, waiting }] of changed) {
      const known = trips.get(id)
      const state = waiting.keeping?.keeping ?? known?.state ?? 'draft'
      if (waiting.removal) trips.delete(id)
      else if (summary && known) trips.set(id, { ...summary, state, shared: known.shared })
      else if (known) trips.set(id, { ...known, state })
      // The same object for as long as nothing changes, so that a list draws only what did.
      else if (summary && waiting.creation) trips.set(id, summary)
    }
    this.local = changed
    this.list.set({ state: 'ready', trips: [...trips.values()] })
  }

  /** Replays only the trips that have changed since: a visitor's never leave the outbox, so there may be many. */
  private async readLocal(rows: ReadTransaction): Promise<ReadonlyMap<TripId, Local>> {
    const { holder, outbox, backend } = this.options
    const all = await rows.list('kept', waitingKey(holder, tripEntity))
    const byTrip = Map.groupBy(all, ({ key }) => tripOfThing({ key: String(key[3]) }))
    const found = await Promise.all(
      [...byTrip].map(async ([id, rowsOfTrip]): Promise<[TripId, Local]> => {
        const thing = thingOfTrip(holder, id)
        const signature = [...rowsOfTrip.map(({ value }) => value), ...outbox.unwrittenOf(thing)]
          .map(idIn)
          .join()
        const known = this.local.get(id)
        if (known && !backend && known.signature === signature) return [id, known]
        const { waiting, ...stored } = await fetchTripFromStore(rows, outbox, thing)
        const trip = tripOf({ waiting, ...stored })
        const updated = new Date(Math.max(0, ...waiting.madeAt.values())).toISOString()
        const state = waiting.keeping?.keeping ?? 'draft'
        const summary = trip && { ...summaryOf(trip, id, updated), state }
        return [id, { signature, summary, waiting }]
      }),
    )
    return new Map(found)
  }
}

const idIn = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : null
const listKey = (holder: Holder): Key => ['trip-list', holder]

function tripOf({ first, log, waiting }: StoredTrip): Trip | null {
  const begun = waiting.creation ? { trip: waiting.creation.trip, version: 0 } : first
  if (!begun) return null
  return withWaiting(withLogged(beginLine(begun.trip, begun.version), log), waiting.operations).trip
}
