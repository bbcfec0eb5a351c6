/**
 * Who waits for changes of which table, grouped by what makes a difference to the database: the
 * role, the claims, the filter. However many subscribers a group has, its rows are read once.
 */
import type { Caller } from '#server/backend/caller.ts'
import { type Condition, parseFilter } from '../protocol/filter.ts'
import type { ChangeBinding } from '../protocol/join.ts'
import type { Relation } from './relations.ts'
import { type SeenBudget, SeenRows } from './seen-rows.ts'

export interface ChangeSubscriber {
  /** `frames` holds what was already encoded of this very message, for whoever gets the same. */
  deliver(ids: readonly number[], dataJson: string, frames: Map<string, string>): void
  /** What the subscriber may see could have shrunk without an event to tell of it. */
  mayBeStale(): void
}

export interface Binding extends ChangeBinding {
  id: number
}

export interface Variant {
  conditions: readonly Condition[]
  /** The columns asked for; undefined means all. */
  select: readonly string[] | undefined
  entries: Set<{ subscriber: ChangeSubscriber; binding: Binding }>
  /** Resolves when the rows that it may see are remembered. */
  ready?: Promise<void>
}

export interface Group {
  caller: Caller
  /** The tables it waits for, as `patternsOf` names them. */
  patterns: readonly string[]
  variants: Map<string, Variant>
  /** The rows it could read; several lists where groups that wait for overlapping tables are merged. */
  seen: readonly SeenRows[]
}

/** Where a binding of a subscriber is registered. */
export interface GroupVariant {
  group: Group
  variant: Variant
}

export interface Subscription {
  places: readonly GroupVariant[]
  end(): void
}

const patternOf = ({ schema, table }: ChangeBinding) =>
  `${schema === '*' ? '*' : schema}\n${schema === '*' ? '*' : (table ?? '*')}`

const patternsOf = ({ schema, table }: Relation) => [`${schema}\n${table}`, `${schema}\n*`, '*\n*']

export const waitsFor = ({ patterns }: Group, relation: Relation): boolean =>
  patternsOf(relation).some((pattern) => patterns.includes(pattern))

export class Subscriptions {
  #budget: SeenBudget
  #byPattern = new Map<string, Map<string, Group>>()
  #subscribers = new Set<ChangeSubscriber>()

  constructor(budget: SeenBudget) {
    this.#budget = budget
  }

  get isEmpty(): boolean {
    return this.#subscribers.size === 0
  }

  get subscribers(): Iterable<ChangeSubscriber> {
    return this.#subscribers
  }

  /** Changes committed from now on reach the subscriber, until the subscription is ended. */
  add(subscriber: ChangeSubscriber, caller: Caller, bindings: readonly Binding[]): Subscription {
    const identity = `${caller.role}\n${JSON.stringify(caller.claims)}`
    const added = bindings.map((binding) => this.#addOne(subscriber, caller, identity, binding))
    if (bindings.length > 0) this.#subscribers.add(subscriber)
    return {
      places: added.map(({ place }) => place),
      end: () => {
        for (const { remove } of added) remove()
        this.#subscribers.delete(subscriber)
      },
    }
  }

  covers(relation: Relation): boolean {
    return patternsOf(relation).some((pattern) => this.#byPattern.has(pattern))
  }

  /** Those who wait for this table, those who wait for its whole schema or for all included. */
  groupsOf(relation: Relation): readonly Group[] {
    const found = patternsOf(relation).flatMap((pattern) => this.#byPattern.get(pattern) ?? [])
    if (found.length === 1) return [...(found[0]?.values() ?? [])]
    const merged = new Map<string, Group>()
    for (const [identity, group] of found.flatMap((groups) => [...groups])) {
      const known = merged.get(identity)
      merged.set(identity, known ? mergeGroups(known, group) : group)
    }
    return [...merged.values()]
  }

  forgetSeen(): void {
    for (const groups of this.#byPattern.values()) {
      for (const { seen } of groups.values()) for (const rows of seen) rows.forgetAll()
    }
  }

  #addOne(
    subscriber: ChangeSubscriber,
    caller: Caller,
    identity: string,
    binding: Binding,
  ): { place: GroupVariant; remove: () => void } {
    const pattern = patternOf(binding)
    const groups = getOrMake(this.#byPattern, pattern, () => new Map<string, Group>())
    const group = getOrMake(groups, identity, () => ({
      caller,
      patterns: [pattern],
      variants: new Map(),
      seen: [new SeenRows(this.#budget)],
    }))
    const variantKey = JSON.stringify([binding.filter ?? '', binding.select ?? null])
    const variant = getOrMake(group.variants, variantKey, () => newVariant(binding))
    const entry = { subscriber, binding }
    variant.entries.add(entry)
    const remove = () => {
      variant.entries.delete(entry)
      if (variant.entries.size === 0) group.variants.delete(variantKey)
      if (group.variants.size === 0) {
        groups.delete(identity)
        for (const seen of group.seen) seen.release()
      }
      if (groups.size === 0) this.#byPattern.delete(pattern)
    }
    return { place: { group, variant }, remove }
  }
}

function newVariant({ filter, select }: Binding): Variant {
  const parsed = parseFilter(filter ?? '')
  if (!parsed.ok) throw new Error('a filter is parsed before it is subscribed to')
  return { conditions: parsed.conditions, select: select ?? undefined, entries: new Set() }
}

function mergeGroups(a: Group, b: Group): Group {
  const variants = new Map(a.variants)
  for (const [key, variant] of b.variants) {
    const known = variants.get(key)
    variants.set(key, known ? { ...known, entries: known.entries.union(variant.entries) } : variant)
  }
  const patterns = [...a.patterns, ...b.patterns]
  return { caller: a.caller, patterns, variants, seen: [...a.seen, ...b.seen] }
}

function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
