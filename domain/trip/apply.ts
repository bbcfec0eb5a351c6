/**
 * Applies operations to a trip. Pure and total: the same trip and operation give the same trip
 * everywhere, and an operation that no longer fits changes what it still can and says what it
 * could not. Every application tells which fields it changed and what stood there before, from which
 * its inverse is made.
 */
import { Draft } from './draft.ts'
import type { FieldChange, SentOperation, TripChange } from './operation.ts'
import { type Miss, perform } from './perform.ts'
import type { Trip } from './schema.ts'
import { isOverfull, stateOf, type TripState, tripOf } from './trip-state.ts'

export interface Applied<Op extends SentOperation = SentOperation> {
  operation: Op
  /** All of it, a part of it, or nothing. */
  outcome: 'applied' | 'partly' | 'nothing'
  /** What could not be done, or was written to something that is removed. */
  misses: readonly Miss[]
  /** Every field that has another value now; `from` is the value that lost. */
  changes: readonly FieldChange[]
}

export interface Replayed<Op extends SentOperation = SentOperation> {
  trip: Trip
  history: Applied<Op>[]
}

export function apply<Op extends SentOperation>(
  trip: Trip,
  operation: Op,
): Applied<Op> & { trip: Trip } {
  const { trip: after, history } = replay(trip, [operation])
  const [applied] = history
  if (!applied) throw new Error('One operation has one history')
  return { ...applied, trip: after }
}

/** The operations of a log, in its order. */
export function replay<Op extends SentOperation>(trip: Trip, log: readonly Op[]): Replayed<Op> {
  if (log.length === 0) return { trip, history: [] }
  const state = stateOf(trip)
  const history = log.map((operation) => applyTo(state, operation))
  return { trip: tripOf(state), history }
}

export function applyTo<Op extends SentOperation>(state: TripState, operation: Op): Applied<Op> {
  const draft = new Draft(state)
  const misses = perform(draft, operation.change)
  if (isOverfull(state)) {
    draft.takeBack()
    return { operation, outcome: 'nothing', misses: [{ why: 'full' }], changes: [] }
  }
  const changes = draft.changes()
  const outcome = changes.length === 0 ? 'nothing' : misses.length > 0 ? 'partly' : 'applied'
  return { operation, outcome, misses, changes }
}

/** The change that undoes what an operation did to the trip that it was applied to. */
export function inverseOf({
  operation,
  changes,
}: Pick<Applied, 'operation' | 'changes'>): TripChange & {
  kind: 'undo'
} {
  return {
    kind: 'undo',
    of: operation.id,
    changes: changes
      .map(({ from, to, ...where }): FieldChange => ({ ...where, from: to, to: from }))
      .reverse(),
  }
}
