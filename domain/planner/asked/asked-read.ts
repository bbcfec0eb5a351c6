/** What was read of the wishes of a request, and handed from reader to reader. */
import type { UnmetWish } from '../plan-outcome.ts'
import type { AskedWish } from '../schema.ts'

export interface AskedRead {
  asked: AskedWish[]
  unmet: UnmetWish[]
  /** Words that were not understood until here. */
  heard: string[]
  /** Days out of town that a wish needs, and what for. */
  outings: { id: string; name: string; what: string }[]
}
