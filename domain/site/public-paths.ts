/** What search engines are told of the site's own addresses. */

/** Pages that are the same for everyone, by the address they should be found under. */
export const publicPaths: readonly string[] = [
  '/',
  '/about',
  '/careers',
  '/contact',
  '/ideaboard',
  '/inspirations',
  '/itinerary/new/plan',
  '/partners',
  '/partners/airbnb-hosts',
  '/partners/dmo',
  '/partners/hotels-and-resorts',
  '/partners/tour-operators',
  '/privacy',
  '/roadtrip',
  '/terms',
]

/** Beginnings of addresses that belong to a person, to a machine or to nobody's search results. */
export const uncrawledPaths: readonly string[] = [
  '/__',
  '/account',
  '/admin',
  '/auth',
  '/functions/',
  '/group-planning',
  '/groups/',
  '/invite',
  '/realtime/',
  '/reset-database',
  '/rest/',
  '/saved-trips',
  '/shared-itinerary/',
]
