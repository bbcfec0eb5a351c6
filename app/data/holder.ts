import type { PersonId } from '#domain/trip/ids.ts'

/** Whose rows these are: the visitor's or one person's. Rows of one are never shown to another. */
export type Holder = 'visitor' | `person:${string}`

export const holderOf = (personId: PersonId | null): Holder =>
  personId === null ? 'visitor' : `person:${personId}`
