/** Addresses and terms of links to a trip, for screens and the server alike. */

/** 256 random bits, as the database makes them. */
const secret = /^[A-Za-z0-9_-]{43}$/

export const isLinkSecret = (text: string): boolean => secret.test(text)

/** Of a link by its secret, and of a published trip by its id. */
export const sharedPath = (secretOrTrip: string): string => `/shared-itinerary/${secretOrTrip}`

/** The picture that networks show beside a link; its name opens nothing else. */
export const previewPath = (name: string): string => `/shared-itinerary/preview/${name}.jpg`

/** What calendar programs subscribe to: by a secret of its own, a link's, or a published trip's id. */
export const calendarPath = (secretOrTrip: string): string => `/calendar/${secretOrTrip}.ics`

export const linkRights = ['read', 'suggest'] as const
export type LinkRights = (typeof linkRights)[number]

/** What a link shows only where its owner ticked it. */
export const linkTicks = ['lodging', 'notes', 'money', 'bookings', 'attachments'] as const
export type LinkTick = (typeof linkTicks)[number]

/** How long a suggestion and the name under it may be, in characters. */
export const longestSuggestion = 500
export const longestName = 60

export const linkTerms = ['never', 'day', 'week', 'month', 'date'] as const
export type LinkTerm = (typeof linkTerms)[number]

const hour = 3_600_000
const lengths: Readonly<Record<'day' | 'week', number>> = { day: 24 * hour, week: 7 * 24 * hour }

/**
 * When a link ends; null where it never does. A date counts to its end where its maker is:
 * `endOfDate` tells when that is.
 */
export function endOfLink(
  term: LinkTerm,
  now: Date,
  endOfDate: () => Date | null,
): Date | null | 'past' {
  if (term === 'never') return null
  if (term === 'date') {
    const end = endOfDate()
    return end && end > now ? end : 'past'
  }
  if (term === 'month') return aMonthAfter(now)
  return new Date(now.getTime() + lengths[term])
}

/** The same day of the next month, or its last where there is no such day. */
function aMonthAfter(now: Date): Date {
  const next = new Date(now)
  next.setUTCMonth(now.getUTCMonth() + 1)
  if (next.getUTCDate() !== now.getUTCDate()) next.setUTCDate(0)
  return next
}

interface LinkDates {
  revokedAt: string | null
  expiresAt: string | null
}

export type LinkState = 'live' | 'revoked' | 'expired'

export function stateOfLink({ revokedAt, expiresAt }: LinkDates, now: Date): LinkState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'live'
}
