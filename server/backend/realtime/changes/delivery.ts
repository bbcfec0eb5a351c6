/** Delivers changes from the outbox to their subscribers. */
import type { Database } from '#server/backend/db/driver.ts'
import type { OnError } from '../report-thrown.ts'
import { changeData, unauthorizedData } from './change-message.ts'
import type { RecordedChange } from './outbox.ts'
import { isOpenTo, mayReadKey, type Relation } from './relations.ts'
import { type Finding, fetchAsGroups, type GroupFindings } from './row-reader.ts'
import type { Binding, ChangeSubscriber, Group, Subscriptions, Variant } from './subscriptions.ts'
import type { VisibleRows } from './visible-rows.ts'

interface DeliveryOptions {
  database: Database
  subscriptions: Subscriptions
  visibleRows: VisibleRows
  onError: OnError
}

/** Recorded changes, each with what it means to every group. */
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
    const { database, subscriptions, visibleRows } = this.#options
    const groups = Map.groupBy(subscriptions.groupsOf(relation), ({ caller }) =>
      mayReadKey(relation, caller.role) ? 'readers' : 'unauthorized',
    )
    for (const group of groups.get('unauthorized') ?? []) tellUnauthorized(relation, changes, group)
    const readers = groups.get('readers') ?? []
    if (changes.some(({ operation }) => operation === 'TRUNCATE'))
      emptied(relation, readers, shrunk)
    const rows = changes.filter(({ operation }) => operation !== 'TRUNCATE')
    if (rows.length === 0) return
    const results = await fetchAsGroups(database, relation, rows, readers)
    for (const result of results) this.#keep(result, told, shrunk)
    // Reads again all that these groups can see: they can have lost sight of more rows than those
    // of this page, without a change of each.
    const losers = results.filter((result) => result.ok && result.lostRows)
    await visibleRows.renew(
      relation,
      losers.map(({ group }) => group),
    )
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
      for (const { variant } of left) {
        for (const { subscriber, binding } of variant.entries) {
          if (change.operation !== 'DELETE' || wants(binding, change)) shrunk.add(subscriber)
        }
      }
      if (matching.length === 0) continue
      const known = told.get(change)
      if (known) known.push({ group, findings: matching })
      else told.set(change, [{ group, findings: matching }])
    }
  }
}

/** The changes of a table that was emptied: they are told to those who could see something in it. */
function emptied(
  relation: Relation,
  groups: readonly Group[],
  shrunk: Set<ChangeSubscriber>,
): void {
  for (const { caller, variants, seen } of groups) {
    if (!isOpenTo(relation, caller.role) && !seen.some((rows) => rows.knowsAnyOf(relation.oid))) {
      continue
    }
    for (const rows of seen) rows.forget(relation.oid)
    for (const subscriber of subscribersOf(variants.values())) shrunk.add(subscriber)
  }
}

function* subscribersOf(variants: Iterable<Variant>): Generator<ChangeSubscriber> {
  for (const { entries } of variants) for (const { subscriber } of entries) yield subscriber
}

/**
 * For roles that may not read the table: as on the hosted service they are told that rows are
 * written, but of no delete.
 */
function tellUnauthorized(
  relation: Relation,
  changes: readonly RecordedChange[],
  { variants }: Group,
): void {
  for (const change of changes) {
    if (change.operation !== 'INSERT' && change.operation !== 'UPDATE') continue
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
    const knewKey = same[0]?.knewKey ?? false
    sendTo(ids, changeData({ relation, change, role: caller.role, select, record, knewKey }))
  }
}

const wants = ({ event }: Binding, { operation }: RecordedChange) =>
  event === '*' || event === operation

function idsBySubscriber(
  variants: Iterable<Variant>,
  change: RecordedChange,
): Map<ChangeSubscriber, number[]> {
  const ids = new Map<ChangeSubscriber, number[]>()
  for (const { entries } of variants) {
    for (const { subscriber, binding } of entries) {
      if (!wants(binding, change)) continue
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
