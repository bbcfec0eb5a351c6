/**
 * What of a tab's own changes met somebody else's on the same field. The later in the log wins; the
 * value that lost is in the change that replaced it, and can be had back from there.
 */
import { operationIdSchema, type PersonId } from '#domain/trip/ids.ts'
import type { FieldChange, TripChange } from '#domain/trip/operation.ts'
import { sameValue } from '#domain/trip/same-value.ts'
import { describeFields } from './describe-fields.ts'
import type { SettledOperation, TripLine } from './trip-line.ts'

export interface Conflict {
  /** The operation that won. */
  by: string
  text: string
  label: string
  /** Puts the losing values back. */
  change: TripChange
}

const fieldOf = ({ entity, id, field }: FieldChange) => `${entity} ${id} ${field}`

/** `isOwn` tells operations that this tab has made; `personId` is whose tab it is. */
export function findConflicts(
  before: TripLine,
  after: TripLine,
  isOwn: (id: string) => boolean,
  personId: PersonId | null,
): Conflict[] {
  const news = after.log.slice(before.log.length).filter(({ id }) => !isOwn(id))
  return [
    ...news.flatMap((operation) => theirsWon(after, operation, isOwn, personId)),
    ...oursWillWin(after, news, isOwn),
  ]
}

/** Somebody else replaced what this tab had written last. */
function theirsWon(
  { log, trip }: TripLine,
  operation: SettledOperation,
  isOwn: (id: string) => boolean,
  personId: PersonId | null,
): Conflict[] {
  if (operation.personId === personId) return []
  const earlier = log.filter(({ version }) => version < operation.version)
  const lost = operation.applied.changes.filter((change) => {
    const writer = earlier.findLast(({ applied }) =>
      applied.changes.some((each) => fieldOf(each) === fieldOf(change)),
    )
    return writer !== undefined && isOwn(writer.id)
  })
  return lost.length === 0
    ? []
    : [
        {
          by: operation.id,
          text: `Somebody else changed ${describeFields(trip, lost)} after you.`,
          label: 'Take mine back',
          change: putBack(operation.id, lost),
        },
      ]
}

/** This tab's changes that were made while others were faster: they come after theirs, and replace them. */
function oursWillWin(
  { waiting, trip }: TripLine,
  news: readonly SettledOperation[],
  isOwn: (id: string) => boolean,
): Conflict[] {
  const theirs = new Map(
    news.flatMap(({ applied }) => applied.changes.map((each) => [fieldOf(each), each] as const)),
  )
  return waiting.flatMap(({ operation, changes }) => {
    if (!isOwn(operation.id)) return []
    const replaced = changes.filter((change) => {
      const other = theirs.get(fieldOf(change))
      return other !== undefined && sameValue(other.to, change.from)
    })
    return replaced.length === 0
      ? []
      : [
          {
            by: operation.id,
            text: `${sentence(describeFields(trip, replaced))} was changed elsewhere too. Yours stands now.`,
            label: 'Take the other',
            change: putBack(operation.id, replaced),
          },
        ]
  })
}

function putBack(id: string, changes: readonly FieldChange[]): TripChange {
  return {
    kind: 'undo',
    // Not the operation's own id: this undoes a part of it, and must not be taken for undoing all of it.
    of: operationIdSchema.parse(`part-${id}`.slice(0, 64)),
    changes: changes.map(({ from, to, ...where }) => ({ ...where, from: to, to: from })),
  }
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
