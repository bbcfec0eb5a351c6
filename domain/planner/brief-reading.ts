/** What reading a brief for one destination takes beside it, and what comes of it. */
import type { seatsHeld } from './asked/seats-held.ts'
import type { Frame } from './frame/read-frames.ts'
import type { Leaving } from './journey-clock.ts'
import type { HeadContext } from './party/promises.ts'
import type { UnmetWish } from './plan-outcome.ts'
import type { PlanRequest } from './schema.ts'

export interface BriefReading {
  request: PlanRequest
  /** What was assumed, each a sentence. */
  notes: string[]
  /** What could not be used. */
  unmet: UnmetWish[]
  /** Of the words that nobody understood, those that name a place here after all. */
  hinted: string[]
  /** By what the head of the plan is said, once the days stand. */
  head: HeadContext
  /** The journey that ends the stay, where its hour was said. */
  leaving: Leaving | null
}

/** The words of the request, beyond what the brief holds of them. */
export interface SaidBesides {
  text?: string
  /** All that was written: who tells of an earlier visit has been here, though it is no wish. */
  asWritten?: string
  notUnderstood?: readonly string[]
  /** What somebody has tickets for. */
  held?: ReturnType<typeof seatsHeld>
  /** Hours that belong to something else, where they were read already. */
  frames?: readonly Frame[]
  /** One stay of several: when one comes and goes is known already. */
  isPartOfTrip?: boolean
}
