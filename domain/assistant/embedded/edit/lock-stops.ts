/** "Lock the Eiffel Tower, we have tickets": locks stops, so that later edits do not move them. */

import { listed } from '#domain/text/listed.ts'
import { notOnTrip } from './edit-stops.ts'
import type { Edited, Editing } from './editing.ts'
import { stopsMeant } from './stops-meant.ts'

export function lockStops({ lower, trip, context, days, ...rest }: Editing): Edited | null {
  const unlocks = /\bunlock\b/.test(lower)
  const locks =
    /\b(?:lock|pin|fix|nail down)\b|\bkeep\b.*\b(?:as it is|where it is|tickets?|booked|that time|at that)\b|\b(?:have|got|bought) (?:the )?tickets?\b/
  if (!unlocks && !locks.test(lower)) return null
  const meant = stopsMeant(context, trip, lower.replace(/,.*$/, ''), days)
  if (meant.length === 0)
    return notOnTrip(
      { lower, trip, context, days, ...rest },
      lower
        .replace(/^.*?\b(?:lock|pin|fix|keep|unlock)\b/, '')
        .replace(/[,.].*$/, '')
        .trim(),
    )
  return {
    changes: meant.map(({ stop }) => ({ kind: 'lock-stop', stop: stop.id, locked: !unlocks })),
    says: `${listed(meant.map(({ stop }) => stop.name))} would be ${unlocks ? 'unlocked, so that plans may move it' : 'locked: no plan moves it from its hour'}.`,
  }
}
