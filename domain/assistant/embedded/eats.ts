import type { Place } from '#domain/places/schema.ts'

/** Whether one sits down at a table there. */
export const eats = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind === 'restaurant' || kind === 'cafe'
