/**
 * A trip as tables of parts, which operations write to, and the way there and back: `stateOf` takes
 * a trip apart, `tripOf` puts it together, with the parts in order and with what follows from them
 * (dates from the start, ends from starts and zones). One is the other's inverse.
 */
import { addDays } from '#domain/calendar/calendar-days.ts'
import { localText, wallAfter, wallMinutes } from '#domain/calendar/zoned-time.ts'
import { byOrder } from './by-order.ts'
import type { DayId, TripId } from './ids.ts'
import { type Entity, type Fields, type Id, removableEntities } from './parts.ts'
import {
  type Binned,
  type Day,
  limits,
  mostParts,
  type Stop,
  type Trip,
  tripVersion,
} from './schema.ts'

export type Tables = { [E in Entity]: Map<Id<E>, Fields<E>> }

export interface TripState {
  id: TripId
  tables: Tables
}

export function stateOf(trip: Trip): TripState {
  const {
    version: _,
    id,
    days,
    lodgings,
    bookings,
    notes,
    checklists,
    attachments,
    bin,
    ...fields
  } = trip
  const tables: Tables = {
    trip: new Map([[id, fields]]),
    day: new Map(),
    stop: new Map(),
    lodging: new Map(),
    booking: new Map(),
    note: new Map(),
    checklist: new Map(),
    item: new Map(),
    attachment: new Map(),
  }
  const removed = false
  for (const { id: dayId, date, stops, ...day } of days) {
    tables.day.set(dayId, { ...day, removed })
    for (const { id: stopId, start, end: _end, ...stop } of stops) {
      const minute = start === null ? null : wallMinutes(start) - wallMinutes(`${date}T00:00`)
      tables.stop.set(stopId, { ...stop, start: minute, day: dayId, removed })
    }
  }
  for (const { id: key, ...part } of lodgings) tables.lodging.set(key, { ...part, removed })
  for (const { id: key, ...part } of bookings) tables.booking.set(key, { ...part, removed })
  for (const { id: key, ...part } of notes) tables.note.set(key, { ...part, removed })
  for (const { id: key, ...part } of attachments) tables.attachment.set(key, { ...part, removed })
  for (const { id: key, items, ...part } of checklists) {
    tables.checklist.set(key, { ...part, removed })
    for (const { id: itemId, ...item } of items) {
      tables.item.set(itemId, { ...item, checklist: key, removed })
    }
  }
  for (const binned of bin) putBack(tables, binned)
  return { id, tables }
}

function putBack(tables: Tables, binned: Binned): void {
  switch (binned.entity) {
    case 'day':
      return void tables.day.set(binned.id, binned.fields)
    case 'stop':
      return void tables.stop.set(binned.id, binned.fields)
    case 'lodging':
      return void tables.lodging.set(binned.id, binned.fields)
    case 'booking':
      return void tables.booking.set(binned.id, binned.fields)
    case 'note':
      return void tables.note.set(binned.id, binned.fields)
    case 'checklist':
      return void tables.checklist.set(binned.id, binned.fields)
    case 'item':
      return void tables.item.set(binned.id, binned.fields)
    case 'attachment':
      return void tables.attachment.set(binned.id, binned.fields)
  }
}

export function tripOf({ id, tables }: TripState): Trip {
  const fields = tables.trip.get(id)
  if (!fields) throw new Error('A trip without its own fields')
  const bin: Binned[] = []
  const stops = new Map<DayId, Stop[]>()
  const days: Day[] = []
  let date = fields.start
  for (const { removed, ...day } of sorted(tables.day)) {
    if (removed) {
      bin.push({ entity: 'day', ...binnedParts(tables.day, day.id) })
      continue
    }
    if (days.length > 0) date = addDays(date, 1 + day.skips)
    const held: Stop[] = []
    stops.set(day.id, held)
    days.push({ ...day, date, stops: held })
  }
  const dateOf = new Map(days.map((day) => [day.id, day.date]))
  for (const { removed, day, ...stop } of sorted(tables.stop)) {
    const on = dateOf.get(day)
    if (removed || on === undefined) {
      bin.push({ entity: 'stop', ...binnedParts(tables.stop, stop.id) })
    } else stops.get(day)?.push(timed(stop, on))
  }
  const lodgings = shown(tables.lodging, (key) => {
    bin.push({ entity: 'lodging', ...binnedParts(tables.lodging, key) })
  })
  const bookings = shown(tables.booking, (key) => {
    bin.push({ entity: 'booking', ...binnedParts(tables.booking, key) })
  })
  const notes = shown(tables.note, (key) => {
    bin.push({ entity: 'note', ...binnedParts(tables.note, key) })
  })
  const lists = shown(tables.checklist, (key) => {
    bin.push({ entity: 'checklist', ...binnedParts(tables.checklist, key) })
  })
  const checklists = lists.map((list): Trip['checklists'][number] => ({ ...list, items: [] }))
  const listOf = new Map(checklists.map((list) => [list.id, list]))
  for (const { removed, checklist, ...item } of sorted(tables.item)) {
    const list = removed ? undefined : listOf.get(checklist)
    if (list) list.items.push(item)
    else bin.push({ entity: 'item', ...binnedParts(tables.item, item.id) })
  }
  const attachments = shown(tables.attachment, (key) => {
    bin.push({ entity: 'attachment', ...binnedParts(tables.attachment, key) })
  })
  return {
    version: tripVersion,
    id,
    ...fields,
    days,
    lodgings,
    bookings,
    notes,
    checklists,
    attachments,
    bin,
  }
}

function timed(
  stop: Omit<Fields<'stop'>, 'day' | 'removed'> & { id: Stop['id'] },
  date: string,
): Stop {
  const { start, minutes, zone, endZone } = stop
  if (start === null) return { ...stop, start: null, end: null }
  const wall = wallMinutes(`${date}T00:00`) + start
  const end = minutes === null ? null : localText(wallAfter(wall, zone, minutes, endZone))
  return { ...stop, start: localText(wall), end }
}

type Ordered = { order: string; removed: boolean }

function sorted<Key extends string, Row extends Ordered>(
  table: ReadonlyMap<Key, Row>,
): (Row & { id: Key })[] {
  return [...table].map(([id, row]) => ({ ...row, id })).sort(byOrder)
}

function shown<Key extends string, Row extends Ordered>(
  table: ReadonlyMap<Key, Row>,
  setAside: (id: Key) => void,
): (Omit<Row, 'removed'> & { id: Key })[] {
  return sorted(table).flatMap(({ removed, ...part }) => {
    if (!removed) return [part]
    setAside(part.id)
    return []
  })
}

function binnedParts<Key extends string, Row>(table: ReadonlyMap<Key, Row>, id: Key) {
  const fields = table.get(id)
  if (!fields) throw new Error('A part that is not in its table')
  return { id, fields }
}

/** Whether there are more parts than a trip may have. */
export function isOverfull({ tables }: TripState): boolean {
  let all = 0
  for (const entity of removableEntities) {
    let live = 0
    for (const { removed } of tables[entity].values()) if (!removed) live += 1
    if (live > limits[entity]) return true
    all += tables[entity].size
  }
  return all > mostParts
}
