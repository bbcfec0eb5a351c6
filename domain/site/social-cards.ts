/** The texts and addresses of the preview pictures that social networks show for public pages. */
import type { Brand } from '#domain/brand/brand.ts'
import type { PosterSlug } from './posters.ts'

export interface SocialCard {
  title: string
  line: string
  poster: PosterSlug
}

export const socialCardSize = { width: 1200, height: 630 } as const

const folder = '/images/social'
/** The name of the landing page's card, whose path is empty. */
const home = 'home'

/** By canonical path. */
export function socialCards({ name }: Brand): Readonly<Record<string, SocialCard>> {
  return {
    '/': {
      title: 'Days that really work',
      line: 'Opening hours, distances, weather and budget, thought through.',
      poster: 'default',
    },
    '/about': {
      title: `About ${name}`,
      line: 'A travel agent that knows what is open on a Tuesday.',
      poster: 'istanbul',
    },
    '/careers': {
      title: 'Careers',
      line: 'Remote-first, a small team, real problems.',
      poster: 'queenstown',
    },
    '/contact': { title: 'Get in Touch', line: 'A person reads every message.', poster: 'venice' },
    '/ideaboard': {
      title: 'Trip Planning Board',
      line: 'Collect ideas, move them along, put them on a calendar.',
      poster: 'kyoto',
    },
    '/inspirations': {
      title: 'Travel Inspirations',
      line: 'Destinations worth a detour.',
      poster: 'santorini',
    },
    '/itinerary/new/plan': {
      title: 'Plan a trip',
      line: 'Say what you wish for; the days come out right.',
      poster: 'paris',
    },
    '/partners': {
      title: `${name} for Business`,
      line: 'Be part of the plan, at the moment it is made.',
      poster: 'new-york',
    },
    '/partners/airbnb-hosts': {
      title: 'For hosts',
      line: 'Your local favorites, in your guests’ days.',
      poster: 'lisbon',
    },
    '/partners/dmo': {
      title: 'For destinations',
      line: 'Be featured at the moment people plan.',
      poster: 'reykjavik',
    },
    '/partners/hotels-and-resorts': {
      title: 'For hotels and resorts',
      line: 'Put the whole property in the plan.',
      poster: 'bali',
    },
    '/partners/tour-operators': {
      title: 'For tour operators',
      line: 'Your tours, on the days they fit.',
      poster: 'cape-town',
    },
    '/privacy': {
      title: 'Privacy Policy',
      line: 'What is stored, where, how long, and how to take it back.',
      poster: 'edinburgh',
    },
    '/restaurant-recommendations': {
      title: 'Restaurant Recommendations',
      line: 'Tables for a whole trip, meal by meal.',
      poster: 'barcelona',
    },
    '/restaurants': {
      title: 'Restaurants',
      line: 'Tables that fit the hour, the diet and the way there.',
      poster: 'rome',
    },
    '/roadtrip': {
      title: 'Road Trip',
      line: 'Many stops in the best order, and a bed each night.',
      poster: 'san-francisco',
    },
    '/terms': { title: 'Terms of Service', line: 'In plain words.', poster: 'prague' },
    '/view-itinerary': {
      title: 'Itineraries',
      line: 'Sample days that work, yours to steal.',
      poster: 'japan',
    },
  }
}

/** The address of a page's preview picture; pages without one use the landing page's. */
export function socialCardAddress(brand: Brand, path: string): string {
  const known = path !== '/' && Object.hasOwn(socialCards(brand), path)
  return `${folder}/${known ? path.slice(1) : home}.jpg`
}

export function socialCardAt(brand: Brand, address: string): SocialCard | undefined {
  const cards = socialCards(brand)
  const path = Object.keys(cards).find((each) => socialCardAddress(brand, each) === address)
  return path === undefined ? undefined : cards[path]
}
