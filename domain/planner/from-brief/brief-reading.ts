/** What reading a brief for one destination takes besides the brief, and its result. */
import type { seatsHeld } from '../asked/seats-held.ts'
import type { Frame } from '../frame/read-frames.ts'
import type { HeadContext } from '../party/promises.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { PlanRequest } from '../schema.ts'
import type { Leaving } from '../stays/journey-clock.ts'

export interface BriefReading {
  request: PlanRequest
  /** What was assumed, each a sentence. */
  notes: string[]
  /** What could not be used. */
  unmet: UnmetWish[]
  /** Of the words that nobody understood, those that name a place here. */
  hinted: string[]
  /** What the introduction of the plan is written from, once the days are planned. */
  head: HeadContext
  /** The onward journey, where its hour was said. */
  leaving: Leaving | null
}

/** The words of the request, beyond what the brief holds of them. */
export interface SaidBesides {
  text?: string
  /** The whole text, with words about earlier visits: they are no wishes, but tell the manner. */
  asWritten?: string
  notUnderstood?: readonly string[]
  /** The event that somebody has tickets for. */
  held?: ReturnType<typeof seatsHeld>
  /** Hours taken by something else, where they were read before. */
  frames?: readonly Frame[]
  /** The stay is one of several: arrival and departure are known. */
  isPartOfTrip?: boolean
}
