/** Takes changes from the outbox to those who wait for them. */
import type { Database } from '#server/backend/db/driver.ts'
import type { OnError } from '../guarded.ts'
import { changeData, unauthorizedData } from './change-message.ts'
import type { RecordedChange } from './outbox.ts'
import { type Relation, readableColumns } from './relations.ts'
import { type Finding, type GroupFindings, readAsGroups } from './row-reader.ts'
import type { ChangeSubscriber, Group, Subscriptions, Variant } from './subscriptions.ts'

interface DeliveryOptions {
  database: Database
  subscriptions: Subscriptions
  onError: OnError
}

/** One recorded change with what it means to every group. */
type Told = Map<RecordedChange, { group: Group; findings: Finding[] }[]>

export class Delivery {
  #options: DeliveryOptions

  constructor(options: DeliveryOptions) {
    this.#options = options
  }

  /** Every subscriber gets its changes in the order of the page. */
  async deliver(
    page: readonly RecordedChange[],
    relations: ReadonlyMap<string, Relation>,
  ): Promise<void> {
    const told: Told = new Map()
    const shrunk = new Set<ChangeSubscriber>()
    for (const [oid, changes] of Map.groupBy(page, ({ relation }) => relation)) {
      const relation = relations.get(oid)
      if (relation) await this.#find(relation, changes, told, shrunk)
    }
    for (const change of page) {
      const relation = relations.get(change.relation)
      if (!relation) continue
      for (const { group, findings } of told.get(change) ?? []) {
        send(relation, change, group, findings)
      }
    }
    for (const subscriber of shrunk) subscriber.mayBeStale()
  }

  async #find(
    relation: Relation,
    changes: readonly RecordedChange[],
    told: Told,
    shrunk: Set<ChangeSubscriber>,
  ): Promise<void> {
    const { database, subscriptions } = this.#options
    const groups = Map.groupBy(subscriptions.groupsOf(relation), (group) =>
      mayReadKey(relation, group) ? 'readers' : 'strangers',
    )
    for (const group of groups.get('strangers') ?? []) tellStranger(relation, changes, group)
    const readers = groups.get('readers') ?? []
    for (const result of await readAsGroups(database, relation, changes, readers)) {
      this.#keep(result, told, shrunk)
    }
  }

  #keep(result: GroupFindings, told: Told, shrunk: Set<ChangeSubscriber>): void {
    const { group } = result
    if (!result.ok) {
      this.#options.onError('changes could not be read as a subscriber', result.error)
      for (const subscriber of subscribersOf(group.variants.values())) shrunk.add(subscriber)
      return
    }
    for (const [change, findings] of Map.groupBy(result.findings, (finding) => finding.change)) {
      const matching = findings.filter(({ outcome }) => outcome === 'matches')
      const left = findings.filter(({ outcome }) => outcome === 'left')
      for (const subscriber of subscribersOf(left.map(({ variant }) => variant))) {
        shrunk.add(subscriber)
      }
      if (matching.length === 0) continue
      const known = told.get(change)
      if (known) known.push({ group, findings: matching })
      else told.set(change, [{ group, findings: matching }])
    }
  }
}

function mayReadKey(relation: Relation, { caller }: Group): boolean {
  const readable = new Set(readableColumns(relation, caller.role).map(({ name }) => name))
  return relation.key.every((name) => readable.has(name))
}

function* subscribersOf(variants: Iterable<Variant>): Generator<ChangeSubscriber> {
  for (const { entries } of variants) for (const { subscriber } of entries) yield subscriber
}

function tellStranger(
  relation: Relation,
  changes: readonly RecordedChange[],
  { variants }: Group,
): void {
  for (const change of changes) {
    sendTo(idsBySubscriber(variants.values(), change), unauthorizedData(relation, change))
  }
}

/** Bindings that show the same columns share one message, as one subscriber may have several. */
function send(
  relation: Relation,
  change: RecordedChange,
  { caller }: Group,
  findings: readonly Finding[],
): void {
  for (const same of Map.groupBy(findings, ({ variant }) => variant.select?.join()).values()) {
    const ids = idsBySubscriber(
      same.map(({ variant }) => variant),
      change,
    )
    if (ids.size === 0) continue
    const select = same[0]?.variant.select
    const record = same[0]?.record ?? null
    sendTo(ids, changeData({ relation, change, role: caller.role, select, record }))
  }
}

function idsBySubscriber(
  variants: Iterable<Variant>,
  { operation }: RecordedChange,
): Map<ChangeSubscriber, number[]> {
  const ids = new Map<ChangeSubscriber, number[]>()
  for (const { entries } of variants) {
    for (const { subscriber, binding } of entries) {
      if (binding.event !== '*' && binding.event !== operation) continue
      const known = ids.get(subscriber)
      if (known) known.push(binding.id)
      else ids.set(subscriber, [binding.id])
    }
  }
  return ids
}

function sendTo(ids: ReadonlyMap<ChangeSubscriber, readonly number[]>, dataJson: string): void {
  const frames = new Map<string, string>()
  for (const [subscriber, own] of ids) subscriber.deliver(own, dataJson, frames)
}
