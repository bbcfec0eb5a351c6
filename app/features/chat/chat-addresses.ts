import { isServerId } from '#app/data/server-id.ts'
import type { TripId } from '#domain/trip/ids.ts'

/** Screens without the chat's button: signing in, administration and what is made for machines or paper. */
const without = [/^\/auth(?:\/|$)/i, /^\/admin(?:\/|$)/i, /^\/reset-database\/?$/i]

export const hasChat = (pathname: string): boolean =>
  !without.some((pattern) => pattern.test(pathname))

/** The trip that a screen shows, by its address; samples have names instead of ids. */
export function tripIdOf(pathname: string): TripId | null {
  const [, id] = /^\/view-itinerary(?:-with-details)?\/([^/]+)\/?$/i.exec(pathname) ?? []
  return id !== undefined && isServerId(id) ? id : null
}
