/** Screens without the chat's button: signing in, administration and what is made for machines or paper. */
const without = [/^\/auth(?:\/|$)/i, /^\/admin(?:\/|$)/i, /^\/reset-database\/?$/i]

export const hasChat = (pathname: string): boolean =>
  !without.some((pattern) => pattern.test(pathname))

/** The trip that a screen shows, by its address; samples have names instead of ids. */
export function tripIdOf(pathname: string): string | null {
  const found = /^\/view-itinerary(?:-with-details)?\/([0-9a-f-]{36})\/?$/i.exec(pathname)
  return found?.[1] ?? null
}
