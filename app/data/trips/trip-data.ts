/** The trips of one holder in this tab: the open ones, the list of all, and what waits. */
import { newId } from '#app/data/new-id.ts'
import { Observable } from '#app/data/observable.ts'
import { Outbox } from '#app/data/outbox/outbox.ts'
import { type Holder, listThings, removeAllWaiting, type Thing } from '#app/data/outbox/waiting.ts'
import type { Store } from '#app/data/store/store.ts'
import type { TabChannel } from '#app/data/tab-channel.ts'
import { tripIdSchema } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { SyncState, TripSummary } from './trip-handle.ts'
import { beginLine, withLogged, withWaiting } from './trip-line.ts'
import { readStoredTrip, thingOfTrip, tripEntity } from './trip-rows.ts'
import { TripSession } from './trip-session.ts'
import type { SessionStorage } from './undo-stack.ts'

export interface TripDataOptions {
  holder: Holder
  store: Store
  tabs: TabChannel
  storage: SessionStorage | undefined
  now: () => number
}

export interface TripList {
  state: 'loading' | 'ready'
  trips: readonly TripSummary[]
}

export class TripData {
  readonly list = new Observable<TripList>({ state: 'loading', trips: [] })
  readonly sync = new Observable<SyncState>({ kind: 'saved' })
  /** What a person should know about this browser's store. */
  readonly trouble = new Observable<string | null>(null)
  private readonly options: TripDataOptions
  private readonly outbox: Outbox
  private readonly sessions = new Map<string, TripSession>()

  constructor(options: TripDataOptions) {
    this.options = options
    this.outbox = new Outbox({
      store: options.store,
      makeRoom: async () => undefined,
      onStored: (things) => {
        for (const thing of things) options.tabs.tell(thing)
      },
      onTrouble: (message) => this.trouble.set(message),
    })
    options.tabs.listen((thing) => void this.heard(thing))
  }

  /** The same for everything in this tab that shows the trip. */
  open(id: string): TripSession {
    const open = this.sessions.get(id)
    if (open) return open
    const session = new TripSession({ ...this.options, id, outbox: this.outbox, newId })
    this.sessions.set(id, session)
    void session.load()
    return session
  }

  async keep(trip: Trip): Promise<{ id: string }> {
    const id = newId()
    const { holder, now } = this.options
    const kept = { ...trip, id: tripIdSchema.parse(id) }
    await this.outbox.append(thingOfTrip(holder, id), {
      id: newId(),
      body: { kind: 'create', trip: kept },
      at: now(),
    })
    await this.sessions.get(id)?.load()
    await this.readList()
    return { id }
  }

  async remove(id: string): Promise<void> {
    const { store, holder, tabs } = this.options
    const thing = thingOfTrip(holder, id)
    await store.write((rows) => removeAllWaiting(rows, thing))
    tabs.tell(thing)
    await this.heard(thing)
  }

  async readList(): Promise<void> {
    const { store, holder } = this.options
    const trips = await store.read(async (rows) => {
      const things = await listThings(rows, holder)
      const ids = things.filter(({ entity }) => entity === tripEntity).map(({ key }) => key)
      return Promise.all(ids.map((id) => readStoredTrip(rows, this.outbox, holder, id)))
    })
    this.list.set({
      state: 'ready',
      trips: trips.flatMap(({ first, log, waiting, isRemoved }) => {
        if (!first || isRemoved) return []
        const line = withWaiting(withLogged(beginLine(first.trip, first.version), log), waiting)
        return [summaryOf(line.trip)]
      }),
    })
  }

  private async heard({ holder, entity, key }: Omit<Thing, 'holder'> & { holder: string }) {
    if (holder !== this.options.holder || entity !== tripEntity) return
    await this.sessions.get(key)?.load()
    if (this.list.watched) await this.readList()
  }
}

function summaryOf({ id, title, kind, start, days }: Trip): TripSummary {
  return { id, title, kind, state: 'draft', start, end: days.at(-1)?.date ?? start }
}
