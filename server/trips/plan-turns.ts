/** How many wishes one address may have planned, at all processes together. */
import type { SiteServices } from '#domain/site/site-services.ts'
import { createTokenBuckets } from '#server/backend/limits/token-buckets.ts'
import type { OpenedData } from '../services/open-data.ts'

/** Enough for somebody who words a wish again and again; a plan takes a second of a core. */
const limit = { burst: 40, seconds: 600 }

/** A process without a database of its own leaves it to the platform in front of it. */
export function planTurns(data: OpenedData, now: () => number): SiteServices['mayPlan'] {
  if (data.kind === 'elsewhere') return async () => ({ granted: true })
  const buckets = createTokenBuckets(data.database, now)
  return async (address) =>
    address === null ? { granted: true } : buckets.take('plans', limit, address)
}
