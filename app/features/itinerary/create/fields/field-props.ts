import type { SetSlots } from '#domain/brief/set-by-hand/slots.ts'
import type { SlotPatch } from '../shown-slots.ts'

/**
 * What every field of the short form is given. The same fields stand in the form, where they are sent
 * under their names without script too, and under a chip, where a prefix keeps their names apart.
 */
export interface FieldProps {
  /** What is set; where nothing is, what the words say. */
  shown: SetSlots
  onSet: (patch: SlotPatch) => void
  /** The catalogue's destinations among the places, for suggestions. */
  slugs: readonly string[]
  prefix: string
}
