/** Remembers, for the visit, that this person said no to taking the visitor's things along. */
import type { PersonId } from '#domain/trip/ids.ts'

const key = 'left_with_visitor'

export const declinedMove = {
  isSet(personId: PersonId): boolean {
    try {
      return sessionStorage.getItem(key) === personId
    } catch {
      return false
    }
  },
  set(personId: PersonId): void {
    try {
      sessionStorage.setItem(key, personId)
    } catch {
      // Where the storage is blocked, the question comes again with the next page.
    }
  },
}
