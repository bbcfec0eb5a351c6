/** The trips of one holder in this tab: the open ones, the list of all, and what waits. */
import type { Holder } from '#app/data/holder.ts'
import { newId } from '#app/data/new-id.ts'
import { Observable } from '#app/data/observable.ts'
import { Flusher, type FlusherOptions, type SendResult } from '#app/data/outbox/flusher.ts'
import { Outbox } from '#app/data/outbox/outbox.ts'
import { countWaiting, listThings, type Thing } from '#app/data/outbox/waiting.ts'
import { isServerId } from '#app/data/server-id.ts'
import type { Store } from '#app/data/store/store.ts'
import type { TabChannel, TabMessage } from '#app/data/tab-channel.ts'
import { type TripId, tripIdSchema } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { backendWithList } from './backend-with-list.ts'
import { sendTrip } from './send-trip.ts'
import type { TripBackend } from './trip-backend.ts'
import { TripEditor } from './trip-editor.ts'
import type { SyncState } from './trip-handle.ts'
import { TripListing } from './trip-listing.ts'
import {
  fetchTripFromStore,
  listRemovals,
  thingOfTrip,
  tripEntity,
  tripOfThing,
} from './trip-rows.ts'
import { TripSession } from './trip-session.ts'
import type { TripKeeping } from './trip-summary.ts'
import type { SessionStorage } from './undo-stack.ts'

export interface TripDataOptions {
  holder: Holder
  /** None for a visitor, whose trips stay in the browser. */
  backend: TripBackend | null
  store: Store
  tabs: TabChannel
  storage: SessionStorage | undefined
  /** Asks the browser not to evict what is kept, when there is something to lose. */
  askToPersist: () => void
  isOnline: () => boolean
  onError: FlusherOptions['onError']
  now: () => number
  locks: FlusherOptions['locks']
  retryAfterMs?: FlusherOptions['retryAfterMs']
}

/** Another entity that is sent with the trips: from the same outbox, in one line. */
export interface JoinedEntity {
  send: (thing: Thing) => Promise<SendResult>
  /** Another tab changed rows of it. */
  readStore: () => Promise<void>
  /** The network is back: asks again, where somebody looks. */
  refetch: () => Promise<void>
  stop: () => void
}

