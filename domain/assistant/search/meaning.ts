/** What a traveller's word means for places: an entry of the thesaurus. */
import type { Interest, Place, PlaceKind, TimeOfDay } from '#domain/places/schema.ts'

/** What a place must be, whatever else fits. */
export interface Needs {
  /** Out of the rain. */
  indoors?: true
  outdoors?: true
  priceAtMost?: number
  /** Nothing is needed of a dear place; refused, it must not be dear. */
  dear?: true
  /** Children are not unwelcome. */
  children?: true
  /** A wheelchair gets in: it is known that it does. */
  stepFree?: true
  /** It is not known to be a climb. */
  easy?: true
  /** A day of its own, out of town. */
  dayTrip?: true
  /** One gets there without driving. */
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
  /** Nothing else will do: a place that has none of it is no answer. */
  required?: true
  /** Kinds in which its words count; elsewhere they are a remark ("opposite the railway station"). */
  among?: readonly PlaceKind[]
  /** Its kinds prove nothing by themselves: of bars, only one that says so has music. */
  said?: true
  /** It only narrows by its needs and is no reason of its own. */
  silent?: true
}
