/** How many searches for tables one address may make, at all processes together. */
import type { SiteServices } from '#domain/site/site-services.ts'
import { createTokenBuckets } from '#server/backend/limits/token-buckets.ts'
import type { OpenedData } from '../services/open-data.ts'

/** Enough for somebody who changes filters and swaps meals; a live provider is paid by the question. */
const limit = { burst: 120, seconds: 600 }

/** A process without a database of its own leaves it to the platform in front of it. */
export function searchTurns(data: OpenedData, now: () => number): SiteServices['maySearchTables'] {
  if (data.kind === 'elsewhere') return async () => ({ granted: true })
  const buckets = createTokenBuckets(data.database, now)
  return async (address) =>
    address === null ? { granted: true } : buckets.take('table-searches', limit, address)
}
