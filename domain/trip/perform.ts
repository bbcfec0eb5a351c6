/** What each change writes, and what it could not. */
import type { Draft } from './draft.ts'
import type { FieldChange, Replan, Seed, TripChange } from './operation.ts'
import type { Entity } from './parts.ts'
import { sameValue } from './same-value.ts'

export interface Miss {
  why:
    | 'no-such-thing'
    /** It was removed: the value is written and shows when it comes back. */
    | 'removed'
    | 'no-such-day'
    | 'already-there'
    /** Somebody has changed the field since, so undoing leaves it. */
    | 'overtaken'
    | 'full'
    | 'does-not-read'
    /** The planner has not answered yet. */
    | 'not-planned'
  entity?: Entity
  id?: string
}

type Change<Kind extends TripChange['kind']> = Extract<TripChange, { kind: Kind }>
type Timing = Change<'retime'>['times'][number]

export function perform(draft: Draft, change: TripChange): Miss[] {
  const writer = new Writer(draft)
  switch (change.kind) {
    case 'add':
      for (const seed of change.things) writer.add(seed)
      break
    case 'remove':
      for (const { entity, id } of change.things) writer.setRemoved(entity, id, true)
      break
    case 'restore':
      for (const { entity, id } of change.things) writer.setRemoved(entity, id, false)
      break
    case 'edit':
      for (const { entity, id, set } of change.edits) writer.edit(entity, id, set)
      break
    case 'rename': {
      const { entity, id } = change.thing
      const field =
        entity === 'stop' || entity === 'lodging' || entity === 'attachment' ? 'name' : 'title'
      writer.edit(entity, id, { [field]: change.name })
      break
    }
    case 'move-stop': {
      const { stop, day, order, start } = change
      writer.move(stop, day, { order, ...(start === undefined ? {} : { start }) })
      break
    }
    case 'move-day':
      writer.edit('day', change.day, { order: change.order })
      break
    case 'swap-days':
      writer.swapDays(change)
      break
    case 'clear-day':
      writer.clearDay(change.day)
      break
    case 'lock-stop':
      writer.edit('stop', change.stop, { locked: change.locked })
      break
    case 'swap-stop':
      writer.swap(change)
      break
    case 'retime':
      writer.time(change.times)
      for (const { day, back } of change.backs) writer.edit('day', day, { back })
      break
    case 'change-dates':
      writer.edit('trip', draft.state.id, { start: change.start })
      for (const day of change.add) writer.add({ entity: 'day', ...day })
      for (const id of change.remove) writer.setRemoved('day', id, true)
      for (const { entity, id, set } of change.edits ?? []) writer.edit(entity, id, set)
      break
    case 'change-party':
      writer.edit('trip', draft.state.id, { party: change.party })
      break
    case 'weather-swap':
      writer.edit('day', change.day, { weather: change.weather })
      for (const swap of change.swaps) writer.swap(swap)
      writer.time(change.times)
      for (const { day, back } of change.backs ?? []) writer.edit('day', day, { back })
      break
    case 'replan':
      writer.replan(change)
      break
    case 'reroute':
      // Days come first, for the stops that move into them, and go last.
      for (const seed of change.add) writer.add(seed)
      for (const { stop, day, order } of change.move) writer.move(stop, day, { order })
      for (const { entity, id, set } of change.edits) writer.edit(entity, id, set)
      for (const { entity, id } of change.remove) writer.setRemoved(entity, id, true)
      break
    case 'undo':
      for (const each of change.changes) writer.undo(each)
      break
  }
  return writer.misses
}

class Writer {
  readonly misses: Miss[] = []
  private readonly draft: Draft

  constructor(draft: Draft) {
    this.draft = draft
  }

  add({ entity, id, fields }: Seed): void {
    if (this.draft.read(entity, id)) {
      this.miss('already-there', entity, id)
      return
    }
    if (entity === 'stop' && !this.isDay(fields.day)) {
      this.miss('no-such-day', entity, id)
      return
    }
    if (!this.draft.write(entity, id, { ...fields, removed: false })) {
      this.miss('does-not-read', entity, id)
    }
  }

  setRemoved(entity: Exclude<Entity, 'trip'>, id: string, removed: boolean): void {
    if (!this.draft.set(entity, id, { removed })) this.miss('no-such-thing', entity, id)
  }

