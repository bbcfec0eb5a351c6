/** Writes to a trip's tables and remembers what stood there before. */
import type { z } from 'zod'
import { type FieldChange, fieldChange } from './operation.ts'
import { type Entity, type Fields, type Id, parts } from './parts.ts'
import { sameValue } from './same-value.ts'
import type { TripState } from './trip-state.ts'

interface Before {
  entity: Entity
  id: string
  /** Null where the part did not exist. */
  row: Readonly<Record<string, unknown>> | null
}

/** Every part's fields, checked by the schema of its sort. */
const readers: { [E in Entity]: (value: unknown) => z.ZodSafeParseResult<Fields<E>> } = {
  trip: (value) => parts.trip.fields.safeParse(value),
  day: (value) => parts.day.fields.safeParse(value),
  stop: (value) => parts.stop.fields.safeParse(value),
  lodging: (value) => parts.lodging.fields.safeParse(value),
  booking: (value) => parts.booking.fields.safeParse(value),
  note: (value) => parts.note.fields.safeParse(value),
  checklist: (value) => parts.checklist.fields.safeParse(value),
  item: (value) => parts.item.fields.safeParse(value),
  attachment: (value) => parts.attachment.fields.safeParse(value),
}

export class Draft {
  readonly state: TripState
  private readonly before = new Map<string, Before>()

  constructor(state: TripState) {
    this.state = state
  }

  read<E extends Entity>(entity: E, id: string): Fields<E> | undefined {
    return this.table(entity).get(id)
  }

  /** Whether it was written: values that the part's schema refuses change nothing. */
  write<E extends Entity>(entity: E, id: string, row: unknown): boolean {
    const read = readers[entity](row)
    if (!read.success) return false
    this.remember(entity, id)
    this.table(entity).set(id, read.data)
    return true
  }

  /** Some fields of a part that exists. */
  set<E extends Entity>(entity: E, id: string, fields: Readonly<Record<string, unknown>>): boolean {
    const row = this.read(entity, id)
    return row !== undefined && this.write(entity, id, { ...row, ...fields })
  }

  drop(entity: Entity, id: string): void {
    this.remember(entity, id)
    this.table(entity).delete(id)
  }

  /** Field by field what is different now; a part that came or went is one change. */
  changes(): FieldChange[] {
    return [...this.before.values()].flatMap(({ entity, id, row }): FieldChange[] => {
      const now: Readonly<Record<string, unknown>> | undefined = this.read(entity, id)
      if (entity !== 'trip' && (row === null || now === undefined)) {
        return row === null && now === undefined
          ? []
          : [fieldChange(entity, id, null, row, now ?? null)]
      }
      return Object.keys(parts[entity].fields.shape).flatMap((field) =>
        sameValue(row?.[field], now?.[field])
          ? []
          : [fieldChange(entity, id, field, row?.[field] ?? null, now?.[field] ?? null)],
      )
    })
  }

  /** As if nothing had been written. */
  takeBack(): void {
    for (const { entity, id, row } of this.before.values()) {
      if (row === null) this.table(entity).delete(id)
      else this.write(entity, id, row)
    }
    this.before.clear()
  }

  private remember(entity: Entity, id: string): void {
    const key = `${entity} ${id}`
    if (!this.before.has(key)) {
      this.before.set(key, { entity, id, row: this.read(entity, id) ?? null })
    }
  }

  /** An id is text to the tables; its brand is checked where an operation is read. */
  private table<E extends Entity>(entity: E): Map<string, Fields<E>> {
    const table: Map<Id<E>, Fields<E>> = this.state.tables[entity]
    return table as Map<string, Fields<E>>
  }
}
