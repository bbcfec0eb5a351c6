import type { Destination } from '#domain/places/schema.ts'

/** The parts of a destination that days are planned from. */
export type PlannableDestination = Pick<
  Destination,
  'slug' | 'name' | 'at' | 'timeZone' | 'currency' | 'climate' | 'stayAreas' | 'places'
> &
  Partial<
    Pick<
      Destination,
      'alsoKnownAs' | 'costLevel' | 'country' | 'gettingAround' | 'ridesBy' | 'walks'
    >
  >
