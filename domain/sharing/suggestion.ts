/** What somebody with a link suggests, as the trip's owner reads it. */
export interface Suggestion {
  id: string
  words: string
  /** What its writer called themselves. */
  name: string | null
  dayId: string | null
  stopId: string | null
  madeAt: string
}

export const writerOf = ({ name }: Pick<Suggestion, 'name'>): string =>
  name ?? 'Somebody with the link'
