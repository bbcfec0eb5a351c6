/** The list of a holder's trips: those of the server, with what this browser knows of them. */

import { z } from 'zod'
import type { Holder } from '#app/data/holder.ts'
import { Observable } from '#app/data/observable.ts'
import type { Outbox } from '#app/data/outbox/outbox.ts'
import { listThings } from '#app/data/outbox/waiting.ts'
import type { Key, Store } from '#app/data/store/store.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { Following, TripBackend } from './trip-backend.ts'
import type { TripSummary } from './trip-handle.ts'
import { beginLine, withLogged, withWaiting } from './trip-line.ts'
import { readStoredTrip, type StoredTrip, tripEntity } from './trip-rows.ts'

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

const summariesSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    kind: z.enum(['city', 'cities', 'road']),
    state: z.enum(['draft', 'saved', 'archived']),
    start: z.string(),
    end: z.string(),
  }),
)

export class TripListing {
  readonly list = new Observable<TripList>({ state: 'loading', trips: [] })
  private readonly options: ListingOptions
  /** As the server has them; null until it has answered, or a copy was found. */
  private fromServer: readonly TripSummary[] | null = null
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
      onPatch: (patch) => void this.keep(patch(this.fromServer ?? [])),
      onStale: () => void this.fetch(),
    })
    await this.fetch()
  }

  private async fetch(): Promise<void> {
    const answer = await this.options.backend?.fetchList()
    if (answer?.outcome === 'found') await this.keep(answer.trips)
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

  /** Puts the list together from what is known; only where somebody looks at it. */
  async readAgain(): Promise<void> {
    if (this.watchers === 0) return
    const { store, holder, outbox } = this.options
    const changed = await store.read(async (rows) => {
      const things = await listThings(rows, holder)
      return Promise.all(
        things
          .filter(({ entity }) => entity === tripEntity)
          .map(async (thing) => ({
            id: thing.key,
            stored: await readStoredTrip(rows, outbox, thing),
          })),
      )
    })
    const trips = new Map((this.fromServer ?? []).map((trip) => [trip.id, trip]))
    for (const { id, stored } of changed) {
      const trip = tripOf(stored)
      const known = trips.get(id)
      if (stored.waiting.removal) trips.delete(id)
      else if (trip && (known || stored.waiting.creation)) {
        trips.set(id, { ...summaryOf(trip), id, state: known?.state ?? 'draft' })
      }
    }
    this.list.set({ state: 'ready', trips: [...trips.values()] })
  }
}

const listKey = (holder: Holder): Key => ['trip-list', holder]

function tripOf({ first, log, waiting }: StoredTrip): Trip | null {
  const begun = waiting.creation ? { trip: waiting.creation.trip, version: 0 } : first
  if (!begun) return null
  return withWaiting(withLogged(beginLine(begun.trip, begun.version), log), waiting.operations).trip
}

function summaryOf({ id, title, kind, start, days }: Trip): TripSummary {
  return { id, title, kind, state: 'draft', start, end: days.at(-1)?.date ?? start }
}
