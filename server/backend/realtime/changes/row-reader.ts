/**
 * Reads changed rows again, as each kind of subscriber: one statement a group, all groups of a batch
 * in one round trip. What a select would not show the subscriber can't come out of here, and of what
 * is gone nobody hears who could not see it.
 */
import type { Database, StatementResult } from '#server/backend/db/driver.ts'
import { type GroupQuery, groupQuery } from './group-query.ts'
import type { RecordedChange } from './outbox.ts'
import { queryAsCallers } from './query-as-callers.ts'
import { isOpenTo, type Relation } from './relations.ts'
import type { Group, Variant } from './subscriptions.ts'

/** What one change means to one variant of a group. */
export interface Finding {
  change: RecordedChange
  variant: Variant
  /** `left`: rows may no longer be visible to the variant, and it is not said which. */
  outcome: 'matches' | 'left'
  /** The row as JSON text, as this group may see it now; null after a delete. */
  record: string | null
  /** Whether the key that the row had before may be told. */
  knewKey: boolean
}

export type GroupFindings =
  | {
      ok: true
      group: Group
      findings: readonly Finding[]
      /** Rows that the group could read can no longer be seen, without a change of their own. */
      lostRows: boolean
    }
  | { ok: false; group: Group; error: unknown }

export async function fetchAsGroups(
  database: Database,
  relation: Relation,
  changes: readonly RecordedChange[],
  groups: readonly Group[],
): Promise<readonly GroupFindings[]> {
  const queries = groups.map((group) => {
    const known = knownChanges(relation, changes, group)
    return { ...groupQuery(relation, changes, group, [...known]), known }
  })
  const answers = await queryAsCallers(
    database,
    queries.map(({ group, statement }) => ({ caller: group.caller, statement })),
  )
  return queries.map((query, index): GroupFindings => {
    const { group, known } = query
    const answer = answers[index]
    if (!answer?.ok) {
      for (const seen of group.seen) seen.forget(relation.oid)
      return { ok: false, group, error: answer?.error }
    }
    const rows = changesRead(answer.result, changes)
    remember(relation, group, rows)
    const findings = rows.flatMap((row) => findingsOf(query, row, known.has(row.n)))
    const lostRows = rows.some(({ n, present, shown }) => known.has(n) && !present && !shown)
    return { ok: true, group, findings, lostRows }
  })
}

/**
 * The changes of whose old version the group could read. Of several changes to a row in one page only
 * the first counts: nobody has read the versions in between.
 */
function knownChanges(
  relation: Relation,
  changes: readonly RecordedChange[],
  { caller, seen }: Group,
): ReadonlySet<number> {
  const open = isOpenTo(relation, caller.role)
  const changed = new Set<string>()
  const known = new Set<number>()
  for (const [n, { key, oldKey, transaction }] of changes.entries()) {
    if (oldKey !== null && !changed.has(oldKey)) {
      if (open || seen.some((rows) => rows.has(relation.oid, oldKey, transaction))) known.add(n)
    }
    if (open) continue
    changed.add(key)
    if (oldKey !== null) changed.add(oldKey)
  }
  return known
}

interface ChangeRead {
  n: number
  change: RecordedChange
  since: number
  present: boolean
  /** Whether the row's old version would be shown. */
  shown: boolean
  cells: StatementResult['rows'][number]
}

function changesRead(
  result: StatementResult | undefined,
  changes: readonly RecordedChange[],
): readonly ChangeRead[] {
  return (result?.rows ?? []).flatMap((cells) => {
    const n = Number(cells[0])
    const change = changes[n]
    if (!change) return []
    const [, since, present, shown] = cells
    return [
      { n, change, since: Number(since), present: present === 't', shown: shown === 't', cells },
    ]
  })
}

function remember(relation: Relation, { caller, seen }: Group, rows: readonly ChangeRead[]): void {
  if (isOpenTo(relation, caller.role)) return
  for (const { change, since, present } of rows) {
    for (const known of seen) {
      if (change.oldKey !== null) known.leave(relation.oid, change.oldKey)
      if (present) known.enter(relation.oid, change.key, since)
      else known.leave(relation.oid, change.key)
    }
  }
}

function findingsOf(
  { variants, recordColumns, firstOutcome }: GroupQuery,
  { change, shown, cells }: ChangeRead,
  knewKey: boolean,
): readonly Finding[] {
  return variants.flatMap((variant, index) => {
    const outcome = cells[firstOutcome + index]
    if (outcome !== 'matches' && outcome !== 'left') return []
    const record = cells[recordColumns[index] ?? 0] ?? null
    const finding: Finding = { change, variant, outcome, record, knewKey }
    // Who can't be told which key became another may still have the row under the old one.
    const moved = outcome === 'matches' && !knewKey && shown && change.oldKey !== change.key
    return moved && change.operation === 'UPDATE'
      ? [finding, { ...finding, outcome: 'left' }]
      : [finding]
  })
}
