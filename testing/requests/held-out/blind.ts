/**
 * 120 requests that two blind writers made on one day, after the classes of the corpus had been measured often. Their totals
 * are reported apart, and `notation.ts` holds for them as well.
 */
import { organizers } from './blind-organizers.ts'
import { parents } from './blind-parents.ts'
import { plannersForOthers } from './blind-planners-for-others.ts'
import { youngNewcomers } from './blind-young-newcomers.ts'
import { youngNomads } from './blind-young-nomads.ts'
import { youngTravellers } from './blind-young-travellers.ts'

/** A Thursday. */
export const blindToday = '2026-11-19'

export const blindRequests = [
  ...youngTravellers,
  ...youngNomads,
  ...youngNewcomers,
  ...parents,
  ...organizers,
  ...plannersForOthers,
]
