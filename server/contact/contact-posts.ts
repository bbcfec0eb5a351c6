/** How often one address may post the contact form, right or wrong, at all processes together. */
import type { ContactServices } from '#domain/site/site-services.ts'
import { createTokenBuckets } from '#server/backend/limits/token-buckets.ts'
import type { OpenedData } from '../services/open-data.ts'

/** Most of them are forms that are corrected; messages are counted where they are stored. */
const limit = { burst: 60, seconds: 600 }

/** A process without a database of its own leaves it to the platform in front of the database. */
export function contactPosts(data: OpenedData, now: () => number): ContactServices['mayPost'] {
  if (data.kind === 'elsewhere') return async () => true
  const buckets = createTokenBuckets(data.database, now)
  return async (address) =>
    address === null || (await buckets.take('contact-posts', limit, address)).granted
}
