import type { Destination } from '#domain/places/schema.ts'

/** As much of a destination as days are planned from. */
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
