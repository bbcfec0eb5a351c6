/** What is different after a change, a line each. */
import type { WhatChanged } from '#domain/trip/what-changed.ts'

export function changesInWords({ added, removed, moved, retimed }: WhatChanged): string[] {
  const times = retimed.length
  return [
    ...added.map(({ name, day }) => `New on day ${day}: ${name}`),
    ...removed.map(({ name, day }) => `Gone from day ${day}: ${name}`),
    ...moved.map(({ name, from, to }) => `From day ${from} to day ${to}: ${name}`),
    ...(times === 0 ? [] : [`${times} ${times === 1 ? 'stop' : 'stops'} at another hour`]),
  ]
}
