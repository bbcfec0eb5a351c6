/** Refused kinds, and kinds that are welcome in small numbers. */
import type { PlaceKind } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { kindInWords } from '../appeal.ts'
import { isNotAllDay, isNotMany } from './how-many.ts'

interface KindsInMeasure {
  avoided: PlaceKind[]
  few: PlaceKind[]
  oneADay: PlaceKind[]
  notes: string[]
}

export function kindsInMeasure(refused: readonly PlaceKind[], text: string): KindsInMeasure {
  const oneADay = refused.filter((kind) => isNotAllDay(kind, text))
  const few = refused.filter((kind) => !oneADay.includes(kind) && isNotMany(kind, text))
  const inWords = (kinds: readonly PlaceKind[]) => listed(kinds.map(kindInWords))
  return {
    avoided: refused.filter((kind) => !(oneADay.includes(kind) || few.includes(kind))),
    few,
    oneADay,
    notes: [
      ...(oneADay.length > 0 ? [`Some ${inWords(oneADay)}, and no whole day of them.`] : []),
      ...(few.length > 0 ? [`Not too many ${inWords(few)}: one in three days.`] : []),
    ],
  }
}
