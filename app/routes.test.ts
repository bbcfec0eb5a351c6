import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { isReservedSlug } from '#domain/pages/reserved-slugs.ts'
import routes from './routes.ts'

function addresses(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const own = entry.path ? `${parent}/${entry.path}` : parent
    return entry.children ? addresses(entry.children, own) : [own || '/']
  })
}

/** The route table of the specification, as React Router spells it. */
const specified = [
  '/',
  '/about',
  '/about-us',
  '/contact',
  '/partners',
  '/partners/dmo',
  '/partners/hotels-and-resorts',
  '/partners/tour-operators',
  '/partners/airbnb-hosts',
  '/careers',
  '/thank-you',
  '/inspirations',
  '/ideaboard',
  '/idea-board',
  '/admin',
  '/admin/pages',
  '/admin/pages/new',
  '/admin/pages/edit/:slug',
  '/restaurants',
  '/restaurant-recommendations',
  '/roadtrip',
  '/roadtrip/:id',
  '/roadtrip/:id/edit',
  '/reset-database',
  '/itinerary/new',
  '/itinerary/new/plan',
  '/create-itinerary',
  '/view-itinerary',
  '/view-itinerary/:id',
  '/view-itinerary/swap/:secret',
  '/view-itinerary/evening/:secret',
  '/shared-itinerary/:id',
  '/shared-itinerary/preview/:file',
  '/view-itinerary-with-details/:id',
  '/saved-trips',
  '/group-planning',
  '/groups/:groupId',
  '/auth',
  '/auth/callback',
  '/auth/reload',
  '/terms',
  '/privacy',
  '/generate-itinerary',
  '/invite',
  '/:slug',
]

describe('routes', () => {
  it('has every route of the specification', () => {
    expect(addresses(routes)).toEqual(expect.arrayContaining(specified))
  })

  it('reserves the first segment of every fixed address, so that no page can hide it', () => {
    const firstSegments = addresses(routes)
      .map((address) => address.split('/')[1] ?? '')
      .filter((segment) => segment && !segment.startsWith(':') && segment !== '*')
      // Slugs have no dot, so that files can't collide with pages.
      .filter((segment) => !segment.includes('.'))
    expect(firstSegments.filter((segment) => !isReservedSlug(segment))).toEqual([])
  })
})
