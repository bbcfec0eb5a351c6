/** Whose rows these are: the visitor's or one person's. Rows of one are never shown to another. */
export type Holder = 'visitor' | `person:${string}`

export const holderOf = (personId: string | null): Holder =>
  personId === null ? 'visitor' : `person:${personId}`
