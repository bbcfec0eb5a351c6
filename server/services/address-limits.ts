/**
 * How often one client address may ask for what costs something, at all processes together. Here stands
 * every such limit of the site.
 */
import type { LimitAnswer } from '#domain/site/site-services.ts'
import { createTokenBuckets, type Limit } from '#server/backend/limits/token-buckets.ts'
import { calendarReads } from '../calendar/feed-limit.ts'
import type { OpenedData } from './open-data.ts'

const limits = {
  /** Enough for somebody who words a wish again and again; a plan takes a second of a core. */
  plans: { burst: 40, seconds: 600 },
  /** Enough for somebody who changes filters and swaps meals; a live provider is paid by the question. */
  'table-searches': { burst: 120, seconds: 600 },
  /** Open trips ask once and then every half hour; a forecast for forty places is a long question. */
  'hourly-weather': { burst: 60, seconds: 600 },
  /** A road trip asks when it is opened and after every change of its route. */
  'measured-drives': { burst: 120, seconds: 600 },
  /** Most of them are forms that are corrected; messages are counted where they are stored. */
  'contact-posts': { burst: 60, seconds: 600 },
  /** By the calendar's address, and not by who asks: several programs that follow it stay far below. */
  'calendar-reads': calendarReads,
  /** By the provider, which may cost money: 1,200 an hour, of which half may come at once. */
  'provider-questions': { burst: 600, seconds: 1_800 },
} as const satisfies Readonly<Record<string, Limit>>

type LimitedUse = keyof typeof limits

/** `null` is an address that is not known: it is not limited. */
type TakeToken = (address: string | null) => Promise<LimitAnswer>

/** A process without a database of its own leaves it to the platform in front of it. */
export function addressLimits(data: OpenedData, now: () => number): (use: LimitedUse) => TakeToken {
  if (data.kind === 'elsewhere') return () => async () => ({ granted: true })
  const buckets = createTokenBuckets(data.database, now)
  return (use) => async (address) =>
    address === null ? { granted: true } : buckets.take(use, limits[use], address)
}
