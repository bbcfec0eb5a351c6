/** What is different between two states of a trip, as a traveller counts it: stops, days and hours. */
import type { Day, Stop, Trip } from './schema.ts'

export interface WhatChanged {
  added: { name: string; day: number }[]
  removed: { name: string; day: number }[]
  /** To another day; days are numbered from 1. */
  moved: { name: string; from: number; to: number }[]
  /** On the same day at another hour. */
  retimed: { name: string; day: number; start: Stop['start'] }[]
}

export function whatChanged(before: Trip, after: Trip): WhatChanged {
  const [old, now] = [numbered(before), numbered(after)]
  const changed: WhatChanged = { added: [], removed: [], moved: [], retimed: [] }
  for (const [id, { stop, day }] of now) {
    const was = old.get(id)
    if (!was) changed.added.push({ name: stop.name, day })
    else if (was.day !== day) changed.moved.push({ name: stop.name, from: was.day, to: day })
    else if (was.stop.start !== stop.start) {
      changed.retimed.push({ name: stop.name, day, start: stop.start })
    }
  }
  for (const [id, { stop, day }] of old) {
    if (!now.has(id)) changed.removed.push({ name: stop.name, day })
  }
  return changed
}

function numbered({ days }: Trip): Map<Stop['id'], { stop: Stop; day: number }> {
  return new Map(
    days.flatMap(({ stops }: Day, index) =>
      stops.map((stop) => [stop.id, { stop, day: index + 1 }] as const),
    ),
  )
}
