/** The trips of one holder in this tab: the open ones, the list of all, and what waits. */
import type { Holder } from '#app/data/holder.ts'
import { newId } from '#app/data/new-id.ts'
import { Observable } from '#app/data/observable.ts'
import { Flusher, type FlusherOptions, type SendResult } from '#app/data/outbox/flusher.ts'
import { Outbox } from '#app/data/outbox/outbox.ts'
import { countWaiting, listThings, type Thing } from '#app/data/outbox/waiting.ts'
import type { Store } from '#app/data/store/store.ts'
import type { TabChannel, TabMessage } from '#app/data/tab-channel.ts'
import { tripIdSchema } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { sendTrip } from './send-trip.ts'
import type { TripBackend } from './trip-backend.ts'
import { TripEditor } from './trip-editor.ts'
import type { SyncState } from './trip-handle.ts'
import { TripListing } from './trip-listing.ts'
import { thingOfTrip, tripEntity } from './trip-rows.ts'
import { TripSession } from './trip-session.ts'
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

export class TripData {
  readonly sync = new Observable<SyncState>({ kind: 'saved' })
  /** What a person should know about this browser's store. */
  readonly trouble = new Observable<string | null>(null)
  readonly listing: TripListing
  private readonly options: TripDataOptions
  private readonly outbox: Outbox
  private readonly flusher: Flusher
  private readonly sessions = new Map<string, TripSession>()
  private readonly editors = new Map<string, TripEditor>()
  private lastResult: SendResult = 'sent'
  private asked = false

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

  /** The same for everything in this tab that shows the trip. */
  open(id: string): TripEditor {
    return this.editors.get(id) ?? this.editorOf(id)
  }

  /** Stored before it resolves, so that the trip's address leads to it from then on. */
  async keep(trip: Trip): Promise<{ id: string }> {
    const id = newId()
    await this.outbox.append(thingOfTrip(this.options.holder, id), {
      id: newId(),
      body: { kind: 'create', trip: { ...trip, id: tripIdSchema.parse(id) } },
      at: this.options.now(),
    })
    return { id }
  }

  async remove(id: string): Promise<void> {
    const { backend, now } = this.options
    const session = this.session(id)
    await session.readStore()
    if (!backend) return session.forgetTrip()
    await this.outbox.append(session.thing, { id: newId(), body: { kind: 'remove' }, at: now() })
    await session.readStore()
  }

  /** Tries to send what waits, and resolves when it was tried. */
  async wake(): Promise<void> {
    await this.countUp()
    if (this.options.backend) await this.flusher.wake()
  }

  /** The network is back: what could not be read or sent is tried again. */
  async reconnect(): Promise<void> {
    await this.wake()
    await Promise.all([...this.sessions.values()].map((session) => session.fetch()))
  }

  async countWaiting(): Promise<number> {
    const { store, holder } = this.options
    const { waiting } = await store.read((rows) => countWaiting(rows, holder))
    return waiting + this.outbox.countUnwritten(holder)
  }

  stop(): void {
    this.flusher.stop()
    this.listing.stop()
    this.options.tabs.close()
    this.options.store.close()
  }

  private session(id: string): TripSession {
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

  private editorOf(id: string): TripEditor {
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

  private async send({ entity, key }: Thing): Promise<SendResult> {
    const { backend, now } = this.options
    if (!backend || entity !== tripEntity) return 'sent'
    return sendTrip(this.session(key), backend, now)
  }

  private stored(things: readonly Thing[]): void {
    if (!this.asked) this.options.askToPersist()
    this.asked = true
    for (const thing of things) this.changed(thing)
    void this.wake()
  }

  private changed(thing: Thing): void {
    this.options.tabs.tell(thing)
    void this.countUp()
    void this.listing.readAgain()
  }

  private async heard({ holder, entity, key }: TabMessage): Promise<void> {
    if (holder !== this.options.holder || entity !== tripEntity) return
    await this.sessions.get(key)?.readStore()
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

  /** Copies of trips that are not open, and then of all: the server has them. */
  private async makeRoom(): Promise<void> {
    await this.options.store.write((rows) => rows.remove('cache', []))
  }
}
