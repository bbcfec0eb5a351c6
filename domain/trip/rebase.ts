/**
 * A client's own operations on top of a log that has grown. Operations are applied again in the
 * log's order, which is all that rebasing is; only an undo of something that is itself rebased is
 * made anew, so that it puts back what stands there now and not what stood there before.
 */
import { type Applied, applyTo, inverseOf, type Replayed } from './apply.ts'
import type { SentOperation } from './operation.ts'
import type { Trip } from './schema.ts'
import { stateOf, tripOf } from './trip-state.ts'

export interface Rebased<Op extends SentOperation> extends Replayed<Op> {
  /** The operations as they are to be sent now. */
  pending: Op[]
}

/** `version` is how many operations of the log the trip holds. */
export function rebase<Op extends SentOperation>(
  trip: Trip,
  version: number,
  pending: readonly Op[],
): Rebased<Op> {
  if (pending.length === 0) return { trip, history: [], pending: [] }
  const state = stateOf(trip)
  const done = new Map<string, Applied<Op>>()
  const history = pending.map((operation, index) => {
    const { change } = operation
    const undone = change.kind === 'undo' ? done.get(change.of) : undefined
    const renewed = {
      ...operation,
      base: version + index,
      change: undone ? inverseOf(undone) : change,
    }
    const applied = applyTo(state, renewed)
    done.set(operation.id, applied)
    return applied
  })
  return { trip: tripOf(state), history, pending: history.map(({ operation }) => operation) }
}
