/** Every address of the product where a person can stay, with an example of its parameters, and the heading a person sees. */
import type { SignInQuestion } from './sign-in-question.ts'

export interface ProductRoute {
  path: string
  heading: string
  status?: number
  /** Who sees it; everyone else is led away. */
  for?: 'user' | 'admin'
  /** An address of the same screen, perhaps with other words, where a browser opens it every day. */
  sameAs?: string
  /** Made of pieces that the screens above show; it is opened in full runs. */
  isShowcase?: true
  /**
   * How it asks visitors to sign in; `modal` where nothing is said. Not taken from the rule, so
   * that a wrong rule fails.
   */
  asks?: SignInQuestion
}

export const productRoutes: readonly ProductRoute[] = [
  { path: '/', heading: 'Days that really work', asks: 'none' },
  { path: '/about', heading: 'About Piri', asks: 'none' },
  { path: '/about-us', heading: 'About Piri', asks: 'none', sameAs: '/about' },
  { path: '/contact', heading: 'Get in Touch', asks: 'none' },
  { path: '/partners', heading: 'Piri for Business', asks: 'none' },
  { path: '/partners/dmo', heading: 'Be featured at the moment people plan', asks: 'none' },
  {
    path: '/partners/hotels-and-resorts',
    heading: 'Put the whole property in the plan',
    asks: 'none',
    sameAs: '/partners/dmo',
  },
  {
    path: '/partners/tour-operators',
    heading: 'Your tours, on the days they fit',
    asks: 'none',
    sameAs: '/partners/dmo',
  },
  {
    path: '/partners/airbnb-hosts',
    heading: 'Your local favorites, in your guests’ days',
    asks: 'none',
    sameAs: '/partners/dmo',
  },
  {
    path: '/partners/unknown',
    heading: 'Page Not Found',
    status: 404,
    asks: 'none',
    sameAs: '/no-such-page',
  },
  { path: '/careers', heading: 'Careers', asks: 'strip' },
  { path: '/thank-you', heading: 'Thank You!', asks: 'strip' },
  { path: '/inspirations', heading: 'Travel Inspirations' },
  { path: '/ideaboard', heading: 'Trip Planning Board' },
  { path: '/idea-board', heading: 'Trip Planning Board', sameAs: '/ideaboard' },
  { path: '/admin', heading: 'Admin', for: 'admin' },
  { path: '/admin/carousel', heading: 'Carousel Admin', for: 'admin' },
  { path: '/admin/messages', heading: 'Contact Messages', for: 'admin' },
  // Of one name: other tests leave people behind whose pictures are broken on purpose.
  { path: '/admin/users?q=Admin%20Demo', heading: 'Users', for: 'admin' },
  { path: '/admin/audit', heading: 'Audit Trail', for: 'admin' },
  { path: '/admin/jobs', heading: 'Jobs', for: 'admin' },
  { path: '/admin/pages', heading: 'Pages', for: 'admin' },
  {
    path: '/admin/pages/new',
    heading: 'New Page',
    for: 'admin',
    sameAs: '/admin/pages/edit/lisbon',
  },
  { path: '/admin/pages/edit/lisbon', heading: 'Edit Page', for: 'admin' },
  { path: '/restaurants', heading: 'Restaurants' },
  { path: '/restaurant-recommendations', heading: 'Restaurant Recommendations' },
  { path: '/roadtrip', heading: 'Road Trip' },
  { path: '/roadtrip/7', heading: 'Road Trip', sameAs: '/roadtrip' },
  { path: '/roadtrip/7/edit', heading: 'Road Trip', sameAs: '/roadtrip' },
  { path: '/reset-database', heading: 'Reset Database', asks: 'strip' },
  {
    path: '/itinerary/new',
    heading: 'Create Itinerary',
    asks: 'strip',
    sameAs: '/itinerary/new/plan',
  },
  { path: '/itinerary/new/plan', heading: 'Create Itinerary', asks: 'strip' },
  {
    path: '/create-itinerary',
    heading: 'Create Itinerary',
    asks: 'strip',
    sameAs: '/itinerary/new/plan',
  },
  { path: '/view-itinerary', heading: 'Itineraries', asks: 'strip' },
  // The sample that other tests open as well: each is planned when it is asked for first.
  { path: '/view-itinerary/lisbon', heading: '3 days in Lisbon', asks: 'strip' },
  {
    path: '/shared-itinerary/paris',
    heading: 'This itinerary isn’t shared here',
    status: 404,
    asks: 'strip',
  },
  { path: '/view-itinerary-with-details/paris', heading: 'No itinerary here', asks: 'strip' },
  { path: '/saved-trips', heading: 'My Trips', for: 'user' },
  { path: '/group-planning', heading: 'Group Planning', for: 'user' },
  { path: '/groups/7', heading: 'Group', for: 'user', sameAs: '/group-planning' },
  { path: '/auth', heading: 'Sign in', asks: 'none' },
  { path: '/auth/callback', heading: 'Sign in failed', asks: 'none' },
  { path: '/terms', heading: 'Terms of Service', asks: 'strip', sameAs: '/privacy' },
  { path: '/privacy', heading: 'Privacy Policy', asks: 'strip' },
  { path: '/generate-itinerary', heading: 'Generate Itinerary', asks: 'strip' },
  { path: '/invite', heading: 'Invitation', sameAs: '/group-planning' },
  { path: '/account', heading: 'Account', for: 'user' },
  { path: '/__mail', heading: 'Local mailbox', asks: 'strip' },
  { path: '/__ui', heading: 'Postcards on an evening sky', isShowcase: true },
  { path: '/lisbon', heading: 'Lisbon' },
  { path: '/no-such-page', heading: 'Page Not Found', status: 404, asks: 'strip' },
  {
    path: '/no/such/page',
    heading: 'Page Not Found',
    status: 404,
    asks: 'strip',
    sameAs: '/no-such-page',
  },
]
