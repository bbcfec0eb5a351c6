/** The result of reading the wishes of a request, passed from reader to reader. */
import type { UnmetWish } from '../plan-outcome.ts'
import type { AskedWish } from '../schema.ts'

export interface AskedRead {
  asked: AskedWish[]
  unmet: UnmetWish[]
  /** Words that this reader understood and earlier ones had not. */
  heard: string[]
  /** Days out of town that a wish needs, and what for. */
  outings: { id: string; name: string; what: string }[]
}
