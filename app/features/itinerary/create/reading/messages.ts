/** What the page asks of the worker that reads wishes, and what it answers. */
import type { SetSlots } from '#domain/brief/set-by-hand/slots.ts'
import type { WishReading } from '#domain/brief/set-by-hand/slots-of-brief.ts'
import type { Coordinates } from '#domain/places/schema.ts'

export type Ask =
  | { kind: 'read'; text: string; slots: SetSlots; today: string }
  /** Places of the world whose names begin with the text. */
  | { kind: 'places'; text: string }
  /** Sights of the catalogue's destinations that fit the words. */
  | { kind: 'sights'; text: string; slugs: readonly string[] }
  /** Parts of town to stay in. */
  | { kind: 'areas'; text: string; slugs: readonly string[] }
  /** What a town's sketch is made of. */
  | { kind: 'town'; slug: string }

export interface Town {
  name: string
  at: Coordinates
  dots: readonly { name: string; at: Coordinates; isArea: boolean }[]
}

export interface Suggestion {
  /** What is set when it is chosen. */
  value: string
  /** What tells it from others of its name. */
  hint?: string
}

export interface Answers {
  read: WishReading
  places: readonly Suggestion[]
  sights: readonly Suggestion[]
  areas: readonly Suggestion[]
  town: Town | null
}
