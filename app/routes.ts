/** The route table. A page's frame is the layout route above it. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { partnerRedirects } from './routes/partners/redirects.ts'

export default [
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('shared-itinerary/preview/:file', 'routes/shared-preview.ts'),
  route('calendar/:file', 'routes/trip-calendar.ts'),
  route('admin/pictures', 'routes/admin/pictures.ts'),
  route('auth/common-passwords', 'routes/auth/common-passwords.ts'),
  route('view-itinerary/weather', 'routes/trip-weather.ts'),
  route('restaurants/near', 'routes/restaurants-near.ts'),
  route('roadtrip/drives', 'routes/road-trip-drives.ts'),
  route('restaurant-recommendations/set', 'routes/restaurant-set.ts'),

  layout('routes/frames/open.tsx', [
    index('routes/landing.tsx'),
    route('inspirations', 'routes/inspirations.tsx'),
    route('create-itinerary', 'routes/create-itinerary.tsx'),
    route('itinerary/new', 'routes/create-itinerary.tsx', { id: 'itinerary-new' }),
    route('itinerary/new/plan', 'routes/create-itinerary.tsx', { id: 'itinerary-new-plan' }),
  ]),

  layout('routes/frames/viewer.tsx', [
    route('view-itinerary', 'routes/itineraries.tsx'),
    route('view-itinerary/swap/:secret', 'routes/evening-swap.tsx'),
    route('view-itinerary/evening/:secret', 'routes/evening-mail.tsx'),
    route('view-itinerary/:id', 'routes/view-itinerary.tsx'),
    route('shared-itinerary/:id', 'routes/shared-itinerary.tsx'),
    route('view-itinerary-with-details/:id', 'routes/itinerary-details.tsx'),
  ]),

  layout('routes/frames/starry.tsx', [
    route('about', 'routes/about.tsx'),
    route('about-us', 'routes/about.tsx', { id: 'about-us' }),
    route('contact', 'routes/contact.tsx'),
    route('careers', 'routes/careers.tsx'),
    route('thank-you', 'routes/thank-you.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),

    route('partners', 'routes/partners/outlet.tsx', [
      index('routes/partners/landing.tsx'),
      route('dmo', 'routes/partners/dmo.tsx'),
      route('hotels-and-resorts', 'routes/partners/hotels-and-resorts.tsx'),
      route('tour-operators', 'routes/partners/tour-operators.tsx'),
      route('airbnb-hosts', 'routes/partners/airbnb-hosts.tsx'),
    ]),
    ...Object.keys(partnerRedirects).map((path) =>
      route(path, 'routes/partners/redirect.ts', { id: `redirect-${path}` }),
    ),

    route('ideaboard', 'routes/idea-board.tsx'),
    route('idea-board', 'routes/idea-board.tsx', { id: 'idea-board' }),
    route('roadtrip', 'routes/road-trip.tsx'),
    route('roadtrip/:id', 'routes/road-trip.tsx', { id: 'road-trip-by-id' }),
    route('roadtrip/:id/edit', 'routes/road-trip.tsx', { id: 'road-trip-edit' }),
    route('restaurants', 'routes/restaurants.tsx'),
    route('restaurant-recommendations', 'routes/restaurant-recommendations.tsx'),
    route('generate-itinerary', 'routes/generate-itinerary.tsx'),
    route('saved-trips', 'routes/saved-trips.tsx'),
    route('group-planning', 'routes/group-planning.tsx'),
    route('groups/:groupId', 'routes/group.tsx'),
    route('invite', 'routes/invite.tsx'),

    route('admin', 'routes/admin/home.tsx'),
    route('admin/carousel', 'routes/admin/carousel.tsx'),
    route('admin/messages', 'routes/admin/messages.tsx'),
    route('admin/users', 'routes/admin/users.tsx'),
    route('admin/audit', 'routes/admin/audit.tsx'),
    route('admin/jobs', 'routes/admin/jobs.tsx'),
    route('admin/pages', 'routes/admin/pages.tsx'),
    route('admin/pages/new', 'routes/admin/page-new.tsx'),
    route('admin/pages/edit/:slug', 'routes/admin/page-edit.tsx'),

    route('auth', 'routes/auth/sign-in.tsx'),
    route('auth/callback', 'routes/auth/callback.tsx'),
    route('auth/reload', 'routes/auth/reload.tsx'),

    route('reset-database', 'routes/reset-database.tsx'),
    route('__ui', 'routes/ui-gallery.tsx'),
    route('__mail', 'routes/mailbox.tsx'),
    route('account', 'routes/account.tsx'),
    route(':slug', 'routes/destination.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
