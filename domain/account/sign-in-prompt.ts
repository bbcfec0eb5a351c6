/** On which pages visitors see the sign-in prompt. */

/** These paths and everything below them have none. */
const exempt = [
  '/partners',
  '/business',
  '/dmo',
  '/airbnb-hosts',
  '/contact',
  '/about',
  '/about-us',
  '/hotels',
  '/hotels-and-resorts',
  '/tour-operators',
]

/** Ignores case, as the router does. */
export function asksForSignIn(pathname: string): boolean {
  const asked = pathname.toLowerCase()
  if (asked === '/' || asked.startsWith('/auth')) return false
  return !exempt.some((path) => asked === path || asked.startsWith(`${path}/`))
}