export class TripData {
  readonly sync = new Observable<SyncState>({ kind: 'saved' })
  /** What a person should know about this browser's store. */
  readonly trouble = new Observable<string | null>(null)
  readonly listing: TripListing
  private readonly options: TripDataOptions
  readonly outbox: Outbox
  private readonly joined = new Map<string, JoinedEntity>()
  private readonly flusher: Flusher
  private readonly sessions = new Map<TripId, TripSession>()
  private readonly editors = new Map<TripId, TripEditor>()
  private lastResult: SendResult = 'sent'
  private asked = false
  private stopped = false
  private removalTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: TripDataOptions) {
    this.options = options
    const { store, holder, backend, tabs, locks, retryAfterMs } = options
    this.outbox = new Outbox({
      store,
      makeRoom: () => this.makeRoom(),
      onStored: (things) => this.stored(things),
      onTrouble: (message) => this.trouble.set(message),
    })
    this.listing = new TripListing({ store, holder, backend, outbox: this.outbox })
    this.flusher = new Flusher({
      name: `piri outbox ${holder}`,
      things: () => this.waitingThings(),
      send: (thing) => this.send(thing),
      onResult: (result) => {
        this.lastResult = result
        void this.countUp()
      },
      onError: options.onError,
      locks,
      ...(retryAfterMs && { retryAfterMs }),
    })
    tabs.listen((message) => void this.heard(message))
    void this.wake()
  }

  join(entity: string, joined: JoinedEntity): void {
    this.joined.set(entity, joined)
  }

  /** Tells the other tabs that rows of a thing have changed. */
  tell(thing: Thing): void {
    this.options.tabs.tell(thing)
    void this.countUp()
  }

  /** This tab's one editor of the trip, shared by everything that shows it. */
  open(id: TripId): TripEditor {
    return this.editors.get(id) ?? this.editorOf(id)
  }

  /** Stored before it resolves, so that the trip's address leads to it from then on. */
  async keep(trip: Trip): Promise<{ id: TripId }> {
    const id = tripIdSchema.parse(newId())
    await this.outbox.append(thingOfTrip(this.options.holder, id), {
      id: newId(),
      body: { kind: 'create', trip: { ...trip, id } },
      at: this.options.now(),
    })
    return { id }
  }

  /** It is out of sight at once, and gone for good after so many milliseconds: until then `restore` brings it back. */
  async remove(id: TripId, afterMs = 0): Promise<void> {
    const { now } = this.options
    const session = this.session(id)
    await session.readStore()
    const body = { kind: 'remove', due: now() + afterMs }
    await this.outbox.append(session.thing, { id: newId(), body, at: now() })
    await session.readStore()
  }

  /** Takes a removal back; false where it was too late. */
  async restore(id: TripId): Promise<boolean> {
    const session = this.session(id)
    await session.readStore()
    const { removal } = session.known.get().waiting
    if (!removal) return false
    await session.persist(async () => undefined, [removal.id])
    await session.readStore()
    return true
  }

  /** A draft is saved, what is saved is archived, and back. */
  async setKeeping(id: TripId, keeping: TripKeeping): Promise<void> {
    await this.outbox.append(thingOfTrip(this.options.holder, id), {
      id: newId(),
      body: { kind: 'keeping', keeping },
      at: this.options.now(),
    })
    await this.sessions.get(id)?.readStore()
  }

  /** What a trip is kept as; null where it is not this holder's, undefined where the server could not be asked. */
  async keepingOf(id: TripId): Promise<TripKeeping | null | undefined> {
    const { store, holder, backend } = this.options
    const thing = thingOfTrip(holder, id)
    const { waiting } = await store.read((rows) => fetchTripFromStore(rows, this.outbox, thing))
    if (waiting.keeping) return waiting.keeping.keeping
    if (!backend || waiting.creation) return waiting.creation ? 'draft' : null
    if (!isServerId(id)) return null
    const answer = await backend.fetchKeeping(id)
    if (answer.ok) return answer.value
    return answer.reason === 'missing' ? null : undefined
  }

  /** Another trip with everything of this one but its files, which belong to one trip; null where it is not here. */
  async duplicate(id: TripId): Promise<{ id: TripId } | null> {
    const trip = await this.fetchOnce(id)
    if (!trip) return null
    const title = `${trip.title.slice(0, 190)} (copy)`
    return this.keep({ ...trip, title, attachments: [] })
  }

  /** As it is now, from this browser or the account, without following it; null where there is none. */
  async fetchOnce(id: TripId): Promise<Trip | null> {
    const session = this.session(id)
    await session.readStore()
    if (!session.line) await session.fetch()
    return session.line?.trip ?? null
  }

  /** Tries to send what waits, and resolves when it was tried. */
  async wake(): Promise<void> {
    await this.countUp()
    await this.tendRemovals()
    if (this.options.backend) await this.flusher.wake()
  }

  /** Removes the trips of a visitor that are due, and wakes this tab for the next removal that is not due yet. */
  private async tendRemovals(): Promise<void> {
    const { store, holder, backend, now } = this.options
    const removals = await store.read((rows) => listRemovals(rows, holder))
    clearTimeout(this.removalTimer)
    if (!backend) {
      const due = removals.filter((removal) => removal.due <= now())
      for (const { id } of due) await this.session(id).forgetTrip()
    }
    const next = Math.min(...removals.flatMap(({ due }) => (due > now() ? [due] : [])))
    if (!Number.isFinite(next) || this.stopped) return
    this.removalTimer = setTimeout(() => void this.wake().catch(this.options.onError), next - now())
  }

  /** The network is back: what could not be read or sent is tried again. */
  async reconnect(): Promise<void> {
    await this.wake()
    const joined = [...this.joined.values()]
    await Promise.all([
      ...[...this.sessions.values()].map((session) => session.fetch()),
      ...joined.map((each) => each.refetch()),
    ])
  }

  async countWaiting(): Promise<number> {
    const { store, holder } = this.options
    const { waiting } = await store.read((rows) => countWaiting(rows, holder))
    return waiting + this.outbox.countUnwritten(holder)
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.removalTimer)
    this.flusher.stop()
    this.listing.stop()
    for (const each of this.joined.values()) each.stop()
    this.options.tabs.close()
    this.options.store.close()
  }

  private session(id: TripId): TripSession {
    const known = this.sessions.get(id)
    if (known) return known
    const { holder, store, backend, now } = this.options
    const session = new TripSession({
      id,
      holder,
      store,
      outbox: this.outbox,
      backend,
      now,
      tell: (thing) => this.changed(thing),
    })
    this.sessions.set(id, session)
    session
      .readStore()
      .then(() => session.fetch())
      .catch(this.options.onError)
    return session
  }

  private editorOf(id: TripId): TripEditor {
    const { backend, storage } = this.options
    const session = this.session(id)
    const personId = backend?.personId ?? null
    const editor = new TripEditor({ session, personId, storage, newId, trouble: this.trouble })
    this.editors.set(id, editor)
    return editor
  }

  private async waitingThings(): Promise<readonly Thing[]> {
    const { store, holder } = this.options
    const stored = await store.read((rows) => listThings(rows, holder))
    const all = [...stored, ...this.outbox.unwrittenThings(holder)]
    return [...new Map(all.map((thing) => [`${thing.entity} ${thing.key}`, thing])).values()]
  }

  private async send(thing: Thing): Promise<SendResult> {
    const { backend, now } = this.options
    if (!backend) return 'sent'
    if (thing.entity !== tripEntity) return this.joined.get(thing.entity)?.send(thing) ?? 'sent'
    return sendTrip(
      this.session(tripOfThing(thing)),
      backendWithList(backend, this.listing, now),
      now,
    )
  }

  private stored(things: readonly Thing[]): void {
    if (!this.asked) this.options.askToPersist()
    this.asked = true
    // One thing of each joined entity is enough: whoever hears of it reads all rows of that entity.
    const joined = new Map(things.map((thing) => [thing.entity, thing]))
    for (const thing of things) {
      if (thing.entity === tripEntity || joined.get(thing.entity) === thing) {
        this.options.tabs.tell(thing)
      }
    }
    if (things.some(({ entity }) => entity === tripEntity)) void this.listing.readAgain()
    void this.wake()
  }

  private changed(thing: Thing): void {
    this.options.tabs.tell(thing)
    void this.countUp()
    void this.listing.readAgain()
  }

  private async heard(message: TabMessage): Promise<void> {
    const { holder, entity } = message
    if (holder !== this.options.holder) return
    if (entity !== tripEntity) {
      await this.joined.get(entity)?.readStore()
      await this.countUp()
      return
    }
    await this.sessions.get(tripOfThing(message))?.readStore()
    await this.countUp()
    await this.listing.readAgain()
  }

  private async countUp(): Promise<void> {
    const { store, holder, backend, isOnline } = this.options
    if (!backend) return
    const { waiting: stored, refused } = await store.read((rows) => countWaiting(rows, holder))
    const waiting = stored + this.outbox.countUnwritten(holder)
    const [first] = refused
    this.sync.set(
      first
        ? { kind: 'refused', message: first.message, waiting }
        : waiting === 0
          ? { kind: 'saved' }
          : !isOnline() || this.lastResult === 'unreachable'
            ? { kind: 'offline', waiting }
            : { kind: 'saving', waiting },
    )
  }

  /** Drops all copies of what the server has. */
  private async makeRoom(): Promise<void> {
    await this.options.store.write((rows) => rows.remove('cache', []))
  }
}
