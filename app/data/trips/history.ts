/** A trip's history as a screen shows it. */
import type { TripHistoryEntry } from './trip-handle.ts'
import type { TripLine } from './trip-line.ts'

/** A visitor's operations count as settled, because nobody else's can come before them. */
export function historyOf(
  { log, waiting, version }: TripLine,
  madeAt: ReadonlyMap<string, number>,
  isVisitor: boolean,
): TripHistoryEntry[] {
  const settled = log.map(({ applied, ...logged }) => ({ ...logged, ...applied }))
  const own = waiting.map(({ operation, ...applied }, index): TripHistoryEntry => {
    const at = madeAt.get(operation.id)
    return {
      version: isVisitor ? version + index + 1 : null,
      id: operation.id,
      hand: operation.hand,
      personId: null,
      at: at === undefined ? null : new Date(at).toISOString(),
      change: operation.change,
      ...applied,
    }
  })
  return [...settled, ...own]
}
