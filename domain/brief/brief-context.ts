/** What a request is read with, besides its words. */
import type { KnownDestination } from '#domain/places/find-destination.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import type { PlaceRef, TripBrief } from './schema.ts'

export interface BriefContext {
  /** The day the request is made, `2027-01-31`: what "next Friday" counts from. */
  today: string
  gazetteer: Gazetteer
  destinations: readonly KnownDestination[]
  /** Goals named before, which tell what a name means: Toledo, after Madrid. */
  known?: readonly PlaceRef[]
  /** What was written before: short messages do not tell their language. */
  language?: TripBrief['language']
}
