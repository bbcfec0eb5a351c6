/**
 * Listens to the database and has every committed change delivered, once and in order. After a
 * lost connection it catches up from the outbox, and tells subscribers that they may have missed
 * something in case the outbox no longer holds it.
 */
import type { Database } from '#server/backend/db/driver.ts'
import { type OnError, reportThrown } from '../report-thrown.ts'
import { Delivery } from './delivery.ts'
import { Outbox } from './outbox.ts'
import { type Relation, RelationCatalog } from './relations.ts'
import {
  type Group,
  type GroupVariant,
  Subscriptions,
  type Variant,
  waitsFor,
} from './subscriptions.ts'
import { VisibleRows } from './visible-rows.ts'

interface FeedOptions {
  database: Database
  now: () => number
  /** How long the outbox keeps a change. */
  keptMs: number
  /** How many rows subscribers of this process remember to have seen, and one group of one table. */
  seenRows: number
  seenRowsPerTable: number
  onMessages: (ids: readonly string[]) => Promise<void>
  onError: OnError
}

/** The most transactions that are read at once when changes come faster than they are delivered. */
const mostAtOnce = 100

export class ChangeFeed {
  readonly subscriptions: Subscriptions
  readonly outbox: Outbox
  #options: FeedOptions
  #catalog: RelationCatalog
  #visibleRows: VisibleRows
  #delivery: Delivery
  #heard = new Map<string, number>()
  #transactions: string[] = []
  #messages: string[] = []
  #working: Promise<void> | undefined
  #started: string | undefined
  #stop: (() => Promise<void>) | undefined
  #stopped = false

  constructor(options: FeedOptions) {
    const { database, onError, seenRows, seenRowsPerTable } = options
    this.#options = options
    this.subscriptions = new Subscriptions({ left: seenRows, perTable: seenRowsPerTable })
    this.outbox = new Outbox(database)
    this.#catalog = new RelationCatalog(database)
    this.#visibleRows = new VisibleRows({ database, mostRows: seenRowsPerTable, onError })
    const { subscriptions } = this
    this.#delivery = new Delivery({
      database,
      subscriptions,
      visibleRows: this.#visibleRows,
      onError,
    })
  }

  /** Resolves when no change can be missed any more. */
  async start(): Promise<void> {
    this.#started ??= await this.outbox.snapshot()
    this.#stop ??= await this.#options.database.listen(
      'realtime',
      (payload) =>
        reportThrown(this.#options.onError, 'a change could not be heard', () =>
          this.#hear(payload),
        ),
      () => void this.#catchUp(),
    )
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#stop?.()
    await this.#working
  }

  relations(): Promise<readonly Relation[]> {
    return this.#catalog.relations()
  }

  /** Resolves when the rows that these bindings can see are remembered, so that deletes of them will be told. */
  async watch(places: readonly GroupVariant[]): Promise<void> {
    for (const [group, own] of Map.groupBy(places, (place) => place.group)) {
      const variants = own.map(({ variant }) => variant).filter(({ ready }) => !ready)
      if (variants.length === 0) continue
      const ready = this.#look(group, variants)
      for (const variant of variants) variant.ready = ready
    }
    await Promise.all(places.map(({ variant }) => variant.ready))
  }

  /** Forgets transactions that the outbox has deleted too. */
  forgetOld(): void {
    const oldest = this.#options.now() - this.#options.keptMs
    for (const [xid, at] of this.#heard) {
      if (at > oldest) return
      this.#heard.delete(xid)
    }
  }

  async #look(group: Group, variants: readonly Variant[]): Promise<void> {
    try {
      const all = await this.#catalog.relations()
      const wanted = all.filter((relation) => waitsFor(group, relation))
      await Promise.all(
        wanted.map((relation) => this.#visibleRows.extend(relation, [{ group, variants }])),
      )
    } catch (error) {
      this.#options.onError('what a subscriber can see could not be read', error)
    }
  }

  /** Reads the visible rows again after rights or policies changed without any row changing. */
  async #lookAgain(): Promise<void> {
    for (const relation of await this.#catalog.relations()) {
      await this.#visibleRows.renew(relation, this.subscriptions.groupsOf(relation))
    }
  }

  #hear(payload: string): void {
    const [kind, id = ''] = payload.split(' ')
    if (kind === 'change') this.#take(id)
    else if (kind === 'message') this.#messages.push(id)
    else if (kind === 'catalog') void this.#catalogChanged()
    this.#work()
  }

  #take(xid: string): void {
    if (this.#heard.has(xid)) return
    this.#heard.set(xid, this.#options.now())
    if (!this.subscriptions.isEmpty) this.#transactions.push(xid)
  }

  async #catalogChanged(): Promise<void> {
    try {
      if (!(await this.#catalog.refresh())) return
      await this.#lookAgain()
    } catch (error) {
      this.#options.onError('the catalog could not be read', error)
    }
    // Waits for the page under way, which was read with the old rights: the warning must not arrive
    // before it.
    await this.#working
    this.#warnAll()
  }

  #warnAll(): void {
    for (const subscriber of this.subscriptions.subscribers) {
      reportThrown(this.#options.onError, 'a subscriber could not be warned', () =>
        subscriber.mayBeStale(),
      )
    }
  }

  async #catchUp(): Promise<void> {
    // Forgets what was seen of the table: a row can have changed while nobody listened, so a later
    // change may replace another version.
    this.subscriptions.forgetSeen()
    try {
      await this.#catalog.refresh()
      for (const xid of await this.outbox.transactionsSince(this.#started ?? '')) this.#take(xid)
      this.#work()
      await this.#lookAgain()
    } catch (error) {
      this.#options.onError('changes missed while the database was away are lost', error)
    }
    this.#warnAll()
  }

  #work(): void {
    if (this.#working || this.#stopped) return
    if (this.#transactions.length + this.#messages.length === 0) return
    this.#working = this.#deliverWaiting().finally(() => {
      this.#working = undefined
      this.#work()
    })
  }

  async #deliverWaiting(): Promise<void> {
    try {
      const messages = this.#messages.splice(0, mostAtOnce)
      if (messages.length > 0) await this.#options.onMessages(messages)
      const transactions = this.#transactions.splice(0, mostAtOnce)
      if (transactions.length > 0) await this.#deliver(transactions)
    } catch (error) {
      this.#options.onError('changes could not be delivered', error)
      this.#warnAll()
    }
  }

  async #deliver(transactions: readonly string[]): Promise<void> {
    const all = await this.#catalog.relations()
    const covered = all.filter((relation) => this.subscriptions.covers(relation))
    if (covered.length === 0) return
    const relations = new Map(covered.map((relation) => [relation.oid, relation]))
    for await (const page of this.outbox.pages(transactions, [...relations.keys()])) {
      await this.#delivery.deliver(page, relations)
    }
  }
}
