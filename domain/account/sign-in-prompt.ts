/** How pages ask visitors to sign in. */

/** These paths and everything below them do not ask. */
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

/**
 * Pages that confirm, inform, or plan a trip without an account, as the landing page promises (the last two are
 * tools of a local start): the prompt there is a strip that covers nothing.
 */
const quiet = [
  '/thank-you',
  '/terms',
  '/privacy',
  '/careers',
  '/shared-itinerary',
  '/itinerary',
  '/create-itinerary',
  '/generate-itinerary',
  '/view-itinerary',
  '/view-itinerary-with-details',
  '/__mail',
  '/reset-database',
]

export type SignInPromptForm = 'none' | 'modal' | 'strip'

/** Ignores case, as the router does. A page that is not found gets the strip. */
export function signInPromptOn(pathname: string, { isFound = true } = {}): SignInPromptForm {
  const asked = pathname.toLowerCase()
  const isBelow = (path: string) => asked === path || asked.startsWith(`${path}/`)
  if (asked === '/' || asked.startsWith('/auth') || exempt.some(isBelow)) return 'none'
  return !isFound || quiet.some(isBelow) ? 'strip' : 'modal'
}
