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

/** However the address is written: routes do not tell capitals apart. */
export function asksForSignIn(pathname: string): boolean {
  const asked = pathname.toLowerCase()
  if (asked === '/' || asked.startsWith('/auth')) return false
  return !exempt.some((path) => asked === path || asked.startsWith(`${path}/`))
}
