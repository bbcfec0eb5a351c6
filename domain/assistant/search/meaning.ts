/** What a traveller's word means for places: an entry of the thesaurus. */
import type { Interest, Place, PlaceKind, TimeOfDay } from '#domain/places/schema.ts'

/** What a place must be, whatever else fits. */
export interface Needs {
  /** Has a roof. */
  indoors?: true
  outdoors?: true
  priceAtMost?: number
  /** Expensive. Only used in refusals: nothing has to be expensive, but a place may have to be not. */
  dear?: true
  /** Children are not unwelcome. */
  children?: true
  /** Known to have step-free access. */
  stepFree?: true
  /** Not known to involve a climb. */
  easy?: true
  /** A day trip out of town. */
  dayTrip?: true
  /** Reached without driving. */
  noCar?: true
  diets?: readonly NonNullable<Place['diets']>[number][]
  kinds?: readonly PlaceKind[]
  meals?: readonly NonNullable<Place['meals']>[number][]
}

export interface Meaning {
  /** Words and phrases as people say them, split by commas; they are looked for in the text as well. */
  says: string
  /** Words by which the catalogue speaks of it; a phrase counts where all of its words stand. */
  words?: string
  kinds?: readonly PlaceKind[]
  interests?: readonly Interest[]
  times?: readonly TimeOfDay[]
  cuisines?: readonly string[]
  needs?: Needs
  /** A place must have it: no other meaning can stand in. */
  required?: true
  /**
   * Kinds of places in which its words count fully; elsewhere they are a mere mention ("opposite the railway
   * station").
   */
  among?: readonly PlaceKind[]
  /** The kind of a place is no proof of it, only its text is: not every bar has music. */
  said?: true
  /** Only filters by its needs, and adds nothing to a score. */
  silent?: true
}
