import type { LinkRights } from '#domain/sharing/links.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { ToldFacts } from '../trip/told-facts.ts'

/** A trip as its link shows it. */
export interface SharedTrip {
  trip: Trip
  facts: ToldFacts
  version: number
  rights: LinkRights
  /** When the link ends; null where it does not. */
  expiresAt: string | null
  /** The realtime topic that tells of changes. */
  topic: string
  /** The name of its picture. */
  preview: string
  /** Published: everybody may see it, and search engines too. */
  isPublic: boolean
}
