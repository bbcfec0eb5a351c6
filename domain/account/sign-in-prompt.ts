/** On which pages a visitor is asked to sign in. */

/** Each with everything below it. */
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

export function asksForSignIn(pathname: string): boolean {
  if (pathname === '/' || pathname.startsWith('/auth')) return false
  return !exempt.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
