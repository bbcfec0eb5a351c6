/** Every address of the product where a person can stay, with an example of its parameters, and the heading a person sees. */
export interface ProductRoute {
  path: string
  heading: string
  status?: number
  /** Who sees it; everyone else is led away. */
  for?: 'user' | 'admin'
}

export const productRoutes: readonly ProductRoute[] = [
  { path: '/', heading: 'Days that really work' },
  { path: '/about', heading: 'About Piri' },
  { path: '/about-us', heading: 'About Piri' },
  { path: '/contact', heading: 'Get in Touch' },
  { path: '/partners', heading: 'Piri for Business' },
  { path: '/partners/dmo', heading: 'Be featured at the moment people plan' },
  { path: '/partners/hotels-and-resorts', heading: 'Put the whole property in the plan' },
  { path: '/partners/tour-operators', heading: 'Your tours, on the days they fit' },
  { path: '/partners/airbnb-hosts', heading: 'Your local favourites, in your guests’ days' },
  { path: '/partners/unknown', heading: 'Page Not Found', status: 404 },
  { path: '/careers', heading: 'Careers' },
  { path: '/thank-you', heading: 'Thank You!' },
  { path: '/inspirations', heading: 'Travel Inspirations' },
  { path: '/ideaboard', heading: 'Trip Planning Board' },
  { path: '/idea-board', heading: 'Trip Planning Board' },
  { path: '/admin', heading: 'Admin', for: 'admin' },
  { path: '/admin/carousel', heading: 'Carousel Admin', for: 'admin' },
  { path: '/admin/messages', heading: 'Contact Messages', for: 'admin' },
  // Of one name: other tests leave people behind whose pictures are broken on purpose.
  { path: '/admin/users?q=Admin%20Demo', heading: 'Users', for: 'admin' },
  { path: '/admin/audit', heading: 'Audit Trail', for: 'admin' },
  { path: '/admin/jobs', heading: 'Jobs', for: 'admin' },
  { path: '/admin/pages', heading: 'Pages', for: 'admin' },
  { path: '/admin/pages/new', heading: 'New Page', for: 'admin' },
  { path: '/admin/pages/edit/lisbon', heading: 'Edit Page', for: 'admin' },
  { path: '/restaurants', heading: 'Restaurants' },
  { path: '/restaurant-recommendations', heading: 'Restaurant Recommendations' },
  { path: '/roadtrip', heading: 'Road Trip' },
  { path: '/roadtrip/7', heading: 'Road Trip' },
  { path: '/roadtrip/7/edit', heading: 'Road Trip' },
  { path: '/reset-database', heading: 'Reset Database' },
  { path: '/itinerary/new', heading: 'Create Itinerary' },
  { path: '/itinerary/new/plan', heading: 'Create Itinerary' },
  { path: '/create-itinerary', heading: 'Create Itinerary' },
  { path: '/view-itinerary', heading: 'Itinerary' },
  { path: '/shared-itinerary/paris', heading: 'No itinerary here' },
  { path: '/view-itinerary-with-details/paris', heading: 'No itinerary here' },
  { path: '/saved-trips', heading: 'My Trips', for: 'user' },
  { path: '/group-planning', heading: 'Group Planning', for: 'user' },
  { path: '/groups/7', heading: 'Group', for: 'user' },
  { path: '/auth', heading: 'Sign in' },
  { path: '/auth/callback', heading: 'Sign in failed' },
  { path: '/terms', heading: 'Terms of Service' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/generate-itinerary', heading: 'Generate Itinerary' },
  { path: '/invite', heading: 'Invitation' },
  { path: '/account', heading: 'Account', for: 'user' },
  { path: '/__mail', heading: 'Local mailbox' },
  { path: '/__ui', heading: 'Postcards on an evening sky' },
  { path: '/lisbon', heading: 'Lisbon' },
  { path: '/no-such-page', heading: 'Page Not Found', status: 404 },
  { path: '/no/such/page', heading: 'Page Not Found', status: 404 },
]
