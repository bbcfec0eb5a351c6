/**
 * Which rows a group of subscribers could read, each in the version that stands in the table now.
 * A row that is gone can't be read again, so this is how a delete finds those who could see the row:
 * whatever is not in here is treated as never seen.
 *
 * A row is entered when the group has read it, and leaves with every change of it that is delivered,
 * unless the changed row was read as well. `since` is the first transaction that the reading did not
 * see: a change by an earlier one replaced a version that may not have been readable.
 */

/** How many rows all groups of a process may still remember. */
export interface SeenBudget {
  left: number
  readonly perTable: number
}

/** A query under way: what changed meanwhile is not entered with its result. */
interface PendingRead {
  table: string
  changed: Set<string>
}

export class SeenRows {
  #budget: SeenBudget
  /** By table, then by key, in the order of entering. */
  #tables = new Map<string, Map<string, number>>()
  #readings = new Set<PendingRead>()
  #released = false

  constructor(budget: SeenBudget) {
    this.#budget = budget
  }

  /** Whether the version that this transaction replaced could be read. */
  has(table: string, key: string, transaction: number): boolean {
    const since = this.#tables.get(table)?.get(key)
    return since !== undefined && transaction >= since
  }

  knowsAnyOf(table: string): boolean {
    return (this.#tables.get(table)?.size ?? 0) > 0
  }

  /** A change was delivered after which the row could be read. */
  enter(table: string, key: string, since: number): void {
    this.leave(table, key)
    this.#put(table, key, since)
  }

  /** A change was delivered after which the row could not be read, or its key is another. */
  leave(table: string, key: string): void {
    for (const reading of this.#readings) if (reading.table === table) reading.changed.add(key)
    if (this.#tables.get(table)?.delete(key)) this.#budget.left += 1
  }

  forget(table: string): void {
    this.#budget.left += this.#tables.get(table)?.size ?? 0
    this.#tables.delete(table)
  }

  forgetAll(): void {
    for (const table of [...this.#tables.keys()]) this.forget(table)
  }

  /** Call it before the rows are read, and call what it returns with the keys that were found. */
  startReading(table: string): (keys: readonly string[], since: number) => void {
    const reading: PendingRead = { table, changed: new Set() }
    this.#readings.add(reading)
    return (keys, since) => {
      this.#readings.delete(reading)
      const known = this.#tables.get(table)
      for (const key of keys) {
        if (!reading.changed.has(key) && !known?.has(key)) this.#put(table, key, since)
      }
    }
  }

  /** Returns the group's share of the budget: it has no subscriber any more. */
  release(): void {
    this.#released = true
    this.forgetAll()
  }

  /** A full table forgets its oldest row; where the budget is spent nothing more is remembered. */
  #put(table: string, key: string, since: number): void {
    if (this.#released) return
    const known = this.#tables.get(table) ?? new Map<string, number>()
    const [oldest] = known.keys()
    if (known.size >= this.#budget.perTable && oldest !== undefined) {
      known.delete(oldest)
      this.#budget.left += 1
    }
    if (this.#budget.left <= 0) return
    this.#budget.left -= 1
    this.#tables.set(table, known.set(key, since))
  }
}
