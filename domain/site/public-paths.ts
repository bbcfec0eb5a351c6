/** Paths for robots.txt and the sitemap. */

/** Public pages, by their canonical paths. */
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
  '/restaurant-recommendations',
  '/restaurants',
  '/roadtrip',
  '/terms',
  '/view-itinerary',
]

/** Prefixes of private, technical and other paths that are not to be crawled. */
export const uncrawledPaths: readonly string[] = [
  '/__',
  '/account',
  '/admin',
  '/auth',
  '/functions/',
  '/generate-itinerary',
  '/group-planning',
  '/groups/',
  '/invite',
  '/realtime/',
  '/reset-database',
  '/rest/',
  '/saved-trips',
]