  edit(entity: Entity, id: string, set: Readonly<Record<string, unknown>>): void {
    const row = this.draft.read(entity, id)
    if (!row) {
      this.miss('no-such-thing', entity, id)
      return
    }
    if ('removed' in row && row.removed) this.miss('removed', entity, id)
    if (!this.draft.set(entity, id, withoutGaps(set))) this.miss('does-not-read', entity, id)
  }

  /** Into a day that is gone nothing can be moved: it would vanish with it. */
  move(stop: string, day: string, more: Readonly<Record<string, unknown>>): void {
    if (!this.isDay(day)) this.miss('no-such-day', 'day', day)
    else this.edit('stop', stop, { day, ...more })
  }

  swapDays({ first, second }: Change<'swap-days'>): void {
    const [one, other] = [this.draft.read('day', first), this.draft.read('day', second)]
    if (!one || !other) {
      this.miss('no-such-thing', 'day', one ? second : first)
      return
    }
    this.edit('day', first, { order: other.order, skips: other.skips })
    this.edit('day', second, { order: one.order, skips: one.skips })
  }

  clearDay(day: string): void {
    if (!this.draft.read('day', day)) {
      this.miss('no-such-thing', 'day', day)
      return
    }
    for (const [id, stop] of this.draft.state.tables.stop) {
      if (stop.day === day && !stop.removed && !stop.locked) this.setRemoved('stop', id, true)
    }
    this.draft.set('day', day, { back: null, title: null })
  }

  /** Where the old one is gone already, the new one would come beside what replaced it. */
  swap({ stop, by }: Pick<Change<'swap-stop'>, 'stop' | 'by'>): void {
    const old = this.draft.read('stop', stop)
    if (!old) {
      this.miss('no-such-thing', 'stop', stop)
      return
    }
    if (old.removed) {
      this.miss('removed', 'stop', stop)
      return
    }
    this.setRemoved('stop', stop, true)
    const day = this.isDay(by.fields.day) ? by.fields.day : old.day
    this.add({ entity: 'stop', id: by.id, fields: { ...by.fields, day } })
  }

  time(times: readonly Timing[]): void {
    for (const { stop, ...timing } of times) this.edit('stop', stop, timing)
  }

  replan({ closed, avoid, weather, hours, result }: Replan): void {
    const { id } = this.draft.state
    const trip = this.draft.read('trip', id)
    if (trip && (closed.length > 0 || avoid.length > 0)) {
      const closures = [...trip.closures, ...closed].slice(-200)
      const avoided = [...new Set([...trip.avoided, ...avoid])].slice(-500)
      this.edit('trip', id, { closures, avoided })
    }
    for (const { day, weather: known } of weather) this.edit('day', day, { weather: known })
    for (const { day, from } of hours) this.edit('day', day, { from })
    if (!result) {
      this.miss('not-planned')
      return
    }
    // Before what goes, so that a stop that was moved here since is not taken for the plan's own.
    for (const { stop, day, order } of result.move) this.move(stop, day, { order })
    for (const stop of result.remove) {
      // A lock that came in the meantime is the traveller's last word.
      if (!this.draft.read('stop', stop)?.locked) this.setRemoved('stop', stop, true)
    }
    for (const stop of result.add) this.add({ entity: 'stop', ...stop })
    this.time(result.times)
    // A heading was of what stood there before.
    for (const { day, back } of result.backs) this.edit('day', day, { back, title: null })
    this.edit('trip', id, { leftOut: result.leftOut })
  }

  undo({ entity, id, field, from, to }: FieldChange): void {
    const row: Readonly<Record<string, unknown>> | undefined = this.draft.read(entity, id)
    if (field !== null) {
      if (row && sameValue(row[field], from)) this.draft.set(entity, id, { [field]: to })
      else this.miss('overtaken', entity, id)
    } else if (to === null) {
      if (!row) this.miss('no-such-thing', entity, id)
      else if (sameValue(row, from)) this.draft.drop(entity, id)
      // Others have written to it since: it goes to the bin with what they wrote.
      else this.draft.set(entity, id, { removed: true })
    } else if (row) this.miss('overtaken', entity, id)
    else this.draft.write(entity, id, to)
  }

  private isDay(day: string): boolean {
    const row = this.draft.read('day', day)
    return row !== undefined && !row.removed
  }

  private miss(why: Miss['why'], entity?: Entity, id?: string): void {
    this.misses.push({ why, ...(entity && { entity }), ...(id !== undefined && { id }) })
  }
}

/** A field left out is not written; one without a value is no value. */
function withoutGaps(set: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
}
